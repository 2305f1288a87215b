import { sql, type Kysely } from "kysely";
import { recordset, rowsAsJson } from "../../../../platform/db/recordset.ts";
import type { Tables } from "../../../../db/tables.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import type { PriceRole } from "../../prices/price-roles.rules.ts";
import type { Id } from "../../../../platform/ids.ts";

type Db = Kysely<Tables>;
export type PriceTypeRow = {
  id: string;
  name: string;
  currency: string;
  role: PriceRole;
  chosenBy: "nobody" | "guess" | "staff";
  runId: Id<"import_run"> | null;
  lastSeenAt: Instant;
};
export type RateRow = { currency: string; rate: number; chosenBy: "file" | "staff"; at: Instant };

export const selectPriceTypes = (db: Db): Promise<PriceTypeRow[]> =>
  db
    .selectFrom("price_type")
    .select(["id_1c as id", "name", "currency", "role", "chosen_by as chosenBy", "run_id as runId", "last_seen_at as lastSeenAt"])
    .orderBy("name")
    .orderBy("id_1c")
    .$castTo<PriceTypeRow>()
    .execute();

/** A type without a name keeps its own; roles stay. */
export async function upsertPriceTypes(
  tx: Db,
  types: readonly { id: string; name: string; currency: string }[],
  { runId, now }: { runId: Id<"import_run">; now: Instant },
): Promise<void> {
  if (types.length === 0) return;
  await sql`
    insert into price_type (id_1c, name, currency, run_id, last_seen_at)
    select r.id, r.name, r.currency, ${runId}, ${now} from ${recordset({ id: "text", name: "text", currency: "text" }, rowsAsJson(types))}
    on conflict (id_1c) do update set name = coalesce(nullif(excluded.name, ''), price_type.name),
      currency = coalesce(nullif(excluded.currency, ''), price_type.currency), last_seen_at = excluded.last_seen_at`.execute(tx);
}

/** Roles are given up before they are taken. */
export async function writeRoles(
  tx: Db,
  roles: readonly { id: string; role: PriceRole; chosenBy: PriceTypeRow["chosenBy"] }[],
): Promise<void> {
  for (const { id } of roles) await tx.updateTable("price_type").set({ role: "unknown" }).where("id_1c", "=", id).execute();
  for (const { id, role, chosenBy } of roles)
    await tx.updateTable("price_type").set({ role, chosen_by: chosenBy }).where("id_1c", "=", id).execute();
}

/** Changes of roles wait for each other. */
export const lockPriceTypes = (tx: Db) => tx.selectFrom("price_type").select("id_1c").orderBy("id_1c").forUpdate().execute();

export const selectRates = async (db: Db): Promise<RateRow[]> =>
  (
    await sql<RateRow>`
      select currency, rate::float8 as rate, chosen_by as "chosenBy", at from currency_rate order by currency`.execute(db)
  ).rows;

export async function writeFileRates(tx: Db, rates: readonly { currency: string; rate: number }[], now: Instant): Promise<void> {
  for (const { currency, rate } of rates)
    await sql`
      insert into currency_rate (currency, rate, chosen_by, at) values (${currency}, ${rate}, 'file', ${now})
      on conflict (currency) do update set rate = excluded.rate, at = excluded.at
      where currency_rate.chosen_by = 'file' and currency_rate.rate <> excluded.rate`.execute(tx);
}

export const writeStaffRate = (tx: Db, { currency, rate }: { currency: string; rate: number }, now: Instant) =>
  sql`
    insert into currency_rate (currency, rate, chosen_by, at) values (${currency}, ${rate}, 'staff', ${now})
    on conflict (currency) do update set rate = excluded.rate, chosen_by = 'staff', at = excluded.at`.execute(tx);

export const deleteRate = (tx: Db, currency: string) => tx.deleteFrom("currency_rate").where("currency", "=", currency).execute();

export const selectCurrencies = async (db: Db): Promise<string[]> =>
  (
    await sql<{ currency: string }>`
      select distinct price.value ->> 1 as currency from variation v cross join lateral jsonb_each(v.offered) as price
      where price.value ->> 1 <> 'UAH' order by 1`.execute(db)
  ).rows.map(({ currency }) => currency);
