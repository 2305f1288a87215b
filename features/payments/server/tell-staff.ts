import { addDays, type Instant } from "../../../platform/time/time.ts";
import { postMessage } from "../../messages/messages.server.ts";
import { staffLetter } from "../../messages/staff-letter.ts";
import { sellerInside } from "../../settings/settings.server.ts";
import type { Shop, Tx } from "../../shop.ts";

const WORTH_TELLING_DAYS = 7;

/** A letter to `email_admin`, if there is one; the back office lists the same at `page`. */
export async function tellStaff(tx: Tx, shop: Shop, { text, page, at }: { text: string; page: string; at: Instant }): Promise<void> {
  const { email: to } = await sellerInside(tx, "uk");
  if (!to || !shop.integrations.mailer) return;
  await postMessage(tx, shop, { text: staffLetter(shop.config, { to, text, page }), expiresAt: addDays(at, WORTH_TELLING_DAYS), now: at });
}
