import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { DirectoryDepartment, DirectorySettlement } from "../../../integrations/carriers/carrier-directory.ts";
import { recordset, rowsAsJson } from "../../../platform/db/recordset.ts";
import type { Instant } from "../../../platform/time.ts";
import type { Tx } from "../../shop.ts";
import { directoriesTopic } from "../../topics.ts";

type Db = Kysely<Tables>;
type Page<Row> = { carrier: string; rows: readonly Row[]; from: number; at: Instant };

const settlementColumns = {
  id: "text",
  nameUk: "text",
  nameRu: "text",
  typeUk: "text",
  typeRu: "text",
  areaUk: "text",
  areaRu: "text",
  districtUk: "text",
  districtRu: "text",
  position: "int",
} as const;

/** Writes settlements under the carrier's identifiers; `from`: the position of the first. */
export const upsertSettlements = (tx: Db, { carrier, rows, from, at }: Page<DirectorySettlement>) =>
  sql`
    insert into carrier_settlement (carrier, id, position, name_uk, name_ru, type_uk, type_ru, area_uk, area_ru, district_uk, district_ru, seen_at)
    select ${carrier}, r.id, r.position, r."nameUk", r."nameRu", r."typeUk", r."typeRu", r."areaUk", r."areaRu", r."districtUk", r."districtRu", ${at}
    from ${recordset(settlementColumns, rowsAsJson(placed(rows, from)))}
    on conflict (carrier, id) do update set position = excluded.position, name_uk = excluded.name_uk, name_ru = excluded.name_ru,
      type_uk = excluded.type_uk, type_ru = excluded.type_ru, area_uk = excluded.area_uk, area_ru = excluded.area_ru,
      district_uk = excluded.district_uk, district_ru = excluded.district_ru, seen_at = greatest(excluded.seen_at, carrier_settlement.seen_at)`.execute(
    tx,
  );

const departmentColumns = {
  id: "text",
  settlementId: "text",
  kind: "text",
  number: "text",
  addressUk: "text",
  addressRu: "text",
  schedule: "text",
  maxWeightKg: "int",
  position: "int",
} as const;

/** Writes departments under the carrier's identifiers; `from`: the position of the first. */
export const upsertDepartments = (tx: Db, { carrier, rows, from, at }: Page<DirectoryDepartment>) =>
  sql`
    insert into carrier_department (carrier, id, settlement_id, position, kind, number, address_uk, address_ru, schedule, max_weight_kg, seen_at)
    select ${carrier}, r.id, r."settlementId", r.position, r.kind, r.number, r."addressUk", r."addressRu", r.schedule, r."maxWeightKg", ${at}
    from ${recordset(departmentColumns, rowsAsJson(placed(rows, from)))}
    on conflict (carrier, id) do update set settlement_id = excluded.settlement_id, position = excluded.position, kind = excluded.kind,
      number = excluded.number, address_uk = excluded.address_uk, address_ru = excluded.address_ru, schedule = excluded.schedule,
      max_weight_kg = excluded.max_weight_kg, seen_at = greatest(excluded.seen_at, carrier_department.seen_at)`.execute(tx);

const placed = <Row>(rows: readonly Row[], from: number): (Row & { position: number })[] =>
  rows.map((row, at) => ({ ...row, position: from + at }));

/** Drops what the loading of that instant has not named, and says that the directory is whole. */
export async function finishDirectory(tx: Tx, { carrier, source, at }: { carrier: string; source: string; at: Instant }): Promise<void> {
  await tx.deleteFrom("carrier_department").where("carrier", "=", carrier).where("seen_at", "<", at).execute();
  await tx.deleteFrom("carrier_settlement").where("carrier", "=", carrier).where("seen_at", "<", at).execute();
  await tx
    .insertInto("carrier_directory")
    .values({ carrier, source, loaded_at: at })
    .onConflict((oc) => oc.column("carrier").doUpdateSet({ source, loaded_at: at }))
    .execute();
  tx.changed(directoriesTopic, [carrier]);
}

/** The carriers whose directories are whole. */
export const selectLoadedCarriers = async (db: Db): Promise<string[]> =>
  (await db.selectFrom("carrier_directory").select("carrier").execute()).map(({ carrier }) => carrier);

/** All settlements that have a department, largest first. */
export const selectServedSettlements = (db: Db) =>
  db
    .selectFrom("carrier_settlement as s")
    .selectAll("s")
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("carrier_department as d")
          .select("d.id")
          .whereRef("d.carrier", "=", "s.carrier")
          .whereRef("d.settlement_id", "=", "s.id"),
      ),
    )
    .orderBy("s.carrier")
    .orderBy("s.position")
    .execute();

export const selectDepartments = (db: Db, { carrier, settlement }: { carrier: string; settlement: string }) =>
  db
    .selectFrom("carrier_department")
    .selectAll()
    .where("carrier", "=", carrier)
    .where("settlement_id", "=", settlement)
    .orderBy("position")
    .execute();

export const selectDepartment = (db: Db, { carrier, department }: { carrier: string; department: string }) =>
  db.selectFrom("carrier_department").selectAll().where("carrier", "=", carrier).where("id", "=", department).executeTakeFirst();
