import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Kopiykas } from "../../../platform/money/money.ts";

type Db = Kysely<Tables>;
type Priced = { id: Id<"product">; price: Kopiykas };

export const selectUnpriced = async (db: Db): Promise<Id<"product">[]> =>
  (await db.selectFrom("favourite").select("product_id").distinct().where("lowest_price", "is", null).execute()).map(
    ({ product_id }) => product_id,
  );

/** The highest price that customers know of each kept product. */
export async function selectKnownPrices(db: Db): Promise<Priced[]> {
  const { rows } = await sql<Priced>`
    select product_id as id, max(lowest_price)::bigint as price from favourite where lowest_price is not null group by product_id`.execute(
    db,
  );
  return rows;
}

export const setFirstPrices = (tx: Db, products: readonly Priced[]) =>
  sql`update favourite f set lowest_price = p.price from ${table(products)}
    where f.product_id = p.id and f.lowest_price is null`.execute(tx);

export type Fallen = { accountId: Id<"account">; id: Id<"product">; was: Kopiykas; price: Kopiykas };

/** Up to `most` customers whose known price is above the limit; they know the new one from now on. Locked rows are skipped. */
export async function takeFallen(tx: Db, products: readonly (Priced & { above: Kopiykas })[], most: number): Promise<Fallen[]> {
  const { rows } = await sql<Fallen>`
    with fallen as (
      select f.account_id, f.product_id, f.lowest_price as was, p.price from favourite f
      join ${table(products)} on p.id = f.product_id and f.lowest_price >= p.above
    ), telling as (
      select distinct account_id from fallen order by account_id limit ${most}::int
    ), taken as (
      select f.account_id, f.product_id, fallen.was, fallen.price from favourite f
      join fallen using (account_id, product_id) join telling using (account_id)
      where f.lowest_price = fallen.was
      for update of f skip locked
    )
    update favourite f set lowest_price = t.price from taken t where f.account_id = t.account_id and f.product_id = t.product_id
    returning f.account_id as "accountId", f.product_id as id, t.was, t.price`.execute(tx);
  return rows;
}

const table = (products: readonly (Priced & { above?: Kopiykas })[]) => sql`
  jsonb_to_recordset(${JSON.stringify(products.map(({ id, price, above }) => ({ id, price, above })))}::jsonb) as p (id bigint, price bigint, above bigint)`;
