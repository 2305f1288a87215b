import type { Answer } from "../../../support/api-client.ts";
import { instant, type History } from "./history.ts";
import { isAmong, nothing, showEach, showLines, unchanged, withOrWithout, type Effect, type Lines } from "./possible-lines.ts";

/** A cart as an answer shows it. */
export type Seen = { id: string | null; end: number; lines: Lines };
type Known = { id: string; end: number; possible: readonly Lines[] };
/** How a call that was answered changed the cart; `asked` when, `opened` the effect on a cart that is new. */
type Done = { asked: number; effect: Effect; opened?: Effect };

/** The servers' clock is the same one, in whole milliseconds. */
const CLOCK_MS = 5;

/**
 * A customer's knowledge of their own cart from the answers so far. Whatever an answer says otherwise, without the time
 * being over or staff having ended the cart, is a violation. A call whose answer was lost has either been done or not,
 * and nothing of it comes later (`Servers.call` waits for that), so the next answer tells which.
 */
export function openOwnCart({
  history,
  client,
  lifetimeMs,
  violation,
}: {
  history: History;
  client: number;
  lifetimeMs: number;
  violation: (text: string) => void;
}) {
  const all = new Map<string, Known>();
  let current: Known | undefined;
  /** Possible lines of a cart opened since the last answer; none without such a cart. */
  let fresh: readonly Lines[] = [nothing];
  let certainSince = Infinity;
  /** When the first call was asked that no answer has shown the outcome of. */
  let unshownSince: number | undefined;
  /** The most that a lost recalculation may have left. */
  let most: Lines | undefined;

  const mayBeOver = () => current !== undefined && (instant() >= current.end - CLOCK_MS || history.staffMayHaveEndedCart(current.id));
  /** Whether any cart of theirs, also one opened meanwhile, may have ended without their doing. */
  const mayHaveEnded = (since: number) =>
    mayBeOver() || instant() - since >= lifetimeMs - CLOCK_MS || history.staffMayHaveEndedOneOf(client, since);

  const may = (effect: Effect, asked: number) => {
    if (current) current.possible = withOrWithout(current.possible, effect);
    fresh = withOrWithout(fresh, effect);
    [certainSince, unshownSince] = [Infinity, unshownSince ?? asked];
  };
  const judgeSame = (kind: string, { id, possible }: Known, { seen, effect }: { seen: Seen; effect: Effect }) => {
    const expected = possible.map(effect);
    if (!isAmong(expected, seen.lines)) violation(`${kind}: cart ${id} holds ${showLines(seen.lines)}, must be ${showEach(expected)}`);
  };
  const judgeOther = (kind: string, seen: Seen, { asked, effect, opened = effect }: Done) => {
    // A recalculation that is granted nothing ends the cart, and opens another when an expired hold is released for it.
    const isAsked = kind === "recalculate" || current?.possible.some((lines) => lines.size === 0 || effect(lines).size === 0);
    if (current && !isAsked && !mayBeOver())
      violation(`${kind}: cart ${current.id} is gone although it held ${showEach(current.possible)} until ${current.end}`);
    const expected = fresh.map(opened);
    if (isAmong(expected, seen.lines) || (!seen.id && mayHaveEnded(unshownSince ?? asked))) return;
    violation(`${kind}: the new cart ${seen.id} holds ${showLines(seen.lines)}, must be ${showEach(expected)}`);
  };

  return {
    all,
    current: () => current,
    /** Possible lines of the cart: one set, unless answers were lost. */
    possible: () => current?.possible ?? fresh,
    mayHaveEnded: (since: number) => mayHaveEnded(unshownSince ?? since),
    /** Compares what was seen with what must be; from here on what was seen is what there is. */
    judge(kind: string, seen: Seen, done: Done) {
      const isLeft = most && [...seen.lines].every(([id, pieces]) => pieces <= (most?.get(id) ?? 0));
      if (!isLeft && current && seen.id === current.id) judgeSame(kind, current, { seen, effect: done.effect });
      else if (!isLeft) judgeOther(kind, seen, done);
      current = seen.id ? { id: seen.id, end: seen.end, possible: [seen.lines] } : undefined;
      if (current) all.set(current.id, current);
      [fresh, certainSince, unshownSince, most] = [[nothing], instant(), undefined, undefined];
    },
    /** A call has or has not had this effect. */
    may,
    /** A call was answered as done by an answer that cannot be trusted to show the cart: another one was under way. */
    did(effect: Effect, asked: number) {
      if (mayHaveEnded(unshownSince ?? asked)) return may(effect, asked);
      // A cart that may have lost its last pack may be no more: then this is in one that is new.
      if (!current || current.possible.some((lines) => lines.size === 0)) fresh = fresh.map(effect);
      if (current) current.possible = current.possible.map((lines) => (lines.size === 0 ? lines : effect(lines)));
      [certainSince, unshownSince] = [Infinity, unshownSince ?? asked];
    },
    /** A recalculation was lost that would leave these pieces at most. */
    mayBeRecalculated(wanted: Lines, asked: number) {
      may(unchanged, asked);
      most = wanted;
    },
    /** The customer ended the cart themselves. */
    ended() {
      if (current) current.possible = [nothing];
      certainSince = Infinity;
    },
    /** Writes down what was surely held until now; before a call that may give something back, and after any other. */
    promise() {
      const [only, ...others] = current?.possible ?? [];
      if (!current || others.length > 0 || !only) return;
      const [from, to] = [certainSince, Math.min(instant(), current.end)];
      if (to > from) for (const [variationId, pieces] of only) history.promised.push({ variationId, pieces, from, to, cartId: current.id });
      certainSince = Math.max(from, to);
    },
  };
}
export type OwnCart = ReturnType<typeof openOwnCart>;

/** The cart an answer shows, be it the answer or in it. */
export function seenIn({ body }: Answer): Seen | undefined {
  type View = { orderId: string | null; reservationEnd: number | null; products?: { quantity: number; variant: { id: number } }[] };
  const { orderId, reservationEnd, products } = (body["cart"] ?? body) as View;
  return (
    products && { id: orderId, end: reservationEnd ?? 0, lines: new Map(products.map(({ quantity, variant }) => [variant.id, quantity])) }
  );
}
