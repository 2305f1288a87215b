import { LRUCache } from "lru-cache";
import { addToSet, emptySet, findSlot, sizeOf } from "../../collections/product-set.ts";
import type { Articles } from "./articles.ts";
import { places, type PlaceName } from "./goods-terms.ts";
import type { Meaning } from "../query/meanings.ts";
import { byPlace, placeOf, slotOf, type Postings } from "./postings.ts";
import type { QueryWord } from "../query/read-query.ts";

/** The products that have a word, each once, in the order of slots: what it is worth in the best of the places where it stands, and how much it tells. */
export type WordGoods = { slots: Uint32Array; weights: Float32Array; tells: Uint8Array };

/** Without «жіночі» shoppers still want socks, without «шкарпетки» they want nothing. */
export const telling: Readonly<Record<PlaceName, number>> = {
  type: 12,
  brand: 8,
  audience: 6,
  colour: 5,
  size: 4,
  category: 4,
  material: 4,
  season: 4,
  said: 4,
  name: 3,
  detail: 2,
  above: 2,
};

const weightOfPlace = byPlace((place) => places[place].weight);
const tellingOfPlace = byPlace((place) => telling[place]);

/** Products held for the words asked last, nine bytes each; a word itself weighs as much as a few of them. */
const [MOST_HELD, OF_A_WORD] = [4_000_000, 50];

export type GoodsOfWords = ReturnType<typeof openWordGoods>;

/**
 * Which products have a word: those with one of its meanings, or where the shop knows none, an article number that begins so.
 * Queries differ, what their words mean hardly does: what was found for the last ones is kept until `forget`, which whoever
 * adds products calls.
 */
export function openWordGoods(postings: Postings, articles: Articles, most = MOST_HELD) {
  const kept = new LRUCache<string, WordGoods>({ maxSize: most, sizeCalculation: ({ slots }) => slots.length + OF_A_WORD });
  let [weights, tells, marked] = [new Float32Array(0), new Uint8Array(0), emptySet(0)];

  const makeRoom = (slots: number): void => {
    if (weights.length >= slots) return;
    const length = Math.ceil(slots * ROOM);
    [weights, tells, marked] = [new Float32Array(length), new Uint8Array(length), emptySet(length)];
  };
  const mark = (slot: number, weight: number, tell: number): void => {
    addToSet(marked, slot);
    if ((weights[slot] ?? 0) < weight) weights[slot] = weight;
    if ((tells[slot] ?? 0) < tell) tells[slot] = tell;
  };
  /** What was marked; nothing is marked afterwards. */
  const takeMarked = (): WordGoods => {
    const goods = roomFor(sizeOf(marked));
    let at = 0;
    findSlot(marked, (slot) => {
      goods.slots[at] = slot;
      goods.weights[at] = weights[slot] ?? 0;
      goods.tells[at] = tells[slot] ?? 0;
      weights[slot] = tells[slot] = 0;
      at += 1;
      return false;
    });
    marked.fill(0);
    return goods;
  };
  const find = (meanings: readonly Meaning[], text: string): WordGoods => {
    const [only] = meanings;
    if (only && meanings.length === 1) return having(postings.entries(only.term), only.weight);
    for (const { term, weight } of meanings) {
      const entries = postings.entries(term);
      for (let at = 0; at < entries.length; at += 1) {
        const place = placeOf(entries[at] ?? 0);
        mark(slotOf(entries[at] ?? 0), (weightOfPlace[place] ?? 0) * weight, tellingOfPlace[place] ?? 0);
      }
    }
    if (!only) for (const { slot } of articles.startingWith(text)) mark(slot, places.brand.weight, telling.brand);
    return takeMarked();
  };

  return {
    /** Of a shop with so many slots; do not change it. */
    of({ meanings, text }: Pick<QueryWord, "meanings" | "text">, slots: number): WordGoods {
      const known = meanings.filter(({ term }) => postings.sizeOf(term) > 0);
      const key = known.length > 0 ? known.map(({ term, weight }) => `${term} ${weight}`).join() : text;
      const before = kept.get(key);
      if (before) return before;
      makeRoom(slots);
      const goods = find(known, text);
      kept.set(key, goods);
      return goods;
    },
    forget: () => kept.clear(),
  };
}

export const roomFor = (goods: number): WordGoods => ({
  slots: new Uint32Array(goods),
  weights: new Float32Array(goods),
  tells: new Uint8Array(goods),
});

/** The entries of one term, which stand in the order of slots. */
function having(entries: Uint32Array, weight: number): WordGoods {
  const goods = roomFor(entries.length);
  for (let at = 0; at < entries.length; at += 1) {
    const entry = entries[at] ?? 0;
    goods.slots[at] = slotOf(entry);
    goods.weights[at] = (weightOfPlace[placeOf(entry)] ?? 0) * weight;
    goods.tells[at] = tellingOfPlace[placeOf(entry)] ?? 0;
  }
  return goods;
}

const ROOM = 1.25;
