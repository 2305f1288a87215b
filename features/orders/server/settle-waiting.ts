import type { Locale } from "../../../platform/i18n.ts";
import type { Instant } from "../../../platform/time.ts";
import type { Shop, Tx } from "../../shop.ts";
import { lockStock } from "../../stock/stock.server.ts";
import { bringGoodsBack } from "./bring-goods-back.ts";
import { insertOrderEvent, selectOrderLines, setOrderStatus } from "./orders.queries.ts";
import { tellStatus } from "./tell-status.ts";
import type { Id } from "../../../platform/ids.ts";

type Part = { id: string; number: number; account_id: Id<"account">; locale: Locale };

/** The word of staff, or that it did not come in time. */
export type WaitingEnd = "accepted" | "refused" | "late";

/** Confirms or cancels the locked waiting parts of a purchase, giving goods back; tells the customer once. */
export async function settleWaiting(
  tx: Tx,
  shop: Shop,
  parts: readonly Part[],
  { end, byWhom, note, at }: { end: WaitingEnd; byWhom: string; note: string; at: Instant },
): Promise<void> {
  const status = end === "accepted" ? "confirmed" : "cancelled";
  if (end !== "accepted") await bringAllBack(tx, parts, at);
  for (const { id } of parts) {
    await setOrderStatus(tx, id, status);
    await insertOrderEvent(tx, { orderId: id, status, byWhom, note, at });
  }
  const [first] = parts.toSorted((one, other) => one.number - other.number);
  if (first) await tellStatus(tx, shop, first, { status, why: end, at });
}

/** Locks the stock of all parts in the common order (security.md S2). */
async function bringAllBack(tx: Tx, parts: readonly Part[], at: Instant): Promise<void> {
  const lines = [];
  for (const { id } of parts) lines.push(...(await selectOrderLines(tx, id)));
  await lockStock(
    tx,
    lines.map((line) => line.variation_id),
  );
  for (const { id } of parts) await bringGoodsBack(tx, id, at);
}
