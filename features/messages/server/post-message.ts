import { randomUUID } from "node:crypto";
import { ignore } from "../../../platform/ignore.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { Shop, Tx } from "../../shop.ts";
import type { MessageText } from "./message-text.ts";
import { sendMessage } from "./send-messages.ts";
import { writeMessage } from "./write-message.ts";

/** Writes a message in its cause's transaction; it goes out by itself after the commit, until `expiresAt`. */
export async function postMessage(
  tx: Tx,
  shop: Shop,
  { text, expiresAt, now }: { text: MessageText; expiresAt: Instant; now: Instant },
): Promise<void> {
  const id = randomUUID();
  await writeMessage(tx, shop, { id, text, expiresAt, now });
  tx.afterCommit(() => ignore(shop.log, sendMessage(shop, id), "the schedule sends the message"));
}
