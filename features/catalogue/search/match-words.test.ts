import fc from "fast-check";
import { expect, test } from "vitest";
import { openArticles } from "./articles.ts";
import type { PlaceName } from "./goods-terms.ts";
import { forget, matchEveryWord, matchWords, type Matches } from "./match-words.ts";
import { openPostings } from "./postings.ts";
import type { QueryWord } from "./read-query.ts";
import { openScratch } from "./scratch.ts";
import { openSlots } from "./slots.ts";

const GOODS = 120;
const terms = ["common", "usual", "seldom", "rare"];
const placeNames: PlaceName[] = ["type", "name", "brand", "colour"];
/** How many of a hundred products have each term: nearly all the first, hardly any the last, so that entries are looked up in both ways. */
const shares = [90, 50, 12, 3];
const product = fc.tuple(
  ...shares.map((share) =>
    fc.tuple(fc.noBias(fc.nat(99)), fc.constantFrom(...placeNames)).map(([chance, place]) => (chance < share ? place : undefined)),
  ),
);
const word = fc.uniqueArray(fc.record({ term: fc.constantFrom(...terms), weight: fc.constantFrom(1, 0.8, 0.5) }), {
  minLength: 1,
  maxLength: 2,
  selector: ({ term }) => term,
});

test("products that have every word are found with the same worth whether the rarest word is taken first or all are", () => {
  fc.assert(
    fc.property(
      fc.array(product, { minLength: GOODS, maxLength: GOODS }),
      fc.array(word, { minLength: 1, maxLength: 3 }),
      (goods, asked) => {
        const postings = openPostings();
        for (const [slot, places] of goods.entries()) {
          for (const [at, place] of places.entries()) if (place) postings.add(terms[at] ?? "", slot, place);
        }
        const scratch = openScratch()(GOODS);
        const index = { postings, articles: openArticles(), slots: openSlots(), scratch };
        const words = asked.map((meanings): QueryWord => ({ text: "", meanings, optional: false }));
        const read = (matches: Matches) => {
          const having = [...scratch.touched.subarray(0, matches.touched)].filter((slot) => scratch.words[slot] === words.length);
          const worth = having.map((slot) => [
            slot,
            scratch.score[slot]?.toFixed(6),
            scratch.kinds[slot],
            scratch.telling[slot]?.toFixed(6),
          ]);
          forget(matches, index);
          return { kindWords: matches.kindWords, worth: worth.toSorted(([a], [b]) => Number(a) - Number(b)) };
        };
        expect(read(matchEveryWord(words, index))).toEqual(read(matchWords(words, index)));
        for (const row of [scratch.score, scratch.words, scratch.kinds, scratch.telling, scratch.weights, scratch.tells]) {
          expect(Math.max(...row)).toBe(0);
        }
      },
    ),
  );
});
