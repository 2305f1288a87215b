import { addDays, type Instant } from "../../../platform/time/time.ts";
import { postMessage } from "../../messages/messages.server.ts";
import { sellerInside } from "../../settings/settings.server.ts";
import type { Shop, Tx } from "../../shop.ts";

const WORTH_TELLING_DAYS = 7;

/** A letter to `email_admin`, where there is one; the back office lists what it says either way. */
export async function tellStaff(tx: Tx, shop: Shop, { text, at }: { text: string; at: Instant }): Promise<void> {
  const { email: to } = await sellerInside(tx, "uk");
  if (!to || !shop.integrations.mailer) return;
  const letter = { channel: "e-mail" as const, to, subject: text, text };
  await postMessage(tx, shop, { text: letter, expiresAt: addDays(at, WORTH_TELLING_DAYS), now: at });
}
