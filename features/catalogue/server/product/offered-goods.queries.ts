import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { Id } from "../../../../platform/ids.ts";
import { isPicture } from "../pictures/film-file.queries.ts";

export type OfferTexts = {
  id: Id<"product">;
  description_uk: string;
  description_ru: string;
  composition_uk: string;
  composition_ru: string;
  country: string;
  barcode: string;
  pictures: { id: Id<"picture">; colour: string }[];
  /** Only variations with a barcode of their own. */
  barcodes: { id: Id<"variation">; barcode: string }[];
};

export async function selectOfferTexts(db: Kysely<Tables>, ids: readonly Id<"product">[]): Promise<Map<Id<"product">, OfferTexts>> {
  const { rows } = await sql<OfferTexts>`
    select p.id, p.description_uk, p.description_ru, p.composition_uk, p.composition_ru, p.country, p.barcode,
      (select coalesce(json_agg(json_build_object('id', f.id, 'colour', f.colour) order by f.position), '[]')
        from picture f where f.product_id = p.id and ${isPicture}) as pictures,
      (select coalesce(json_agg(json_build_object('id', v.id, 'barcode', v.barcode)), '[]')
        from variation v where v.product_id = p.id and v.barcode <> '') as barcodes
    from product p where p.id = any((select ${`{${ids.join(",")}}`}::text::bigint[])::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
