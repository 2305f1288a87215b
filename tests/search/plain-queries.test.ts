import { expect, test } from "vitest";
import { demoGoods } from "./demo-goods.ts";
import { labels, meets, readLabels, type NotSold } from "./labels.ts";
import { askNotSold } from "./score-queries.ts";

const { sold, notSold } = readLabels("plain-queries.json");
const goods = demoGoods(3_000);

test("every plain query for goods sold has goods that answer it", () => {
  const unanswerable = sold.filter(({ expect: meant }) => !goods.some(({ made }) => meets(made, meant)));
  expect(unanswerable.map(({ query }) => query)).toEqual([]);
});

test("what a neighbour of goods not sold may be is sold", () => {
  const empty = notSold.filter(({ allowed }) => allowed && !goods.some(({ made }) => meets(made, allowed)));
  expect(empty.map(({ query }) => query)).toEqual([]);
});

test("no plain query is asked twice or repeats a labelled one", () => {
  const plain = [...sold, ...notSold].map(({ query }) => query);
  expect(plain.filter((query, at) => plain.indexOf(query) !== at || labels.some((label) => label.query === query))).toEqual([]);
});

test("pasted texts are longer than the 64 characters of an ordinary query", () => {
  const long = sold.filter(({ kind }) => kind === "long");
  expect(long.length).toBeGreaterThan(0);
  for (const { query } of long) expect(query.length, query).toBeGreaterThan(64);
});

test("goods not sold are judged by all that was found and not allowed", async () => {
  const kitchen = { in: ["4300"] };
  const pan: NotSold = { query: "сковорідка", lang: "uk", kind: "not-sold", sold: false, allowed: kitchen };
  const neighbours = goods.flatMap(({ made, product }) => (meets(made, kitchen) ? product.id : []));
  const dress = goods.find(({ made }) => made.category === "1110")?.product.id ?? -1;
  const [late] = await askNotSold(() => [...neighbours.slice(0, 5), dress], goods, [pan]);
  expect(late).toMatchObject({ unrelated: 1, shown: 0 });
  const [early] = await askNotSold(() => [dress, ...neighbours], goods, [pan]);
  expect(early).toMatchObject({ unrelated: 1, shown: 1 });
});
