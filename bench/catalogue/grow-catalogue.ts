import pg from "pg";

/**
 * Copies the products of a loaded demo shop, with their categories, variations, stock and pictures, until there are so many:
 * other ids, articles, prices and days of appearance, the same words. Loading them as an export would take an hour.
 */
export async function growCatalogue(databaseUrl: string, products: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const count = async (which = ""): Promise<number> =>
      Number((await client.query(`select count(*) from product ${which}`)).rows[0]?.count);
    const original = await count("where id_1c not like '%~%'");
    for (let have = await count(); have < products; have += original)
      await client.query(copySql(Math.ceil(have / original), Math.min(original, products - have)));
    await client.query("analyze");
    if ((await count()) !== products) throw new Error(`the catalogue did not grow to ${products} products`);
  } finally {
    await client.end();
  }
}

const copySql = (copy: number, most: number): string => `
  begin;
  create temp table copied on commit drop as
    select id as old, nextval(pg_get_serial_sequence('product', 'id')) as new
    from (select id from product where id_1c not like '%~%' order by id limit ${most}) p;
  insert into product overriding system value
    select (jsonb_populate_record(p, jsonb_build_object('id', c.new, 'id_1c', p.id_1c || '~${copy}', 'article', p.article || '${copy}',
      'first_seen_at', p.first_seen_at - interval '${copy} days'))).*
    from product p join copied c on c.old = p.id;
  insert into product_category select c.new, k.category_id, k.position from product_category k join copied c on c.old = k.product_id;
  insert into picture (product_id, position, colour, source)
    select c.new, k.position, k.colour, k.source from picture k join copied c on c.old = k.product_id;
  create temp table copied_variation on commit drop as
    select v.id as old, nextval(pg_get_serial_sequence('variation', 'id')) as new, c.new as product_id
    from variation v join copied c on c.old = v.product_id;
  insert into variation overriding system value
    select (jsonb_populate_record(v, jsonb_build_object('id', c.new, 'product_id', c.product_id, 'id_1c', v.id_1c || '~${copy}',
      'price', v.price + ${copy} * 100))).*
    from variation v join copied_variation c on c.old = v.id;
  insert into stock select c.new, s.on_hand, s.reserved from stock s join copied_variation c on c.old = s.variation_id;
  commit;`;
