import type { Found, IndexedGoods } from "./index/indexed-goods.ts";
import type { QueryWord } from "./query/read-query.ts";
import type { Matches } from "./query-buffers.ts";
import { openVariationFit } from "./variation-fit.ts";

/** From this many words on, a product whose name says nothing else is preferred. */
const MANY_WORDS = 2;
const EXTRA_WORD = 0.05;
/** Sort key: tier, score in 64ths, rank. */
const SCORE_STEPS = 64;
const SCORE_RANGE = 2 ** 16;
const RANK_RANGE = 2 ** 24;

/** Tiers: 2 can be bought as asked, below 0 does not fit. */
const [BUYABLE, UNFIT] = [2, -10];

/** Goods that fit the asked colours and sizes, if any do; buyable ones first. */
export function inOrder({ length, slots: found, scores }: Matches, asked: readonly QueryWord[], goods: IndexedGoods): Found {
  const {
    slots,
    buffers: { tiers, keys },
  } = goods;
  const { test, isAsked } = openVariationFit(asked, goods);
  const extraWord = asked.length >= MANY_WORDS && !isAsked ? EXTRA_WORD : 0;
  let isAnyFitting = false;
  for (let at = 0; at < length; at += 1) {
    const slot = found[at] ?? 0;
    const product = isAsked ? slots.product(slot) : undefined;
    const isAvailable = slots.isAvailable(slot);
    const fit = product ? test(product) : isAvailable ? "buyable" : "sold out";
    if (fit !== "no") isAnyFitting = true;
    tiers[at] = fit === "buyable" ? BUYABLE : (isAvailable ? 1 : 0) + (fit === "no" ? UNFIT : 0);
  }
  let total = 0;
  for (let at = 0; at < length; at += 1) {
    const [slot, own] = [found[at] ?? 0, tiers[at] ?? 0];
    if (isAnyFitting && own < 0) continue;
    const score = Math.max(0, (scores[at] ?? 0) - slots.nameWords(slot) * extraWord);
    const worth = Math.min(SCORE_RANGE - 1, Math.round(score * SCORE_STEPS));
    keys[total] = ((own < 0 ? own - UNFIT : own) * SCORE_RANGE + worth) * RANK_RANGE + (RANK_RANGE - 1 - slots.rank(slot));
    total += 1;
  }
  const slotOf = (key: number): number => slots.slotOfRank(RANK_RANGE - 1 - (key % RANK_RANGE));
  return { total, first: (most) => Array.from(highest(keys.subarray(0, total), most), slotOf) };
}

/** Picks a few of many in one pass instead of sorting all. */
function highest(numbers: Float64Array, most: number): Float64Array {
  if (most * FEW >= numbers.length) return numbers.sort().toReversed().subarray(0, most);
  const best = new Float64Array(most).fill(Number.NEGATIVE_INFINITY);
  for (const number of numbers) {
    if (number <= (best[most - 1] ?? 0)) continue;
    let at = most - 1;
    for (; at > 0 && (best[at - 1] ?? 0) < number; at -= 1) best[at] = best[at - 1] ?? 0;
    best[at] = number;
  }
  return best;
}

const FEW = 32;
