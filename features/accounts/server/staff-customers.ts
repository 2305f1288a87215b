import { invalid, notFound } from "../../../platform/contracts/errors.ts";
import { recordAudit } from "../../staff/staff.server.ts";
import type { Tx, Visit } from "../../shop.ts";
import type { CustomerView } from "../staff-customers.contract.ts";
import { lockAccount, selectAccount, updateProfileFields } from "./accounts.queries.ts";
import { insertAccountOfPhone, revokeTokensOf, selectCustomers, updateStanding, type AccountRow } from "./staff-customers.queries.ts";
import type { Id } from "../../../platform/ids.ts";
import { rowsOfPage, type ListPage } from "../../../platform/contracts/pagination.ts";

export async function customers(
  { shop }: Visit,
  { page, perPage, q, blacklisted }: ListPage & { q?: string | undefined; blacklisted?: "true" | "false" | undefined },
): Promise<{ data: CustomerView[]; total: number }> {
  const filter = { q, blacklisted: blacklisted === undefined ? undefined : blacklisted === "true" };
  const { rows, total } = await selectCustomers(shop.db.read, filter, rowsOfPage({ page, perPage }));
  return { data: rows.map(viewCustomer), total };
}

/** Throws 404. */
export async function customer({ shop }: Visit, id: Id<"account">): Promise<CustomerView> {
  const row = await selectAccount(shop.db.read, id);
  if (!row) throw notFound();
  return viewCustomer(row);
}

/** Finds or makes the account of a phone and names a nameless one. 422 at the parts of a name still missing. */
export async function addCustomer(visit: Visit, { phone, name, surname }: Named): Promise<CustomerView> {
  return visit.shop.db.write(async (tx) => {
    const { id, isNew } = await insertAccountOfPhone(tx, { phone, locale: visit.locale, now: visit.now });
    const before = await lockAccount(tx, id);
    const after = { name: before.name || name, surname: before.surname || surname };
    const missing = (["name", "surname"] as const).filter((part) => after[part] === "");
    if (missing.length > 0) throw invalid(Object.fromEntries(missing.map((part) => [part, ["form.required"]])));
    const isNamed = before.name !== "" && before.surname !== "";
    if (!isNamed)
      await updateProfileFields(tx, id, { ...after, patronymic: before.patronymic, email: before.email, birthDate: before.birth_date });
    if (isNew || !isNamed) await recordAudit(tx, visit, { action: isNew ? "add" : "change", entity: "customer", entityId: id, after });
    return viewCustomer({ ...before, ...after });
  });
}

type Named = { phone: string; name: string; surname: string };

type Standing = { id: Id<"account">; blacklisted?: boolean | undefined; cardOnly?: boolean | undefined };

/** Ends a blacklisted customer's tokens (S27); the caller releases carts first, for the lock order (S2, S28). What is left out stays. */
export async function changeStanding(tx: Tx, visit: Visit, { id, ...change }: Standing): Promise<void> {
  const { blacklisted_at: since, card_only: isCardOnly } = await lockAccount(tx, id);
  const before = { blacklisted: since !== null, cardOnly: isCardOnly };
  const after = { blacklisted: change.blacklisted ?? before.blacklisted, cardOnly: change.cardOnly ?? before.cardOnly };
  if (after.blacklisted) await revokeTokensOf(tx, id, visit.now);
  if (after.blacklisted === before.blacklisted && after.cardOnly === before.cardOnly) return;
  await updateStanding(tx, id, { blacklistedAt: after.blacklisted ? (since ?? visit.now) : null, cardOnly: after.cardOnly });
  await recordAudit(tx, visit, { action: "change", entity: "customer", entityId: id, before, after });
}

const viewCustomer = (row: AccountRow): CustomerView => ({
  id: row.id,
  phone: row.phone,
  name: [row.surname, row.name].filter(Boolean).join(" "),
  email: row.email,
  createdAt: row.created_at.toISOString(),
  completedOrders: row.completed_orders,
  cardOnly: row.card_only,
  blacklisted: row.blacklisted_at !== null,
  blacklistedAt: row.blacklisted_at?.toISOString() ?? null,
});
