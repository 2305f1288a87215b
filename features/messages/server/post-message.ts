import { randomUUID } from "node:crypto";
import { ignore } from "../../../platform/ignore.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { Shop, Tx } from "../../shop.ts";
import type { MessageText } from "./message-text.ts";
import { sendMessage, sendTaken } from "./send-messages.ts";
import { writeForLater, writeMessage, writeTaken } from "./write-message.ts";

type Posted = {
  text: MessageText;
  expiresAt: Instant;
  now: Instant;
  noticeId?: Id<"notice"> | undefined;
  /** For one that would wake somebody now. */
  notBefore?: Instant | undefined;
};

/**
 * Writes a message in its cause's transaction; it goes out by itself after the commit, until `expiresAt`. A letter is written as
 * taken by this process: when it ends meanwhile, another sends the letter a minute later (S60).
 */
export async function postMessage(tx: Tx, shop: Shop, { text, expiresAt, now, noticeId, notBefore = now }: Posted): Promise<void> {
  const message = { id: randomUUID(), text, expiresAt, now, noticeId };
  if (notBefore > now) {
    await writeForLater(tx, shop, message, notBefore);
    return;
  }
  const isLetter = text.channel === "e-mail";
  await (isLetter ? writeTaken : writeMessage)(tx, shop, message);
  tx.afterCommit(() =>
    ignore(shop.log, isLetter ? sendTaken(shop, message) : sendMessage(shop, message.id), "the schedule sends the message"),
  );
}
