/** Deterministic choices of a seed. */
export type Chance = {
  between(low: number, high: number): number;
  pick<const T>(choices: readonly [T, ...T[]]): T;
  falls(share: number): boolean;
};

/** mulberry32. */
export function chanceFrom(seed: number): Chance {
  const next = randomFrom(seed);
  return {
    between: (low, high) => low + next() * (high - low),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
    falls: (share) => next() < share,
  };
}

function randomFrom(seed: number): () => number {
  let state = Math.imul(seed + 1, 2_654_435_761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
