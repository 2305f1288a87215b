/** Pieces by variation. */
export type Lines = ReadonlyMap<number, number>;

/** One call that changes a cart; how it changes lines is known before it is asked. `undefined`: the cart is no more. */
export type Effect = (lines: Lines) => Lines | undefined;

/** What a customer's cart may be: usually one thing, several after calls whose answer was lost. */
export type PossibleCart = { lines: Lines | undefined; unanswered: readonly Effect[] };

export const nothingYet: readonly PossibleCart[] = [{ lines: undefined, unanswered: [] }];

/** After a call was answered, by its effect when it was done: the lost calls before it may have come first, or not yet. */
export function afterAnswer(carts: readonly PossibleCart[], effect: Effect): PossibleCart[] {
  return withLost(withLost(carts).map(({ lines, unanswered }) => ({ lines: effect(lines ?? new Map()), unanswered })));
}

/** After a call whose answer was lost: done, not done, or still to be done. */
export const afterSilence = (carts: readonly PossibleCart[], effect: Effect): PossibleCart[] =>
  withLost(carts.map(({ lines, unanswered }) => ({ lines, unanswered: [...unanswered, effect] })));

/** Those that agree with lines that were seen; undefined lines are an empty cart. */
export const agreeing = (carts: readonly PossibleCart[], seen: Lines): PossibleCart[] =>
  carts.filter(({ lines }) => sameLines(lines ?? new Map(), seen));

export function sameLines(one: Lines, other: Lines): boolean {
  return one.size === other.size && [...one].every(([id, pieces]) => other.get(id) === pieces);
}

export const showLines = (lines: Lines | undefined): string =>
  lines ? `{${[...lines].map(([id, pieces]) => `${id}×${pieces}`).join(" ")}}` : "none";

/** Each cart as it is, and as it is once each of its lost calls has come through. */
function withLost(carts: readonly PossibleCart[]): PossibleCart[] {
  const all = carts.flatMap((cart): PossibleCart[] => [
    cart,
    ...cart.unanswered.flatMap((effect, at) =>
      withLost([{ lines: effect(cart.lines ?? new Map()), unanswered: cart.unanswered.filter((_, other) => other !== at) }]),
    ),
  ]);
  const distinct = new Map(all.map((cart) => [`${showLines(cart.lines && sorted(cart.lines))} ${cart.unanswered.length}`, cart]));
  return [...distinct.values()];
}

const sorted = (lines: Lines): Lines => new Map([...lines].sort(([a], [b]) => a - b));
