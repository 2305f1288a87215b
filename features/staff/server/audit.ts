import type { Instant } from "../../../platform/time/time.ts";
import { staffOf, type Tx, type Visit } from "../../shop.ts";
import type { AuditView } from "../staff.contract.ts";
import { insertAudit, insertAudits, selectAudit } from "./audit.queries.ts";
import { rowsOfPage, type ListPage } from "../../../platform/contracts/pagination.ts";

/** Records a change by staff in its transaction (S35); never pass secrets. Throws 401 without staff. */
export const recordAudit = (tx: Tx, visit: Visit, change: AuditedChange): Promise<void> => recordAudits(tx, visit, [change]);

type AuditedChange = { action: string; entity: string; entityId: string | number; before?: unknown; after?: unknown };

/** Many changes of one call, in one statement. */
export async function recordAudits(tx: Tx, visit: Visit, changes: readonly AuditedChange[]): Promise<void> {
  const { id, now } = visit;
  const staff = staffOf(visit);
  const entries = changes.map((change) => ({
    staffId: staff.id,
    staffEmail: staff.email,
    action: change.action,
    entity: change.entity,
    entityId: String(change.entityId),
    before: change.before,
    after: change.after,
    visit: id,
    at: now,
  }));
  await insertAudits(tx, entries);
}

export async function recordCommandLine(
  tx: Tx,
  {
    at,
    entityId,
    before,
    after,
    ...change
  }: { action: string; entity: string; entityId: string | number; before?: unknown; after?: unknown; at: Instant },
): Promise<void> {
  await insertAudit(tx, { staffId: null, staffEmail: "npm run", ...change, entityId: String(entityId), before, after, visit: "", at });
}

export async function viewAudit(
  { shop }: Visit,
  { page, perPage, ...filter }: ListPage & { entity?: string | undefined; entityId?: string | undefined; staffEmail?: string | undefined },
): Promise<{ data: AuditView[]; total: number }> {
  const { rows, total } = await selectAudit(shop.db.read, filter, rowsOfPage({ page, perPage }));
  return {
    data: rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      staffEmail: row.staff_email,
      action: row.action,
      entity: row.entity,
      entityId: row.entity_id,
      before: (row.before ?? null) as AuditView["before"],
      after: (row.after ?? null) as AuditView["after"],
    })),
    total,
  };
}
