import { sql, type Kysely, type RawBuilder, type Selectable } from "kysely";
import type { Tables } from "../../../db/tables.ts";

type Db = Kysely<Tables>;

export const selectDirectories = (db: Db) => db.selectFrom("carrier_directory").selectAll().execute();

/** Settlements with a department, largest first. */
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

export type NamedDepartment = Pick<
  Selectable<Tables["carrier_department"]>,
  "settlement_id" | "kind" | "number" | "address_uk" | "address_ru"
>;

/** A department as one value of another statement; null when unknown. */
export const namedDepartment = ({
  carrier,
  department,
}: {
  carrier: string;
  department: string;
}): RawBuilder<NamedDepartment | null> => sql`
  (select jsonb_build_object('settlement_id', d.settlement_id, 'kind', d.kind, 'number', d.number, 'address_uk', d.address_uk,
    'address_ru', d.address_ru) from carrier_department d where d.carrier = ${carrier} and d.id = ${department})`;

export const selectDepartment = (db: Db, { carrier, department }: { carrier: string; department: string }) =>
  db.selectFrom("carrier_department").selectAll().where("carrier", "=", carrier).where("id", "=", department).executeTakeFirst();
