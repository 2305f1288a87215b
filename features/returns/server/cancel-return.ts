import { conflict, notFound } from "../../../platform/contracts/errors.ts";
import type { Id } from "../../../platform/ids.ts";
import { customerOf, type Visit } from "../../shop.ts";
import { isOpen } from "../returns.rules.ts";
import { insertReturnEvent, lockReturn, updateReturn } from "./returns.queries.ts";

/** Until the goods arrive; repeatable. 404 for another's, 409 once decided. */
export async function cancelReturn(visit: Visit, id: Id<"goods_return">): Promise<void> {
  const { shop } = visit;
  const { id: accountId } = customerOf(visit);
  await shop.db.write(async (tx) => {
    const row = await lockReturn(tx, id);
    if (!row || row.account_id !== accountId) throw notFound();
    if (row.status === "cancelled") return;
    if (!isOpen(row.status)) throw conflict("returns.decided");
    const at = shop.clock.now();
    await updateReturn(tx, id, { status: "cancelled", at });
    await insertReturnEvent(tx, { id, status: "cancelled", byWhom: "customer", at });
  });
}
