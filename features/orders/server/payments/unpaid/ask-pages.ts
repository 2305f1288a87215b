import { mayBePaid, selectPaymentsOfCart } from "../../../../payments/payments.server.ts";
import type { Shop } from "../../../../shop.ts";
import { askProvider } from "../poll-payments.ts";

/**
 * Hears of the open pages of a purchase that is about to end: money that came without a word of it is applied first, since a closed page is
 * asked about no more. A silent vendor stops nothing.
 */
export async function askAboutPages(shop: Shop, cartId: string): Promise<void> {
  for (const attempt of (await selectPaymentsOfCart(shop.db.read, cartId)).filter(mayBePaid)) await askProvider(shop, attempt);
}
