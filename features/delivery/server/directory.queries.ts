import type { Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";

type Db = Kysely<Tables>;

/** The directories that are whole, and since when. */
export const selectDirectories = (db: Db) => db.selectFrom("carrier_directory").selectAll().execute();

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
