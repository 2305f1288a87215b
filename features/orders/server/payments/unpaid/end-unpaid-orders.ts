import * as z from "zod";
import { idOf } from "../../../../../platform/ids.ts";
import { enqueueScan } from "../../../../../platform/jobs/enqueue.ts";
import { defineJob } from "../../../../../platform/jobs/job.ts";
import { isHeld, selectPaymentsOfCart } from "../../../../payments/payments.server.ts";
import type { Shop } from "../../../../shop.ts";
import { askAboutPages } from "./ask-pages.ts";
import { closePagesOf } from "./close-pages.ts";
import { endParts } from "./end-parts.ts";
import { selectUnpaidTooLong } from "../money.queries.ts";
import { lockPurchase, selectOrder } from "../../orders.queries.ts";
import { tellStatus } from "../../lifecycle/tell-status.ts";
import { firstPart } from "../../../orders.rules.ts";

export const endUnpaidJob = defineJob({
  name: "end-unpaid-order",
  payload: z.strictObject({ order: z.number().int(), account: z.number().int() }),
  atOnce: 2,
  most: 20_000,
  pauseSeconds: 15,
});

/** Has card orders that nobody paid in time ended (decisions.md §6), one job a purchase. Safe in several processes. */
export const askToEndUnpaidOrders = (shop: Shop): Promise<number> =>
  enqueueScan(shop, endUnpaidJob, {
    due: async (tx, scan) => (await selectUnpaidTooLong(tx, scan)).map(({ number, accountId }) => ({ order: number, account: accountId })),
    keyOf: ({ order }) => String(order),
  });

/** Does nothing where the order is decided (paid, cancelled, ended by another process) or a provider has or holds its money. Job. */
export async function endUnpaidOrder(shop: Shop, { order, account }: { order: number; account: number }): Promise<void> {
  const seen = await selectOrder(shop.db.read, idOf<"account">(account), order);
  if (seen) await askAboutPages(shop, seen.cart_id);
  const cartId = await shop.db.job(async (tx) => {
    const at = shop.clock.now();
    const unpaid = (await lockPurchase(tx, idOf<"account">(account), order)).filter(
      ({ status, unpaid_until: until }) => status === "awaiting_payment" && until !== null && until <= at,
    );
    const first = firstPart(unpaid);
    if (!first || (await selectPaymentsOfCart(tx, first.cart_id)).some(isHeld)) return undefined;
    await endParts(tx, shop, unpaid, { byWhom: "shop", note: "", at, refundTo: "card" });
    await tellStatus(tx, shop, first, { status: "cancelled", why: "unpaid", at });
    return first.cart_id;
  });
  if (cartId !== undefined) await closePagesOf(shop, cartId);
}
