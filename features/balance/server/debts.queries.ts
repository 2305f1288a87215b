import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Kopiykas } from "../../../platform/money/money.ts";
import type { Instant } from "../../../platform/time/time.ts";

type Db = Kysely<Tables>;

export type DebtRow = {
  id: Id<"delivery_debt">;
  accountId: Id<"account">;
  orderNumber: number;
  parcelNumber: string;
  amount: Kopiykas;
  createdAt: Instant;
  /** The order that pays it, while that order lives. */
  paidWith: string | null;
  paidWithNumber: number | null;
};

const columns = [
  "id",
  "account_id as accountId",
  "order_number as orderNumber",
  "parcel_number as parcelNumber",
  "amount",
  "created_at as createdAt",
  "paid_with as paidWith",
  "paid_with_number as paidWithNumber",
] as const;

/** Kopiykas of debts that no order is paying yet, as an expression for a larger statement. */
export const freeDebtsStep = (accountId: Id<"account">): RawBuilder<Kopiykas> =>
  sql`(select coalesce(sum(amount), 0)::bigint from delivery_debt where account_id = ${accountId} and settled_at is null and paid_with is null)`;

export const selectOpenDebts = (db: Db, accountId: Id<"account">): Promise<DebtRow[]> =>
  db
    .selectFrom("delivery_debt")
    .select(columns)
    .where("account_id", "=", accountId)
    .where("settled_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

/** Undefined when the order already has a debt. */
export async function insertDebt(
  tx: Db,
  debt: { accountId: Id<"account">; order: { id: string; number: number }; parcelNumber: string; amount: Kopiykas; at: Instant },
): Promise<Id<"delivery_debt"> | undefined> {
  const made = await tx
    .insertInto("delivery_debt")
    .values({
      account_id: debt.accountId,
      order_id: debt.order.id,
      order_number: debt.order.number,
      parcel_number: debt.parcelNumber,
      amount: debt.amount,
      created_at: debt.at,
    })
    .onConflict((on) => on.column("order_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return made?.id;
}

export const updateClaimed = (
  tx: Db,
  { accountId, order }: { accountId: Id<"account">; order: { id: string; number: number } },
): Promise<DebtRow[]> =>
  tx
    .updateTable("delivery_debt")
    .set({ paid_with: order.id, paid_with_number: order.number })
    .where("account_id", "=", accountId)
    .where("settled_at", "is", null)
    .where("paid_with", "is", null)
    .returning(columns)
    .execute();

export const updateReleased = (tx: Db, orderId: string) =>
  tx
    .updateTable("delivery_debt")
    .set({ paid_with: null, paid_with_number: null })
    .where("paid_with", "=", orderId)
    .where("settled_at", "is", null)
    .execute();

export type SettledBy = NonNullable<Tables["delivery_debt"]["settled_by"]>;

/** Settles the open ones of these, of one order when `orderId` is given, and answers them. */
export async function updateSettled(
  tx: Db,
  which: { ids: readonly Id<"delivery_debt">[] } | { orderId: string },
  { by, at }: { by: SettledBy; at: Instant },
): Promise<DebtRow[]> {
  const open = tx.updateTable("delivery_debt").set({ settled_at: at, settled_by: by }).where("settled_at", "is", null);
  if ("orderId" in which) return open.where("paid_with", "=", which.orderId).returning(columns).execute();
  return which.ids.length === 0 ? [] : open.where("id", "in", which.ids).returning(columns).execute();
}

export async function countOpenDebts(db: Db, accountId: Id<"account">): Promise<number> {
  const { open } = await db
    .selectFrom("delivery_debt")
    .select((eb) => eb.fn.countAll<string | number>().as("open"))
    .where("account_id", "=", accountId)
    .where("settled_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(open);
}

export const lockDebt = (tx: Db, id: Id<"delivery_debt">) =>
  tx
    .selectFrom("delivery_debt")
    .select([...columns, "order_id as orderId", "settled_at as settledAt"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
