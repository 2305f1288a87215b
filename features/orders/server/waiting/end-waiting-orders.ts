import * as z from "zod";
import { idOf } from "../../../../platform/ids.ts";
import { enqueueScan } from "../../../../platform/jobs/enqueue.ts";
import { defineJob } from "../../../../platform/jobs/job.ts";
import type { Shop } from "../../../shop.ts";
import { isWaiting } from "../../waiting/waiting.rules.ts";
import { lockPurchase } from "../orders.queries.ts";
import { settleWaiting } from "./settle-waiting.ts";
import { selectLateOrders } from "./waiting.queries.ts";

export const endWaitingJob = defineJob({
  name: "end-waiting-order",
  payload: z.strictObject({ order: z.number().int(), account: z.number().int() }),
  atOnce: 2,
  most: 20_000,
  pauseSeconds: 15,
});

/** Has orders that staff did not confirm in time ended (security.md S33), one job a purchase. Safe in several processes. */
export const askToEndWaitingOrders = (shop: Shop): Promise<number> =>
  enqueueScan(shop, endWaitingJob, {
    due: async (tx, scan) => (await selectLateOrders(tx, scan)).map(({ number, accountId }) => ({ order: number, account: accountId })),
    keyOf: ({ order }) => String(order),
  });

/** Cancels a purchase that staff did not confirm in time; only whoever changes its state gives goods back. Job. */
export const endWaitingOrder = (shop: Shop, { order, account }: { order: number; account: number }): Promise<void> =>
  shop.db.job(async (tx) => {
    const waiting = (await lockPurchase(tx, idOf<"account">(account), order)).filter(isWaiting);
    if (waiting.length > 0) await settleWaiting(tx, shop, waiting, { end: "late", byWhom: "shop", note: "", at: shop.clock.now() });
  });
