import { mayBePaid, selectPaymentsOfCart } from "../../../../payments/payments.server.ts";
import type { Shop } from "../../../../shop.ts";
import { askProvider } from "../hearing/poll-payments.ts";

/** Applies unreported money before a purchase ends, since a closed page is never asked about again. A silent vendor stops nothing. */
export async function askAboutPages(shop: Shop, cartId: string): Promise<void> {
  for (const attempt of (await selectPaymentsOfCart(shop.db.read, cartId)).filter(mayBePaid)) await askProvider(shop, attempt);
}
