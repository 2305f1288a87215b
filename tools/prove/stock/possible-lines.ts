/** Pieces by variation; a cart without any is no more. */
export type Lines = ReadonlyMap<number, number>;

/** The effect of a call on the lines of a cart, computed before it is asked. */
export type Effect = (lines: Lines) => Lines;

export const nothing: Lines = new Map();
export const unchanged: Effect = (lines) => lines;
/** The cart is no more. */
export const emptied: Effect = () => nothing;

/** Pieces more of a variation, or less. */
export const plus =
  (variationId: number, pieces: number): Effect =>
  (lines) => {
    const after = new Map(lines);
    const left = (lines.get(variationId) ?? 0) + pieces;
    if (left > 0) after.set(variationId, left);
    else after.delete(variationId);
    return after;
  };

/** After a call of which nobody knows whether it was done: each as it was, and with the effect. */
export function withOrWithout(possible: readonly Lines[], effect: Effect): Lines[] {
  const all = [...possible, ...possible.map(effect)];
  return all.filter((lines, at) => all.findIndex((other) => sameLines(lines, other)) === at);
}

export function sameLines(one: Lines, other: Lines): boolean {
  return one.size === other.size && [...one].every(([id, pieces]) => other.get(id) === pieces);
}

export const isAmong = (possible: readonly Lines[], seen: Lines): boolean => possible.some((lines) => sameLines(lines, seen));

export const showLines = (lines: Lines | undefined): string =>
  lines && lines.size > 0 ? `{${[...lines].map(([id, pieces]) => `${id}×${pieces}`).join(" ")}}` : "none";

export const showEach = (possible: readonly Lines[]): string => possible.map(showLines).join(" or ");
