import type { IndexedGoods } from "./index/indexed-goods.ts";
import type { Matches } from "./query-buffers.ts";
import { firstThat } from "../collections/sorted-list.ts";
import { roomFor, salience, type WordGoods } from "./index/word-goods.ts";

/** `namesKind`: the word names a kind of some goods. */
export type Matched = WordGoods & { namesKind: boolean };

export function matchEveryWord(words: readonly Matched[], { matches }: IndexedGoods["buffers"]): Matches {
  const [rarest = NOTHING, ...others] = words.toSorted((a, b) => a.slots.length - b.slots.length);
  begin(matches, rarest);
  for (const other of others) narrow(matches, other);
  return matches;
}

export function matchAnyWord([first = NOTHING, ...others]: readonly Matched[], buffers: IndexedGoods["buffers"]): Matches {
  let { matches, wider } = buffers;
  begin(matches, first);
  for (const other of others) {
    widen(matches, other, wider);
    [matches, wider] = [wider, matches];
  }
  return matches;
}

const NOTHING: Matched = { ...roomFor(0), namesKind: false };

export function leaveOnly(matches: Matches, isMeant: (at: number) => boolean): Matches {
  let left = 0;
  for (let at = 0; at < matches.length; at += 1) {
    if (!isMeant(at)) continue;
    if (left < at) move(matches, at, left);
    left += 1;
  }
  matches.length = left;
  return matches;
}

export function addOptional({ slots: found, weights }: WordGoods, share: number, { slots, scores, length }: Matches): void {
  let next = 0;
  for (let at = 0; at < length && next < found.length; at += 1) {
    const slot = slots[at] ?? 0;
    next = nextFrom(found, slot, next);
    if (found[next] === slot) scores[at] = (scores[at] ?? 0) + (weights[next] ?? 0) * share;
  }
}

function begin(matches: Matches, { slots, weights, saliences, namesKind: isKind }: Matched): void {
  const { length } = slots;
  matches.length = length;
  matches.slots.set(slots);
  matches.scores.set(weights);
  matches.saliences.set(saliences);
  matches.words.fill(1, 0, length);
  if (!isKind) matches.kinds.fill(0, 0, length);
  else for (let at = 0; at < length; at += 1) matches.kinds[at] = saliences[at] === salience.type ? 1 : 0;
}

function narrow(matches: Matches, { slots: found, weights, saliences, namesKind: isKind }: Matched): void {
  const { slots, scores, saliences: totals, words, kinds } = matches;
  let [left, next] = [0, 0];
  for (let at = 0; at < matches.length && next < found.length; at += 1) {
    const slot = slots[at] ?? 0;
    next = nextFrom(found, slot, next);
    if (found[next] !== slot) continue;
    const tell = saliences[next] ?? 0;
    if (left < at) move(matches, at, left);
    scores[left] = (scores[left] ?? 0) + (weights[next] ?? 0);
    totals[left] = (totals[left] ?? 0) + tell;
    words[left] = (words[left] ?? 0) + 1;
    if (isKind && tell === salience.type) kinds[left] = (kinds[left] ?? 0) + 1;
    left += 1;
  }
  matches.length = left;
}

function move({ slots, scores, saliences, words, kinds }: Matches, from: number, to: number): void {
  slots[to] = slots[from] ?? 0;
  scores[to] = scores[from] ?? 0;
  saliences[to] = saliences[from] ?? 0;
  words[to] = words[from] ?? 0;
  kinds[to] = kinds[from] ?? 0;
}

function widen(matches: Matches, { slots: found, weights, saliences, namesKind: isKind }: Matched, wider: Matches): void {
  const { length, slots, scores, saliences: totals, words, kinds } = matches;
  let [at, next, all] = [0, 0, 0];
  while (at < length || next < found.length) {
    const [slot, other] = [at < length ? (slots[at] ?? 0) : NO_SLOT, next < found.length ? (found[next] ?? 0) : NO_SLOT];
    const [isBefore, isFound] = [slot <= other, other <= slot];
    const tell = isFound ? (saliences[next] ?? 0) : 0;
    wider.slots[all] = isBefore ? slot : other;
    wider.scores[all] = (isBefore ? (scores[at] ?? 0) : 0) + (isFound ? (weights[next] ?? 0) : 0);
    wider.saliences[all] = (isBefore ? (totals[at] ?? 0) : 0) + tell;
    wider.words[all] = (isBefore ? (words[at] ?? 0) : 0) + (isFound ? 1 : 0);
    wider.kinds[all] = (isBefore ? (kinds[at] ?? 0) : 0) + (isKind && tell === salience.type ? 1 : 0);
    if (isBefore) at += 1;
    if (isFound) next += 1;
    all += 1;
  }
  wider.length = all;
}

const NO_SLOT = 2 ** 32;

/** Galloping search, because one word may have a thousand times more goods than another. */
function nextFrom(slots: Uint32Array, wanted: number, from: number): number {
  let [low, stride] = [from, 1];
  while (low + stride < slots.length && (slots[low + stride] ?? 0) < wanted) {
    low += stride;
    stride *= 2;
  }
  return firstThat(slots, (slot) => slot >= wanted, { from: low, to: Math.min(low + stride, slots.length) });
}
