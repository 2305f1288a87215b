/**
 * What the words of a query found, product by product in the order of slots: the slot, what the product is worth, how much the
 * words tell, how many of them it has, and for how many it is of the kind they name. As many rows as `length` says are filled.
 * A query has twelve words at most, so that small numbers do.
 */
export type Matches = {
  length: number;
  slots: Uint32Array;
  scores: Float32Array;
  saliences: Uint8Array;
  words: Uint8Array;
  kinds: Uint8Array;
};

/**
 * Rows that one query after the other writes into, and the keys found products are put in order by: fresh arrays for each
 * query would be megabytes of garbage in a large shop. Two sets of rows, since one cannot be widened in place.
 */
export function openBuffers() {
  let kept = arraysOf(0);
  return (slots: number): Buffers => {
    if (kept.keys.length < slots) kept = arraysOf(Math.ceil(slots * ROOM));
    return kept;
  };
}

/** Room to grow, since changed products take new slots. */
const ROOM = 1.25;

const arraysOf = (slots: number) => ({
  matches: matchesOf(slots),
  wider: matchesOf(slots),
  tiers: new Int8Array(slots),
  keys: new Float64Array(slots),
});

const matchesOf = (slots: number): Matches => ({
  length: 0,
  slots: new Uint32Array(slots),
  scores: new Float32Array(slots),
  saliences: new Uint8Array(slots),
  words: new Uint8Array(slots),
  kinds: new Uint8Array(slots),
});

export type Buffers = ReturnType<typeof arraysOf>;
