import { sql, type Kysely } from "kysely";
import { textList } from "../../../../platform/db/value-lists.ts";
import type { Tables } from "../../../../db/tables.ts";

type Db = Kysely<Tables>;

/** A product, and one of its variations where it has some. */
export type KnownGood = {
  product: string;
  productArticle: string;
  productBarcode: string;
  variation: string | null;
  article: string | null;
  barcode: string | null;
};
export type Keys = { products: readonly string[]; variations: readonly string[]; articles: readonly string[]; barcodes: readonly string[] };

/** All variations of the products that one of these keys means. */
export async function selectKnownGoods(db: Db, { products, variations, articles, barcodes }: Keys): Promise<KnownGood[]> {
  const meant = [
    sql`select id from product where id_1c in ${textList(products)}`,
    sql`select product_id from variation where id_1c in ${textList(variations)}`,
    ...(articles.length > 0
      ? [
          sql`select id from product where article in ${textList(articles)}`,
          sql`select product_id from variation where article in ${textList(articles)}`,
        ]
      : []),
    ...(barcodes.length > 0
      ? [
          sql`select id from product where barcode in ${textList(barcodes)}`,
          sql`select product_id from variation where barcode in ${textList(barcodes)}`,
        ]
      : []),
  ];
  const { rows } = await sql<KnownGood>`
    select p.id_1c as product, p.article as "productArticle", p.barcode as "productBarcode", v.id_1c as variation, v.article, v.barcode
    from product p left join variation v on v.product_id = p.id where p.id in (${sql.join(meant, sql` union `)}) order by p.id, v.id`.execute(
    db,
  );
  return rows;
}

export const selectPathGroups = async (db: Db, prefix: string): Promise<{ id: string; parent: string | null; name: string }[]> =>
  (
    await sql<{ id: string; parent: string | null; name: string }>`
      select c.id_1c as id, p.id_1c as parent, c.name_uk as name from category c left join category p on p.id = c.parent_id
      where starts_with(c.id_1c, ${prefix}) order by c.position, c.id`.execute(db)
  ).rows;

/** Answers the state of goods and variations, to see whether a batch has changed them. */
export async function selectStates(
  tx: Db,
  { products, variations }: { products: readonly string[]; variations: readonly string[] },
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; state: string }>`
    select 'product ' || p.id_1c as id, md5(concat_ws('|', p::text,
        (select string_agg(c.category_id || ':' || c.position, ',' order by c.category_id) from product_category c where c.product_id = p.id),
        (select string_agg(d::text, ',' order by d.property_id) from product_property d where d.product_id = p.id))) as state
      from product p where p.id_1c in ${textList(products)}
    union all
    select 'variation ' || v.id_1c, md5(concat_ws('|', v::text, coalesce(s.on_hand, 0)))
      from variation v left join stock s on s.variation_id = v.id where v.id_1c in ${textList(variations)}`.execute(tx);
  return new Map(rows.map(({ id, state }) => [id, state]));
}
