import fc from "fast-check";
import { expect, test } from "vitest";
import { openArticles } from "./index/articles.ts";
import { fields, type FieldName } from "./index/goods-terms.ts";
import { findWord } from "./found-words.ts";
import { addOptional, leaveOnly, matchAnyWord, matchEveryWord } from "./match-words.ts";
import { openPostings } from "./index/postings.ts";
import { testQueryWord } from "../../../support/test-query-word.ts";
import type { QueryWord } from "./query/read-query.ts";
import { openBuffers, type Matches } from "./query-buffers.ts";
import { openVariationTerms } from "./index/variation-terms.ts";
import { openSlots } from "./index/slots.ts";
import { openWordGoods, salience } from "./index/word-goods.ts";

const GOODS = 120;
const terms = ["common", "usual", "seldom", "rare"];
const fieldNames: FieldName[] = ["type", "name", "brand", "colour"];
/** How many of a hundred products have each term: nearly all the first, hardly any the last, so that lists of all lengths meet. */
const shares = [90, 50, 12, 3];
const product = fc.tuple(
  ...shares.map((share) =>
    fc.tuple(fc.noBias(fc.nat(99)), fc.constantFrom(...fieldNames)).map(([chance, field]) => (chance < share ? field : undefined)),
  ),
);
const word = fc
  .uniqueArray(fc.record({ term: fc.constantFrom(...terms), weight: fc.constantFrom(1, 0.75, 0.5) }), {
    minLength: 1,
    maxLength: 3,
    selector: ({ term }) => term,
  })
  .map((meanings) => testQueryWord({ meanings }));
type Product = readonly (FieldName | undefined)[];
const goods = fc.array(product, { minLength: GOODS, maxLength: GOODS });
const words = fc.array(word, { minLength: 1, maxLength: 4 });

function indexOf(products: readonly Product[]) {
  const [postings, articles] = [openPostings(), openArticles()];
  for (const [slot, own] of products.entries()) {
    for (const [at, field] of own.entries()) if (field) postings.add(terms[at] ?? "", slot, field);
  }
  const slots = { ...openSlots(), all: () => GOODS };
  return {
    postings,
    articles,
    wordGoods: openWordGoods(postings, articles),
    slots,
    buffers: openBuffers()(GOODS),
    variationTerms: openVariationTerms(),
  };
}

type Row = { slot: number; score: number; saliences: number; words: number; kinds: number };

const rowsOf = ({ length, slots, scores, saliences, words: having, kinds }: Matches): Row[] =>
  Array.from({ length }, (_, at) => ({
    slot: slots[at] ?? -1,
    score: scores[at] ?? -1,
    saliences: saliences[at] ?? -1,
    words: having[at] ?? -1,
    kinds: kinds[at] ?? -1,
  }));

/** The same counted product by product and word by word. */
function recounted(products: readonly Product[], asked: readonly QueryWord[]): Row[] {
  const standing = (own: Product, term: string): FieldName | undefined => own[terms.indexOf(term)];
  const isKind = ({ meanings }: QueryWord): boolean => meanings.some(({ term }) => products.some((own) => standing(own, term) === "type"));
  return products
    .map((own, slot) => {
      const found = asked.flatMap((one) => {
        const at = one.meanings.flatMap(({ term, weight }) => {
          const field = standing(own, term);
          return field ? [{ weight: fields[field].weight * weight, tell: salience[field] }] : [];
        });
        if (at.length === 0) return [];
        const tell = Math.max(...at.map((each) => each.tell));
        return [{ weight: Math.max(...at.map((each) => each.weight)), tell, kind: isKind(one) && tell === salience.type }];
      });
      const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
      return {
        slot,
        score: sum(found.map(({ weight }) => weight)),
        saliences: sum(found.map(({ tell }) => tell)),
        words: found.length,
        kinds: found.filter(({ kind }) => kind).length,
      };
    })
    .filter((row) => row.words > 0);
}

test("products that have some of the words, or every one, are found with what a recount says they are worth", () => {
  fc.assert(
    fc.property(goods, words, (products, asked) => {
      const index = indexOf(products);
      const found = asked.map((one) => findWord(one, index));
      const expected = recounted(products, asked);
      const every = expected.filter((row) => row.words === asked.length);
      expect(rowsOf(matchEveryWord(found, index.buffers))).toEqual(every);
      const any = matchAnyWord(found, index.buffers);
      expect(rowsOf(any)).toEqual(expected);
      expect(rowsOf(leaveOnly(any, (at) => any.words[at] === asked.length))).toEqual(every);
    }),
  );
});

test("a word that need not be found adds its share where it is and leaves the others as they are", () => {
  fc.assert(
    fc.property(goods, words, word, (products, asked, optional) => {
      const index = indexOf(products);
      const matches = matchAnyWord(
        asked.map((one) => findWord(one, index)),
        index.buffers,
      );
      const worth = new Map(recounted(products, [optional]).map(({ slot, score }) => [slot, score]));
      const expected = rowsOf(matches).map((row) => ({ ...row, score: row.score + (worth.get(row.slot) ?? 0) / 2 }));
      addOptional(findWord(optional, index), 0.5, matches);
      expect(rowsOf(matches)).toEqual(expected);
    }),
  );
});

test("nothing asked finds nothing, also after a query that found something", () => {
  const index = indexOf(Array.from({ length: GOODS }, (): Product => ["type"]));
  expect(
    matchEveryWord([findWord(testQueryWord({ text: "", meanings: [{ term: "common", weight: 1 }] }), index)], index.buffers).length,
  ).toBe(GOODS);
  expect([matchEveryWord([], index.buffers).length, matchAnyWord([], index.buffers).length]).toEqual([0, 0]);
});
