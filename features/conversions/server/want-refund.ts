import type { Id } from "../../../platform/ids.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { Tx } from "../../shop.ts";
import { goodsBack } from "../refund.rules.ts";
import { insertConversion, selectGoodsBack, selectPurchase } from "./conversions.queries.ts";
import { enqueueConversion } from "./tell-conversion.ts";

type Line = { variationId: Id<"variation">; pieces: number };
/** `lines`: what came back; without them everything. `source`: one refund each. */
type Refund = { orderId: string; source: string; lines?: readonly Line[]; at: Instant };

/** Tells Google Analytics of returned goods, unless the purchase was not told or is forgotten. The order is locked. */
export async function wantRefund(tx: Tx, { orderId, source, lines, at }: Refund): Promise<void> {
  const purchase = await selectPurchase(tx, orderId);
  if (!purchase) return;
  const goods = goodsBack(purchase.goods, await selectGoodsBack(tx, orderId), lines);
  const row = { order_id: orderId, vendor: "ga4" as const, kind: "refund" as const, source, goods: JSON.stringify(goods), at };
  const id = await insertConversion(tx, row);
  await enqueueConversion(tx, id, { vendor: "ga4", number: purchase.order_number, source });
}
