import { LRUCache } from "lru-cache";
import { addToSet, emptySet, findSlot, sizeOf } from "../../collections/product-set.ts";
import type { Articles } from "./articles.ts";
import { fields, type FieldName } from "./goods-terms.ts";
import type { Meaning } from "../query/meanings.ts";
import { byField, fieldOf, slotOf, type Postings } from "./postings.ts";
import type { QueryWord } from "../query/read-query.ts";

/** Each product once, in the order of slots, with the weight and salience of its best field. */
export type WordGoods = { slots: Uint32Array; weights: Float32Array; saliences: Uint8Array };

/** How much a shopper insists on a word: without «жіночі» they still want socks, without «шкарпетки» nothing. */
export const salience: Readonly<Record<FieldName, number>> = {
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

const weightOfField = byField((field) => fields[field].weight);
const salienceOfField = byField((field) => salience[field]);

/** A product takes nine bytes; a word costs as much as a few products. */
const [MOST_HELD, OF_A_WORD] = [4_000_000, 50];

export type GoodsOfWords = ReturnType<typeof openWordGoods>;

/** Products by a word's meanings, or by the beginning of an article where it has none; the latest words stay cached until `forget`. */
export function openWordGoods(postings: Postings, articles: Articles, most = MOST_HELD) {
  const kept = new LRUCache<string, WordGoods>({ maxSize: most, sizeCalculation: ({ slots }) => slots.length + OF_A_WORD });
  let [weights, saliences, marked] = [new Float32Array(0), new Uint8Array(0), emptySet(0)];

  const makeRoom = (slots: number): void => {
    if (weights.length >= slots) return;
    const length = Math.ceil(slots * ROOM);
    [weights, saliences, marked] = [new Float32Array(length), new Uint8Array(length), emptySet(length)];
  };
  const mark = (slot: number, weight: number, tell: number): void => {
    addToSet(marked, slot);
    if ((weights[slot] ?? 0) < weight) weights[slot] = weight;
    if ((saliences[slot] ?? 0) < tell) saliences[slot] = tell;
  };
  const takeMarked = (): WordGoods => {
    const goods = roomFor(sizeOf(marked));
    let at = 0;
    findSlot(marked, (slot) => {
      goods.slots[at] = slot;
      goods.weights[at] = weights[slot] ?? 0;
      goods.saliences[at] = saliences[slot] ?? 0;
      weights[slot] = saliences[slot] = 0;
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
        const field = fieldOf(entries[at] ?? 0);
        mark(slotOf(entries[at] ?? 0), (weightOfField[field] ?? 0) * weight, salienceOfField[field] ?? 0);
      }
    }
    if (!only) for (const { slot } of articles.startingWith(text)) mark(slot, fields.brand.weight, salience.brand);
    return takeMarked();
  };

  return {
    /** Do not change it. */
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
  saliences: new Uint8Array(goods),
});

function having(entries: Uint32Array, weight: number): WordGoods {
  const goods = roomFor(entries.length);
  for (let at = 0; at < entries.length; at += 1) {
    const entry = entries[at] ?? 0;
    goods.slots[at] = slotOf(entry);
    goods.weights[at] = (weightOfField[fieldOf(entry)] ?? 0) * weight;
    goods.saliences[at] = salienceOfField[fieldOf(entry)] ?? 0;
  }
  return goods;
}

const ROOM = 1.25;
