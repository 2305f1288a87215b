import { addSeconds, type Instant } from "../../../platform/time/time.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Shop, Tx } from "../../shop.ts";
import { LEASE_SECONDS, OWN_SENDING_SECONDS } from "../messages.rules.ts";
import { seal, type MessageText } from "./message-text.ts";
import { insertMessage } from "./messages.queries.ts";

export type NewMessage = {
  id: string;
  text: MessageText;
  expiresAt: Instant;
  now: Instant;
  /** The notice that it tells. */
  noticeId?: Id<"notice"> | undefined;
};

/** Written with its cause; `sendMessage` sends it after the commit, until `expiresAt`. */
export const writeMessage = (tx: Tx, shop: Shop, message: NewMessage): Promise<unknown> =>
  insertMessage(tx, { ...rowOf(shop, message), next_try_at: addSeconds(message.now, OWN_SENDING_SECONDS) });

/** The schedule sends it from `notBefore` on. */
export const writeForLater = (tx: Tx, shop: Shop, message: NewMessage, notBefore: Instant): Promise<unknown> =>
  insertMessage(tx, { ...rowOf(shop, message), next_try_at: notBefore });

/** Written as taken, for `sendTaken` after the commit. */
export const writeTaken = (tx: Tx, shop: Shop, message: NewMessage): Promise<unknown> =>
  insertMessage(tx, {
    ...rowOf(shop, message),
    state: "sending",
    attempts: 1,
    next_try_at: addSeconds(message.now, LEASE_SECONDS),
  });

const rowOf = ({ config }: Shop, { id, text, expiresAt, now, noticeId = undefined }: NewMessage) => ({
  id,
  channel: text.channel,
  sealed: seal(config.secret, text),
  created_at: now,
  expires_at: expiresAt,
  notice_id: noticeId ?? null,
});
