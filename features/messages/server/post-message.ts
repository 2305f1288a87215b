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
  /** Set for a message that would wake somebody now. */
  notBefore?: Instant | undefined;
};

/** Written with its cause, sent after the commit until `expiresAt`. If the process dies, another sends its letters a minute later (S60). */
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
