import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Instant } from "../../../platform/time.ts";

type Texts = { description_uk: string; description_ru: string; composition_uk: string; composition_ru: string; country: string };
type PageRow = { texts: Texts | null; pictures: { id: number; colour: string }[]; free: { id: number; free: number }[] };

/**
 * What only a product's own page needs, in one query: its texts, its pictures in order, and pieces free now per
 * variation. A reservation whose time is over counts as free though nobody has released it yet.
 */
export async function selectProductPage(db: Kysely<Tables>, productId: number, now: Instant): Promise<PageRow> {
  const { rows } = await sql<{ page: string }>`
    select json_build_object(
      'texts', (select to_json(t) from (
        select description_uk, description_ru, composition_uk, composition_ru, country from product where id = ${productId}) t),
      'pictures', (select coalesce(json_agg(json_build_object('id', id, 'colour', colour) order by position), '[]')
        from picture where product_id = ${productId}),
      'free', (select coalesce(json_agg(json_build_object('id', v.id, 'free', s.on_hand - s.reserved + coalesce((
          select sum(l.pieces) from cart_line l join cart c on c.id = l.cart_id
          where l.variation_id = v.id and c.state = 'open' and c.reserved_until <= ${now}), 0))), '[]')
        from variation v join stock s on s.variation_id = v.id where v.product_id = ${productId})
    )::text as page`.execute(db);
  return JSON.parse(rows[0]?.page ?? '{"texts":null,"pictures":[],"free":[]}') as PageRow;
}
