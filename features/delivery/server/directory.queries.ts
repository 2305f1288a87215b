import { sql, type Kysely, type RawBuilder, type Selectable } from "kysely";
import type { Tables } from "../../../db/tables.ts";

type Db = Kysely<Tables>;

export const selectDirectories = (db: Db) => db.selectFrom("carrier_directory").selectAll().execute();

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

export const selectOffices = (db: Db, carrier: string, by: { number: string } | { ids: readonly string[] }) =>
  db
    .selectFrom("carrier_department")
    .selectAll()
    .where("carrier", "=", carrier)
    .where((eb) => ("number" in by ? eb("number", "=", by.number) : eb("id", "in", by.ids)))
    .orderBy("position")
    .execute();

export type NamedDepartment = Pick<
  Selectable<Tables["carrier_department"]>,
  "settlement_id" | "kind" | "number" | "address_uk" | "address_ru" | "max_weight_kg"
>;
/** An order's place in the carrier's words; null when unknown. */
export type NamedPlace = { department: NamedDepartment | null; street: string | null };

export const namedPlace = ({
  carrier,
  settlement,
  department,
  street,
}: {
  carrier: string;
  settlement: string;
  department: string;
  street: string;
}): RawBuilder<NamedPlace> => sql`
  (select jsonb_build_object('department', (select jsonb_build_object('settlement_id', d.settlement_id, 'kind', d.kind, 'number', d.number,
      'address_uk', d.address_uk, 'address_ru', d.address_ru, 'max_weight_kg', d.max_weight_kg)
      from carrier_department d where d.carrier = ${carrier} and d.id = ${department}),
    'street', (select s.name from carrier_street s where s.carrier = ${carrier} and s.settlement_id = ${settlement} and s.id = ${street})))`;

export const selectDepartment = (db: Db, { carrier, department }: { carrier: string; department: string }) =>
  db.selectFrom("carrier_department").selectAll().where("carrier", "=", carrier).where("id", "=", department).executeTakeFirst();
