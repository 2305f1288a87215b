import { sql, type Kysely, type Selectable } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { Id } from "../../../../platform/ids.ts";
import type { Kopiykas } from "../../../../platform/money/money.ts";
import type { Instant } from "../../../../platform/time/time.ts";

type Db = Kysely<Tables>;
export type PromoRow = Selectable<Tables["promo_code"]>;
export type PromoTerms = Omit<PromoRow, "id" | "version" | "created_at">;

export const selectPromoByCode = (db: Db, compared: string): Promise<PromoRow | undefined> =>
  db.selectFrom("promo_code").selectAll().where("compared", "=", compared).executeTakeFirst();

/** Orders with the same code wait here for each other, so that every use is counted. */
export const lockPromoByCode = (tx: Db, compared: string): Promise<PromoRow | undefined> =>
  tx.selectFrom("promo_code").selectAll().where("compared", "=", compared).forUpdate().executeTakeFirst();

/** Purchases with the code that are not cancelled, in all and of this customer. */
export async function countUses(db: Db, id: Id<"promo_code">, accountId: Id<"account">): Promise<{ used: number; usedByCustomer: number }> {
  const { rows } = await sql<{ used: number; usedByCustomer: number }>`
    select count(distinct cart_id)::int as used, (count(distinct cart_id) filter (where account_id = ${accountId}))::int as "usedByCustomer"
    from placed_order where promo_code_id = ${id} and status <> 'cancelled'`.execute(db);
  return rows[0] ?? { used: 0, usedByCustomer: 0 };
}

export type ListedPromo = PromoRow & { used: number; given: Kopiykas; is_fixed: boolean };

const joinedUses = sql`
  left join lateral (
    select count(distinct o.cart_id)::int as used, sum(o.discount)::bigint as given from placed_order o
    where o.promo_code_id = p.id and o.status <> 'cancelled') u on true`;
const listedColumns = sql`p.*, coalesce(u.used, 0) as used, coalesce(u.given, 0)::bigint as given,
  exists (select from placed_order o where o.promo_code_id = p.id) as is_fixed`;

/** `compared`: a part of the code. The newest first. */
export async function selectPromoCodes(
  db: Db,
  compared: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ListedPromo[]; total: number }> {
  const { rows } = await sql<ListedPromo & { total: number }>`
    select ${listedColumns}, p.total from (
      select *, (count(*) over ())::int as total from promo_code where position(${compared} in compared) > 0
      order by id desc limit ${limit} offset ${offset}) p ${joinedUses} order by p.id desc`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

export async function selectPromoCode(db: Db, id: Id<"promo_code">): Promise<ListedPromo | undefined> {
  const { rows } = await sql<ListedPromo>`select ${listedColumns} from promo_code p ${joinedUses} where p.id = ${id}`.execute(db);
  return rows[0];
}

export const lockPromoCode = (tx: Db, id: Id<"promo_code">): Promise<PromoRow | undefined> =>
  tx.selectFrom("promo_code").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/** Undefined where the code exists. */
export async function insertPromoCode(tx: Db, terms: PromoTerms, at: Instant): Promise<Id<"promo_code"> | undefined> {
  const row = await tx
    .insertInto("promo_code")
    .values({ ...terms, created_at: at })
    .onConflict((conflict) => conflict.column("compared").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export const updatePromoCode = (tx: Db, id: Id<"promo_code">, terms: PromoTerms) =>
  tx
    .updateTable("promo_code")
    .set((eb) => ({ ...terms, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();

/** False once an order was placed with it. */
export async function isUnused(tx: Db, id: Id<"promo_code">): Promise<boolean> {
  const found = await tx.selectFrom("placed_order").select("id").where("promo_code_id", "=", id).executeTakeFirst();
  return found === undefined;
}
