import type { Instant } from "../../../../../platform/time/time.ts";
import type { Shop, Tx } from "../../../../shop.ts";
import { lockStock } from "../../../../stock/stock.server.ts";
import { bringGoodsBack } from "../../refunds/bring-goods-back.ts";
import { giveMoneyBack, type RefundTo } from "../../refunds/give-money-back.ts";
import type { Part } from "../money.queries.ts";
import { withdrawWithOrder } from "../../parcels/waybills/withdraw-cancelled.ts";
import { insertOrderEvent, selectOrderLines, setOrderStatus } from "../../orders.queries.ts";

type Ending = { byWhom: string; note: string; at: Instant; refundTo: RefundTo };

/** Cancels locked parts; goods and money go back where they came from. Stock is locked before money (security.md S2). */
export async function endParts(tx: Tx, shop: Shop, parts: readonly Part[], { byWhom, note, at, refundTo }: Ending): Promise<void> {
  const lines = [];
  for (const { id } of parts) lines.push(...(await selectOrderLines(tx, id)));
  await lockStock(
    tx,
    lines.map((line) => line.variation_id),
  );
  for (const { id, number } of parts) {
    await bringGoodsBack(tx, id, at);
    await setOrderStatus(tx, id, { status: "cancelled", at });
    await insertOrderEvent(tx, { orderId: id, status: "cancelled", byWhom, note, at });
    await withdrawWithOrder(tx, { id, number });
  }
  for (const part of parts) await giveMoneyBack(tx, shop, part, { to: refundTo, byWhom, at });
}
