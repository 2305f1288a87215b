import pg from "pg";
import { medianOf } from "../measure.ts";

export type RefreshMeasured = { name: string; medianMs: number; longestMs: number; limitMs: number };

const TIMES = 15;
const LIMIT_MS = 1_000;
const COLLECT_MS = 100;

/** How long after the commit every process answers with a changed price, stock or name, by asking all of them again and again. */
export async function measureRefresh(databaseUrl: string, urls: readonly string[], ids1c: readonly string[]): Promise<RefreshMeasured[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const rows: RefreshMeasured[] = [];
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
  path: (card: Card, time: number) => string;
  isSeen: (cards: Card[], card: Card, time: number) => boolean;
};

/** Each is looked for where it comes from the model: in a listing, and for a name in the search. */
const changes: Change[] = [
  {
    name: "price",
    sql: "update variation set price = price + 100 * ($2::int + 1) where product_id = $1",
    path: ({ id }) => `/api/get-products?list=viewed&ids=${id}`,
    isSeen: ([card], { price }) => card !== undefined && card.price !== price,
  },
  {
    name: "stock",
    sql: "update stock set on_hand = case when on_hand > reserved then reserved else reserved + 500 + $2::int end where variation_id in (select id from variation where product_id = $1)",
    path: ({ id }) => `/api/get-products?list=viewed&ids=${id}`,
    isSeen: ([card], { available }) => card !== undefined && card.available !== available,
  },
  {
    name: "name, in the search",
    sql: "update product set name_uk = name_uk || ' барвінчик' || chr(1072 + $2::int), version = version + 1 where id = $1",
    path: (_, time) => `/api/search-product?search=${encodeURIComponent(`барвінчик${String.fromCodePoint(1072 + time)}`)}`,
    isSeen: (cards, { id }) => cards.some((card) => card.id === id),
  },
];

async function once(
  client: pg.Client,
  urls: readonly string[],
  { change, id1c, time }: { change: Change; id1c: string; time: number },
): Promise<number> {
  const card = (await (await fetch(`${urls[0]}/api/get-product/${encodeURIComponent(id1c)}`)).json()) as Card;
  await client.query(change.sql, [card.id, time]);
  const began = performance.now();
  // A process collects what changed for so long before it tells the others.
  setTimeout(() => void client.query("select pg_notify('catalogue', $1)", [JSON.stringify({ products: [card.id] })]), COLLECT_MS);
  await Promise.all(urls.map((url) => seenAt(url + change.path(card, time), (cards) => change.isSeen(cards, card, time))));
  return Math.round(performance.now() - began);
}

async function seenAt(url: string, isSeen: (cards: Card[]) => boolean): Promise<void> {
  for (;;) {
    const { products } = (await (await fetch(url)).json()) as { products: Card[] };
    if (isSeen(products)) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
