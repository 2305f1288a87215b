import { addSeconds, type Instant } from "../../../platform/time/time.ts";
import type { Shop, Tx } from "../../shop.ts";
import { OWN_SENDING_SECONDS } from "../messages.rules.ts";
import { seal, type MessageText } from "./message-text.ts";
import { insertMessage } from "./messages.queries.ts";

/** Writes a message in its cause's transaction; `sendMessage` sends it after the commit, until `expiresAt`. */
export const writeMessage = (
  tx: Tx,
  { config }: Shop,
  { id, text, expiresAt, now }: { id: string; text: MessageText; expiresAt: Instant; now: Instant },
): Promise<unknown> =>
  insertMessage(tx, {
    id,
    channel: text.channel,
    sealed: seal(config.secret, text),
    next_try_at: addSeconds(now, OWN_SENDING_SECONDS),
    created_at: now,
    expires_at: expiresAt,
  });
