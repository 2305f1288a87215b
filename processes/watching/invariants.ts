import { debtInvariants } from "../../features/balance/balance.server.ts";
import { ledgerInvariants } from "../../features/ledger/ledger.server.ts";
import { bonusInvariants } from "../../features/loyalty/loyalty.server.ts";
import { orderInvariants } from "../../features/orders/orders.server.ts";
import type { Shop } from "../../features/shop.ts";
import { stockInvariants } from "../../features/stock/stock.server.ts";

/** Everything that breaks an invariant of security.md §1 that queries can judge; none in a shop that is in order. */
export async function brokenInvariants(shop: Shop): Promise<{ invariant: string; detail: string }[]> {
  const stock = await stockInvariants(shop);
  return [
    ...stock.map(({ invariant, variationId, detail }) => ({ invariant, detail: `variation ${variationId}: ${detail}` })),
    ...(await orderInvariants(shop)),
    ...(await ledgerInvariants(shop)),
    ...(await bonusInvariants(shop)),
    ...(await debtInvariants(shop)),
  ];
}
