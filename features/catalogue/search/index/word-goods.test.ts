import { expect, test } from "vitest";
import { openArticles } from "./articles.ts";
import { openPostings } from "./postings.ts";
import { testQueryWord } from "../../../../support/test-query-word.ts";
import { openWordGoods } from "./word-goods.ts";

const word = (text: string, ...terms: string[]) =>
  testQueryWord({ text, meanings: terms.map((term, at) => ({ term, weight: at === 0 ? 1 : 0.5 })) });

function indexed() {
  const [postings, articles] = [openPostings(), openArticles()];
  postings.add("dress", 2, "type");
  postings.add("dress", 5, "name");
  postings.add("gown", 1, "type");
  postings.add("gown", 5, "type");
  articles.add("SR-77", 4);
  articles.add("SR-78", 3);
  return { postings, articles, wordGoods: openWordGoods(postings, articles) };
}
const read = ({ slots, weights, saliences }: { slots: Uint32Array; weights: Float32Array; saliences: Uint8Array }) =>
  Array.from(slots, (slot, at) => [slot, weights[at], saliences[at]]);

test("of several meanings each product has the best of its fields, in the order of slots", () => {
  const { wordGoods } = indexed();
  const found = [
    [1, 4, 12],
    [2, 8, 12],
    [5, 4, 12],
  ];
  expect(read(wordGoods.of(word("сукня", "dress", "gown"), 6))).toEqual(found);
  expect(read(wordGoods.of(word("сукня", "dress"), 6))).toEqual([
    [2, 8, 12],
    [5, 4, 3],
  ]);
  expect(read(wordGoods.of(word("сукня", "dress", "gown"), 6))).toEqual(found);
});

test("a word that no goods have is looked for among the articles by its own text", () => {
  const { wordGoods } = indexed();
  const slotsOf = (text: string) => [...wordGoods.of(word(text, "unknown"), 6).slots];
  expect([slotsOf("sr77"), slotsOf("sr78"), slotsOf("sr7"), slotsOf("sr9")]).toEqual([[4], [3], [3, 4], []]);
});

test("what was found is kept until it is forgotten, and made anew then with the goods that came", () => {
  const { postings, wordGoods } = indexed();
  const asked = word("сукня", "dress");
  const first = wordGoods.of(asked, 6);
  expect(wordGoods.of(word("сукню", "dress"), 6)).toBe(first);
  postings.add("dress", 700, "type");
  wordGoods.forget();
  expect([...wordGoods.of(asked, 701).slots]).toEqual([2, 5, 700]);
});

test("no more is kept than there is room for, and what was asked for last stays", () => {
  const { postings, articles } = indexed();
  const wordGoods = openWordGoods(postings, articles, 60);
  const [dress, gown] = [word("сукня", "dress"), word("плаття", "gown")];
  const first = wordGoods.of(dress, 6);
  const second = wordGoods.of(gown, 6);
  expect(wordGoods.of(gown, 6)).toBe(second);
  expect(wordGoods.of(dress, 6)).not.toBe(first);
  expect(wordGoods.of(gown, 6)).not.toBe(second);
});
