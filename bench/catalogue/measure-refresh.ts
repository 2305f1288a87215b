import pg from "pg";
import { medianOf } from "../measure.ts";

export type RefreshMeasured = { name: string; medianMs: number; longestMs: number; limitMs: number };

const TIMES = 15;
const LIMIT_MS = 1_000;
const COLLECT_MS = 100;
const GIVE_UP_MS = 10_000;

/** How long after the commit every process answers with a changed price, stock or name, by asking all of them again and again. */
export async function measureRefresh(databaseUrl: string, urls: readonly string[], ids1c: readonly string[]): Promise<RefreshMeasured[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const rows: RefreshMeasured[] = [];
  // A process that has just started answers its first search when its index is made; what that takes is measured by itself.
  await Promise.all(urls.map((url) => fetch(`${url}/api/search-product?search=${newWord(TIMES)}`)));
  try {
    for (const change of changes) {
      const took: number[] = [];
      for (let time = 0; time < TIMES; time += 1) took.push(await once(client, urls, { change, id1c: ids1c[time] ?? "", time }));
      rows.push({
        name: `${change.name}, in ${urls.length} processes`,
        medianMs: medianOf(took),
        longestMs: Math.max(...took),
        limitMs: LIMIT_MS,
      });
    }
  } finally {
    await client.end();
  }
  return rows;
}

type Card = { id: number; name: string; price: number; available: boolean };
type Change = {
  name: string;
  sql: string;
  /** After the id of the product. */
  values: (card: Card, time: number) => unknown[];
  path: (card: Card, time: number) => string;
  isSeen: (cards: Card[], card: Card, time: number) => boolean;
};

/** Each is looked for where it comes from the model: in a listing, and for a name in the search. */
const changes: Change[] = [
  {
    name: "price",
    sql: "update variation set price = price + 100 * ($2::int + 1) where product_id = $1",
    values: (_, time) => [time],
    path: ({ id }) => `/api/get-products?list=viewed&ids=${id}`,
    isSeen: ([card], { price }) => card !== undefined && card.price !== price,
  },
  {
    name: "stock",
    sql: `update stock s set on_hand = case when $2 then s.reserved else s.reserved + 500 end
      from variation v where v.id = s.variation_id and v.product_id = $1`,
    values: ({ available }) => [available],
    path: ({ id }) => `/api/get-products?list=viewed&ids=${id}`,
    isSeen: ([card], { available }) => card !== undefined && card.available !== available,
  },
  {
    name: "name, in the search",
    sql: "update product set name_uk = name_uk || ' ' || $2, version = version + 1 where id = $1",
    values: (_, time) => [newWord(time)],
    path: (_, time) => `/api/search-product?search=${encodeURIComponent(newWord(time))}`,
    isSeen: (cards, { id }) => cards.some((card) => card.id === id),
  },
];

/** A word no name has had before, also where the database was measured before. */
const newWord = (time: number): string => `замір${started}x${time}`;
const started = Math.round(performance.timeOrigin) % 10_000_000;

async function once(
  client: pg.Client,
  urls: readonly string[],
  { change, id1c, time }: { change: Change; id1c: string; time: number },
): Promise<number> {
  const card = (await (await fetch(`${urls[0]}/api/get-product/${encodeURIComponent(id1c)}`)).json()) as Card;
  await client.query(change.sql, [card.id, ...change.values(card, time)]);
  const began = performance.now();
  // A process collects what changed for so long before it tells the others.
  setTimeout(
    () => void client.query("select pg_notify('changes', $1)", [JSON.stringify([["products", "", [String(card.id)]]])]),
    COLLECT_MS,
  );
  await Promise.all(urls.map((url) => seenAt(url + change.path(card, time), (cards) => change.isSeen(cards, card, time))));
  return Math.round(performance.now() - began);
}

async function seenAt(url: string, isSeen: (cards: Card[]) => boolean): Promise<void> {
  const began = performance.now();
  while (performance.now() - began < GIVE_UP_MS) {
    const { products } = (await (await fetch(url)).json()) as { products: Card[] };
    if (isSeen(products)) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`the change was not seen at ${url}`);
}
