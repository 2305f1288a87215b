import type { Id } from "../../../platform/ids.ts";
import type { Instant } from "../../../platform/time/time.ts";
import { notify } from "../../notifications/notifications.server.ts";
import type { Shop, Tx } from "../../shop.ts";
import { selectReturn } from "./returns.queries.ts";

type Told = { id: Id<"goods_return">; status: "approved" | "refused" | "received"; at: Instant };

/** Tells the customer what became of a return, once a step (decisions.md §6). */
export async function tellReturn(tx: Tx, shop: Shop, { id, status, at }: Told): Promise<void> {
  const row = await selectReturn(tx, id);
  if (!row) return;
  const news = { kind: "return_status" as const, id, number: row.orderNumber, status, answer: row.answer };
  await notify(tx, shop, { accountId: row.account_id, news, source: `return ${id} ${status}`, locale: row.locale, at });
}
