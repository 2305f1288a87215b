import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import { recordset, rowsAsJson } from "../../../platform/db/recordset.ts";
import type { Id } from "../../../platform/ids.ts";
import { kopiykas, type Kopiykas } from "../../../platform/money/money.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { LotPart } from "../loyalty.rules.ts";

type Db = Kysely<Tables>;

export type LotRow = { id: Id<"bonus_lot">; granted: Kopiykas; left: Kopiykas; reason: string; grantedAt: Instant; endsAt: Instant };

const columns = ["id", "granted", "points_left as left", "reason", "granted_at as grantedAt", "ends_at as endsAt"] as const;

export const selectLots = (db: Db, accountId: Id<"account">, now: Instant): Promise<LotRow[]> =>
  db
    .selectFrom("bonus_lot")
    .select(columns)
    .where("account_id", "=", accountId)
    .where("points_left", ">", kopiykas(0))
    .where("ends_at", ">", now)
    .orderBy("ends_at")
    .orderBy("id")
    .execute();

export const bonusSumStep = (accountId: Id<"account">, now: Instant): RawBuilder<Kopiykas> =>
  sql`(select coalesce(sum(points_left), 0)::bigint from bonus_lot where account_id = ${accountId} and points_left > 0 and ends_at > ${now})`;

/** Points to spend at that instant, kopiykas (1 point = 1 грн). */
export async function selectBonusSum(db: Db, accountId: Id<"account">, now: Instant): Promise<Kopiykas> {
  const { sum } = await db.selectNoFrom(bonusSumStep(accountId, now).as("sum")).executeTakeFirstOrThrow();
  return sum;
}

export const selectLotsById = (db: Db, ids: readonly Id<"bonus_lot">[]): Promise<LotRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : db.selectFrom("bonus_lot").select(columns).where("id", "in", ids).execute();

export async function selectCashbackLots(db: Db, orderId: string): Promise<LotRow[]> {
  return db
    .selectFrom("bonus_lot")
    .select(columns)
    .where("reason", "=", "cashback")
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("posting")
          .innerJoin("journal_entry", "journal_entry.id", "posting.entry_id")
          .select("posting.entry_id")
          .whereRef("posting.lot_id", "=", "bonus_lot.id")
          .where("journal_entry.reason", "=", "cashback")
          .where("journal_entry.order_id", "=", orderId),
      ),
    )
    .orderBy("id")
    .execute();
}

/** Undefined when a lot has this reason and source. */
export async function insertLot(
  tx: Db,
  lot: { accountId: Id<"account">; amount: Kopiykas; reason: string; source: string; at: Instant; endsAt: Instant },
): Promise<Id<"bonus_lot"> | undefined> {
  const made = await tx
    .insertInto("bonus_lot")
    .values({
      account_id: lot.accountId,
      granted: lot.amount,
      points_left: lot.amount,
      reason: lot.reason,
      source: lot.source,
      granted_at: lot.at,
      ends_at: lot.endsAt,
    })
    .onConflict((on) => on.columns(["reason", "source"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return made?.id;
}

/** Adds to what is left, or takes below zero away; a constraint keeps it between zero and the grant. */
export async function addToLots(tx: Db, parts: readonly LotPart[]): Promise<void> {
  await sql`update bonus_lot set points_left = points_left + p.amount
    from ${recordset({ lotId: "bigint", amount: "bigint" }, rowsAsJson(parts), "p")} where id = p."lotId"`.execute(tx);
}

export async function selectAccountsWithEndedLots(db: Db, { now, limit }: { now: Instant; limit: number }): Promise<Id<"account">[]> {
  const rows = await db
    .selectFrom("bonus_lot")
    .select("account_id")
    .distinct()
    .where("points_left", ">", kopiykas(0))
    .where("ends_at", "<=", now)
    .orderBy("account_id")
    .limit(limit)
    .execute();
  return rows.map(({ account_id }) => account_id);
}

export const selectEndedLots = (tx: Db, accountId: Id<"account">, now: Instant): Promise<LotRow[]> =>
  tx
    .selectFrom("bonus_lot")
    .select(columns)
    .where("account_id", "=", accountId)
    .where("points_left", ">", kopiykas(0))
    .where("ends_at", "<=", now)
    .orderBy("id")
    .execute();
