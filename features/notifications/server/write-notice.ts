import { randomUUID } from "node:crypto";
import { ignore } from "../../../platform/ignore.ts";
import type { Instant } from "../../../platform/time.ts";
import { sendMessage, writeMessage } from "../../messages/messages.server.ts";
import type { Shop, Tx } from "../../shop.ts";

export type NoticeText = { subject: string; letter: string; sms: string };
type Notice = { contact: { phone: string; email: string }; text: NoticeText; expiresAt: Instant; now: Instant };

/** Writes a letter, or an SMS without an address, in the transaction; returns the id for `sendNotices`. */
export async function writeNotice(tx: Tx, shop: Shop, { contact: { phone, email }, text, expiresAt, now }: Notice): Promise<string> {
  const id = randomUUID();
  const isLetter = email !== "" && shop.integrations.mailer !== undefined;
  const message = isLetter
    ? { channel: "e-mail" as const, to: email, subject: text.subject, text: text.letter }
    : { channel: "sms" as const, phone, text: text.sms, code: "" };
  await writeMessage(tx, shop, { id, text: message, expiresAt, now });
  return id;
}

/** Sends now; failures are left to the schedule. */
export function sendNotices(shop: Shop, ids: readonly string[]): void {
  for (const id of ids) ignore(shop.log, sendMessage(shop, id), "the schedule sends the message");
}
