import type { Instant } from "../../../../platform/time/time.ts";
import type { Tx } from "../../../shop.ts";
import { putBack } from "../../../stock/stock.server.ts";
import { selectOrderLines } from "../orders.queries.ts";

export async function bringGoodsBack(tx: Tx, orderId: string, at: Instant): Promise<void> {
  const lines = (await selectOrderLines(tx, orderId)).filter(({ pieces }) => pieces > 0);
  await putBack(
    tx,
    lines.map((line) => ({ variationId: line.variation_id, pieces: line.pieces })),
    { source: orderId, at },
  );
}
