/** Pseudo-random choices, the same for the same key. */
export type SeededRandom = {
  /** 0 ≤ x < 1 */
  fraction(): number;
  /** 0 to `limit`, exclusive. */
  below(limit: number): number;
  /** Both ends included. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  weighted<T>(choices: readonly (readonly [value: T, weight: number])[]): T;
};

export function seededRandom(key: string): SeededRandom {
  let state = hashOf(key);
  const fraction = (): number => {
    state = (state + 0x9e3779b9) | 0;
    return (scramble(state) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(fraction() * limit);
  return {
    fraction,
    below,
    between: (low, high) => low + below(high - low + 1),
    chance: (probability) => fraction() < probability,
    pick: <T>(list: readonly T[]) => list[below(list.length)] as T,
    weighted: <T>(choices: readonly (readonly [T, number])[]) => {
      let left = fraction() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of choices) {
        left -= weight;
        if (left < 0) return value;
      }
      return (choices.at(-1) as readonly [T, number])[0];
    },
  };
}

/** A GUID of the key in 1C's form. */
export function seededGuid(key: string): string {
  let state = hashOf(key);
  let hex = "";
  for (let part = 0; part < 4; part++) {
    state = (scramble(state ^ hashOf(`${part}${key}`)) + 0x9e3779b9) | 0;
    hex += (state >>> 0).toString(16).padStart(8, "0");
  }
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** FNV-1a over UTF-16 units. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return scramble(hash);
}

/** Multipliers of «lowbias32». */
function scramble(value: number): number {
  let mixed = value;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return mixed ^ (mixed >>> 16);
}
