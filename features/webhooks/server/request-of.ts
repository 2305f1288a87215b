import { openSealedText } from "../../../platform/protection/sealed-text.ts";
import type { Shop } from "../../shop.ts";
import type { Due } from "./deliveries.queries.ts";
import { signatureOf } from "./sign.ts";

const USER_AGENT = "Semyriad-Webhooks/1.0";

/** Undefined where the shop's own secret has changed and none of the endpoint's can be opened. */
export function requestOf(shop: Shop, { url, secret, oldSecret, messageId: name, sequence, type, data, at }: Due) {
  const secrets = [secret, oldSecret].flatMap((sealed) => (sealed === null ? [] : opened(shop, sealed)));
  if (secrets.length === 0) return undefined;
  const timestamp = Math.floor(shop.clock.now().getTime() / 1_000);
  const body = JSON.stringify({ type, timestamp: at.toISOString(), sequence, data });
  const headers = {
    "Content-Type": "application/json",
    "User-Agent": USER_AGENT,
    "webhook-id": name,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signatureOf(secrets, { id: name, timestamp, body }),
  };
  return { url, headers, body };
}

function opened({ config, log }: Shop, sealed: string): string[] {
  try {
    return [openSealedText(config, sealed)];
  } catch (error) {
    log.error({ err: error }, "the secret of a webhook cannot be opened; it needs a new one");
    return [];
  }
}
