import type { Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { CarrierStreet } from "../../../../integrations/carriers/carrier-vendor.ts";
import { containing } from "../../../../platform/db/like-part.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import type { Tx } from "../../../shop.ts";

type Where = { carrier: string; settlement: string };

export const keepStreets = (tx: Tx, { carrier, settlement }: Where, streets: readonly CarrierStreet[], at: Instant) =>
  tx
    .insertInto("carrier_street")
    .values(streets.map(({ id, name }) => ({ carrier, settlement_id: settlement, id, name, seen_at: at })))
    .onConflict((oc) =>
      oc
        .columns(["carrier", "settlement_id", "id"])
        .doUpdateSet((eb) => ({ name: eb.ref("excluded.name"), seen_at: at }))
        .whereRef("carrier_street.name", "<>", "excluded.name"),
    )
    .execute();

export const selectStreets = (
  db: Kysely<Tables>,
  { carrier, settlement }: Where,
  { search, most }: { search: string; most: number },
): Promise<CarrierStreet[]> =>
  db
    .selectFrom("carrier_street")
    .select(["id", "name"])
    .where("carrier", "=", carrier)
    .where("settlement_id", "=", settlement)
    .where("name", "ilike", containing(search))
    .orderBy("name")
    .limit(most)
    .execute();

export const selectKeptStreets = async (
  db: Kysely<Tables>,
  { carrier, settlement }: Where,
  ids: readonly string[],
): Promise<Set<string>> => {
  const rows = await db
    .selectFrom("carrier_street")
    .select(["id", "name"])
    .where("carrier", "=", carrier)
    .where("settlement_id", "=", settlement)
    .where("id", "in", ids)
    .execute();
  return new Set(rows.map(({ id, name }) => `${id} ${name}`));
};
