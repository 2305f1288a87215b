import { conflict, notFound } from "../../../platform/contracts/errors.ts";
import type { Id } from "../../../platform/ids.ts";
import { recordAudit } from "../../staff/staff.server.ts";
import { staffOf, type Visit } from "../../shop.ts";
import { insertReturnEvent, lockReturn, updateReturn } from "./returns.queries.ts";
import { tellReturn } from "./tell-return.ts";

type Decision = { id: Id<"goods_return">; isApproved: boolean; answer: string; version: number };

/** Approves or refuses, and tells the customer. 409 when decided or cancelled meanwhile. */
export async function decideReturn(visit: Visit, { id, isApproved, answer, version }: Decision): Promise<void> {
  const { shop } = visit;
  const staff = staffOf(visit);
  await shop.db.write(async (tx) => {
    const row = await lockReturn(tx, id);
    if (!row) throw notFound();
    if (row.version !== version || row.status !== "asked") throw conflict();
    const at = shop.clock.now();
    const status = isApproved ? "approved" : "refused";
    await updateReturn(tx, id, { status, answer, at });
    await insertReturnEvent(tx, { id, status, byWhom: staff.email, note: answer, at });
    await recordAudit(tx, visit, {
      action: isApproved ? "approve" : "refuse",
      entity: "return",
      entityId: id,
      before: { status: row.status },
      after: { status, answer },
    });
    await tellReturn(tx, shop, { id, status, at });
  });
}
