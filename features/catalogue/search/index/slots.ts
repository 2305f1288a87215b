import { grown } from "../../collections/grown.ts";
import type { SearchedProduct } from "./goods-terms.ts";

/** A changed product takes a new slot and keeps its rank; of equals the first added comes first. */
export function openSlots() {
  const products: (SearchedProduct | undefined)[] = [];
  const slotById = new Map<number, number>();
  const rows = { ranks: new Uint32Array(0), slotOfRank: new Uint32Array(0), nameWords: new Uint8Array(0), states: new Uint8Array(0) };
  let ranks = 0;

  const makeRoom = (): void => {
    if (products.length < rows.ranks.length) return;
    const length = Math.ceil((products.length + FIRST_ROOM) * ROOM);
    rows.ranks = grown(rows.ranks, length);
    rows.slotOfRank = grown(rows.slotOfRank, length);
    rows.nameWords = grown(rows.nameWords, length);
    rows.states = grown(rows.states, length);
  };

  const clear = (slot: number): void => {
    products[slot] = undefined;
    rows.states[slot] = LEFT;
  };

  return {
    product: (slot: number): SearchedProduct | undefined => products[slot],
    isTaken: (slot: number): boolean => rows.states[slot] !== LEFT,
    nameWords: (slot: number): number => rows.nameWords[slot] ?? 0,
    isAvailable: (slot: number): boolean => rows.states[slot] === BUYABLE,
    rank: (slot: number): number => rows.ranks[slot] ?? 0,
    slotOfRank: (rank: number): number => rows.slotOfRank[rank] ?? 0,
    take(product: SearchedProduct, nameWords: number): number {
      makeRoom();
      const slot = products.length;
      const before = slotById.get(product.id);
      const rank = before === undefined ? ranks++ : (rows.ranks[before] ?? 0);
      if (before !== undefined) clear(before);
      products.push(product);
      slotById.set(product.id, slot);
      rows.ranks[slot] = rank;
      rows.slotOfRank[rank] = slot;
      rows.nameWords[slot] = nameWords;
      rows.states[slot] = stateOf(product);
      return slot;
    },
    leave(id: number): void {
      const slot = slotById.get(id);
      if (slot !== undefined) clear(slot);
      slotById.delete(id);
    },
    lookAgain(id: number): void {
      const slot = slotById.get(id);
      const product = slot === undefined ? undefined : products[slot];
      if (slot !== undefined && product) rows.states[slot] = stateOf(product);
    },
    taken: () => slotById.size,
    all: () => products.length,
  };
}

export type Slots = ReturnType<typeof openSlots>;

const [LEFT, SOLD_OUT, BUYABLE] = [0, 1, 2];
const stateOf = ({ available }: SearchedProduct): number => (available ? BUYABLE : SOLD_OUT);

const FIRST_ROOM = 64;
const ROOM = 1.5;
