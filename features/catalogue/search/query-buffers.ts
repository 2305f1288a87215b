/** Rows by found product: slot, score, summed salience, words found, words that name its kind. `length` rows are filled. */
export type Matches = {
  length: number;
  slots: Uint32Array;
  scores: Float32Array;
  saliences: Uint8Array;
  words: Uint8Array;
  kinds: Uint8Array;
};

/** Every query reuses the rows: new ones would be megabytes of garbage in a large shop. */
export function openBuffers() {
  let kept = arraysOf(0);
  return (slots: number): Buffers => {
    if (kept.keys.length < slots) kept = arraysOf(Math.ceil(slots * ROOM));
    return kept;
  };
}

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
