import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import type { Tx } from "../../../shop.ts";
import { directoriesTopic } from "../../../topics.ts";

/** Each place once; only departments whose settlement is known. */
const named = (carrier: string) => sql`
  settlements as materialized (
    select distinct on (s.id) s.*, p.page from carrier_page p, rows from (jsonb_to_recordset(p.settlements) as (
      id text, "nameUk" text, "nameRu" text, "typeUk" text, "typeRu" text, "areaUk" text, "areaRu" text, "districtUk" text, "districtRu" text
    )) with ordinality as s(id, name_uk, name_ru, type_uk, type_ru, area_uk, area_ru, district_uk, district_ru, place)
    where p.carrier = ${carrier} order by s.id, p.page, s.place
  ), departments as materialized (
    select distinct on (d.id) d.*, p.page from carrier_page p, rows from (jsonb_to_recordset(p.departments) as (
      id text, "settlementId" text, "cityId" text, kind text, number text, "addressUk" text, "addressRu" text, schedule text,
      "maxWeightKg" int, "maxSidesCm" jsonb, latitude float8, longitude float8
    )) with ordinality as d(id, settlement_id, city_id, kind, number, address_uk, address_ru, schedule, max_weight_kg, max_sides_cm, latitude, longitude, place)
    where p.carrier = ${carrier} and d.settlement_id in (select id from settlements) order by d.id, p.page, d.place
  )`;

export type Counts = { settlements: number; departments: number; unplaced: number; before: number };

export async function countNamed(db: Kysely<Tables>, carrier: string): Promise<Counts> {
  const { rows } = await sql<Counts>`
    with ${named(carrier)}
    select (select count(*)::int from settlements) as settlements, (select count(*)::int from departments) as departments,
      (select count(distinct d->>'id')::int from carrier_page p, jsonb_array_elements(p.departments) d where p.carrier = ${carrier})
        - (select count(*)::int from departments) as unplaced,
      (select count(*)::int from carrier_department d where d.carrier = ${carrier}) as before`.execute(db);
  return rows[0] ?? { settlements: 0, departments: 0, unplaced: 0, before: 0 };
}

/** Replaces the directory by the pages, settlements with most departments first; unchanged rows are not written. */
export async function takeOver(tx: Tx, { carrier, source, at }: { carrier: string; source: string; at: Instant }): Promise<void> {
  await sql`
    with ${named(carrier)}, ranked as (
      select s.*, (row_number() over (order by coalesce(d.many, 0) desc, s.page, s.place) - 1)::int as position
      from settlements s left join (select settlement_id, count(*) as many from departments group by settlement_id) d on d.settlement_id = s.id
    )
    insert into carrier_settlement as t (carrier, id, position, name_uk, name_ru, type_uk, type_ru, area_uk, area_ru, district_uk, district_ru, seen_at)
    select ${carrier}, id, position, name_uk, name_ru, type_uk, type_ru, area_uk, area_ru, district_uk, district_ru, ${at} from ranked
    on conflict (carrier, id) do update set position = excluded.position, name_uk = excluded.name_uk, name_ru = excluded.name_ru,
      type_uk = excluded.type_uk, type_ru = excluded.type_ru, area_uk = excluded.area_uk, area_ru = excluded.area_ru,
      district_uk = excluded.district_uk, district_ru = excluded.district_ru, seen_at = excluded.seen_at
    where (t.position, t.name_uk, t.name_ru, t.type_uk, t.type_ru, t.area_uk, t.area_ru, t.district_uk, t.district_ru)
      is distinct from (excluded.position, excluded.name_uk, excluded.name_ru, excluded.type_uk, excluded.type_ru, excluded.area_uk,
        excluded.area_ru, excluded.district_uk, excluded.district_ru)`.execute(tx);
  await sql`
    with ${named(carrier)}, placed as (
      select d.*, (row_number() over (order by d.page, d.place) - 1)::int as position from departments d
    )
    insert into carrier_department as t (carrier, id, settlement_id, city_id, position, kind, number, address_uk, address_ru, schedule,
      max_weight_kg, max_sides_cm, latitude, longitude, seen_at)
    select ${carrier}, id, settlement_id, city_id, position, kind, number, address_uk, address_ru, schedule,
      max_weight_kg, max_sides_cm, latitude, longitude, ${at} from placed
    on conflict (carrier, id) do update set settlement_id = excluded.settlement_id, city_id = excluded.city_id, position = excluded.position,
      kind = excluded.kind, number = excluded.number, address_uk = excluded.address_uk, address_ru = excluded.address_ru,
      schedule = excluded.schedule, max_weight_kg = excluded.max_weight_kg, max_sides_cm = excluded.max_sides_cm,
      latitude = excluded.latitude, longitude = excluded.longitude, seen_at = excluded.seen_at
    where (t.settlement_id, t.city_id, t.position, t.kind, t.number, t.address_uk, t.address_ru, t.schedule, t.max_weight_kg, t.max_sides_cm,
        t.latitude, t.longitude)
      is distinct from (excluded.settlement_id, excluded.city_id, excluded.position, excluded.kind, excluded.number, excluded.address_uk,
        excluded.address_ru, excluded.schedule, excluded.max_weight_kg, excluded.max_sides_cm, excluded.latitude, excluded.longitude)`.execute(
    tx,
  );
  await sql`
    with ${named(carrier)}
    delete from carrier_department where carrier = ${carrier} and id not in (select id from departments)`.execute(tx);
  await sql`
    with ${named(carrier)}
    delete from carrier_settlement where carrier = ${carrier} and id not in (select id from settlements)`.execute(tx);
  await tx
    .insertInto("carrier_directory")
    .values({ carrier, source, loaded_at: at })
    .onConflict((oc) => oc.column("carrier").doUpdateSet({ source, loaded_at: at }))
    .execute();
  await tx.deleteFrom("carrier_loading").where("carrier", "=", carrier).execute();
  tx.changed(directoriesTopic, [carrier]);
}
