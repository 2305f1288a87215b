import type { Selectable } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import { notFound } from "../../../platform/contracts/errors.ts";
import type { Shop, Visit } from "../../shop.ts";
import type { SessionView, StaffView } from "../staff.contract.ts";
import { permissionsOf } from "../staff.rules.ts";
import { countStaff, selectStaffById, selectStaffPage } from "./staff.queries.ts";
import type { Id } from "../../../platform/ids.ts";
import { rowsOfPage, type ListPage } from "../../../platform/contracts/pagination.ts";

/** Never the password or second factor. */
export const viewStaff = (row: Selectable<Tables["staff_member"]>): StaffView => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: row.role,
  disabled: row.disabled_at !== null,
  createdAt: row.created_at.toISOString(),
  version: row.version,
});

export async function viewSession(shop: Shop, staffId: Id<"staff_member">): Promise<SessionView> {
  const { id, email, name, role } = await oneStaff(shop, staffId);
  return { id, email, name, role, permissions: permissionsOf(role), embeddedDatabase: shop.db.kind === "embedded" };
}

/** Throws 404. */
export async function oneStaff({ db }: Shop, id: Id<"staff_member">): Promise<StaffView> {
  const row = await selectStaffById(db.read, id);
  if (!row) throw notFound();
  return viewStaff(row);
}

export async function staffList({ shop }: Visit, { page, perPage }: ListPage) {
  const [rows, total] = await Promise.all([selectStaffPage(shop.db.read, rowsOfPage({ page, perPage })), countStaff(shop.db.read)]);
  return { data: rows.map(viewStaff), total };
}
