import MiniSearch from "minisearch";
import pg from "pg";
import { propertyWord } from "../../features/catalogue/words/property-words.ts";
import { searchOver } from "../../features/catalogue/search/search-goods.ts";
import { startPostgresCluster } from "../../support/postgres-cluster.ts";
import type { Goods } from "./demo-goods.ts";
import type { Engine } from "./score-queries.ts";
import { type Id, idOf } from "../../platform/ids.ts";

/** The shop's own search. */
export function ownSearch(goods: readonly Goods[]): Engine {
  const { search } = searchOver(goods.map(({ product, sections }) => [product, sections]));
  return (query) => search(query).first(Infinity);
}

/** MiniSearch as it comes: default words, every word optional, no prefixes, no typos. */
export function miniSearch(goods: readonly Goods[]): Engine {
  const index = new MiniSearch<{ id: number; name: string; article: string; words: string }>({ fields: ["name", "article", "words"] });
  index.addAll(goods.map((one) => ({ id: one.product.id, ...textsOf(one) })));
  return (query) => index.search(query).map(({ id }) => idOf<"product">(Number(id)));
}

/** PostgreSQL's trigrams as they come: word similarity over one text with the default threshold. `stop` removes the database. */
export async function trigrams(goods: readonly Goods[]): Promise<{ engine: Engine; stop(): Promise<void> }> {
  const cluster = await startPostgresCluster();
  const client = new pg.Client({ connectionString: await databaseOfLetters(cluster.url) });
  await client.connect();
  await client.query("create extension pg_trgm");
  await client.query("create table goods (id int primary key, words text not null)");
  const texts = goods.map((one) => Object.values(textsOf(one)).join(" ").toLowerCase());
  await client.query("insert into goods select * from unnest($1::int[], $2::text[])", [goods.map(({ product }) => product.id), texts]);
  await client.query("create index on goods using gin (words gin_trgm_ops)");
  await client.query("analyze goods");
  const search = "select id from goods where $1 <% words order by word_similarity($1, words) desc, id limit 100";
  return {
    engine: async (query) => (await client.query<{ id: Id<"product"> }>(search, [query.toLowerCase()])).rows.map(({ id }) => id),
    stop: async () => {
      await client.end();
      await cluster.stop();
    },
  };
}

/** A database whose character type knows Cyrillic letters; without it trigrams see none in our words. */
async function databaseOfLetters(server: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query("create database goods template template0 lc_collate 'C' lc_ctype 'C.UTF-8'");
  await client.end();
  return Object.assign(new URL(server), { pathname: "/goods" }).toString();
}

/** The texts the peers may search in: all that the shop's own search is given. */
function textsOf({ product, sections }: Goods): { name: string; article: string; words: string } {
  const properties = [product.material, product.season].flatMap((value) => [value, propertyWord(value, "ru")]);
  const variations = product.variations.flatMap((one) => [one.colour_name_uk, one.colour_name_ru, one.size]);
  const words = [...sections.categories, ...sections.above, product.brand, ...properties, ...variations];
  return { name: `${product.name_uk} ${product.name_ru}`, article: product.article, words: [...new Set(words)].join(" ") };
}
