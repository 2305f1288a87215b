import { expect, test } from "vitest";
import { categoryTree, type DemoCategory } from "../../db/seed/catalogue/category-tree.ts";
import { fold, wordsOf } from "../../features/catalogue/search/language/letters.ts";
import { stem } from "../../features/catalogue/search/language/stem.ts";
import { demoGoods } from "./demo-goods.ts";
import { labels, meets, readLabels, type NotSold } from "./labels.ts";
import { ownSearch } from "./engines.ts";
import { askAll, askNotSold, scoreOf } from "./score-queries.ts";
import { idOf } from "../../platform/ids.ts";

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
  const dress = goods.find(({ made }) => made.category === "1110")?.product.id ?? idOf<"product">(-1);
  const [late] = await askNotSold(() => [...neighbours.slice(0, 5), dress], goods, [pan]);
  expect(late).toMatchObject({ unrelated: 1, shown: 0 });
  const [early] = await askNotSold(() => [dress, ...neighbours], goods, [pan]);
  expect(early).toMatchObject({ unrelated: 1, shown: 1 });
});

const search = ownSearch(goods);
const answers = await askAll(search, goods, sold);

test("99 of 100 plain queries show what was meant among the first five, 97 of every kind", () => {
  expect(scoreOf(answers).success).toBeGreaterThanOrEqual(0.99);
  for (const [kind, some] of Map.groupBy(answers, ({ label }) => label.kind)) {
    expect(scoreOf(some).success, kind).toBeGreaterThanOrEqual(0.97);
  }
});

test("what a category is called finds nothing else among the first five", () => {
  const words = answers.filter(({ label }) => label.kind === "category-word");
  expect(words.filter(({ share }) => share < 1).map(({ label }) => label.query)).toEqual([]);
});

test("for goods not sold hardly anything unrelated is found", async () => {
  const unrelated = (await askNotSold(search, goods, notSold)).filter((answer) => answer.unrelated > 0);
  expect(unrelated.length / notSold.length).toBeLessThanOrEqual(0.01);
});

test("every category is found by its own name in both languages", () => {
  const places = new Map<string, readonly string[]>();
  const walk = (category: DemoCategory, above: readonly string[]): void => {
    places.set(category.id, [...above, category.id]);
    for (const child of category.children) walk(child, [...above, category.id]);
  };
  const all: { name: string; id: string }[] = [];
  const name = ({ id, uk, ru, children }: DemoCategory): void => {
    all.push({ name: uk, id }, { name: ru, id });
    for (const child of children) name(child);
  };
  for (const root of categoryTree) {
    walk(root, []);
    name(root);
  }
  const wrong = all.filter(({ name: asked }) => {
    const called = all.filter((one) => kindsIn(one.name).some((kind) => kindsIn(asked).includes(kind))).map(({ id }) => id);
    const found = (search(asked) as number[]).slice(0, 5).map((id) => goods[id]?.made.category ?? "");
    return found.length === 0 || !found.every((id) => places.get(id)?.some((place) => called.includes(place)));
  });
  expect(wrong.map(({ name: asked }) => asked)).toEqual([]);
});

/** The words of a category's name that tell it from others. */
const kindsIn = (name: string): string[] => wordsOf(name).flatMap((word) => (word.length > 3 ? [stem(fold(word))] : []));
