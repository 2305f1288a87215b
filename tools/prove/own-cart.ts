import type { Answer } from "../../support/api-client.ts";
import { instant, type History } from "./history.ts";
import { afterAnswer, afterSilence, agreeing, showLines, type Effect, type Lines, type PossibleCart } from "./possible-carts.ts";

export type Seen = { id: string | null; end: number; lines: Lines };
type Known = { id: string; end: number; carts: readonly PossibleCart[] };

/** A lost recalculation may have done anything, until the server has surely given it up. */
const SURELY_GIVEN_UP_MS = 10_000;
/** So many lost calls one after the other are as good as a lost recalculation. */
const MOST_LOST = 3;

/**
 * What a customer knows of their own cart from the answers so far. Whatever an answer says otherwise, without the
 * time being over or staff having ended the cart, is a violation.
 */
export function openOwnCart(history: History, violation: (text: string) => void) {
  const all = new Map<string, Known>();
  let current: Known | undefined;
  /** Without a cart: nothing, and calls that were lost. */
  let loose: readonly PossibleCart[] = [{ lines: undefined, unanswered: [] }];
  let certainSince = Infinity;
  let anythingUntil = 0;
  let isForgotten = false;

  const possible = () => current?.carts ?? loose;
  const show = (carts: readonly PossibleCart[]) => carts.map(({ lines }) => showLines(lines)).join(" or ");

  const forget = () => {
    anythingUntil = instant() + SURELY_GIVEN_UP_MS;
    certainSince = Infinity;
    isForgotten = true;
    loose = [{ lines: undefined, unanswered: [] }];
    if (current) current.carts = [];
  };
  /** What is seen now is what there is; once nothing lost can come through any more, it must stay so. */
  const learn = (seen: Seen) => {
    isForgotten = instant() < anythingUntil;
    current = seen.id ? { id: seen.id, end: seen.end, carts: [{ lines: seen.lines, unanswered: [] }] } : undefined;
    if (current) all.set(current.id, current);
  };

  const judgeSame = (kind: string, cart: Known, { seen, expected }: { seen: Seen; expected: readonly PossibleCart[] }) => {
    const left = agreeing(expected, seen.lines);
    if (left.length === 0) violation(`${kind}: cart ${cart.id} holds ${showLines(seen.lines)}, must be ${show(expected)}`);
    cart.carts = left.length > 0 ? left : [{ lines: seen.lines, unanswered: [] }];
    cart.end = seen.end;
  };
  const judgeOther = (kind: string, { seen, expected, opened }: { seen: Seen; expected: readonly PossibleCart[]; opened: Effect }) => {
    const isOver = current && (instant() >= current.end - 5 || history.wasEndedByStaff(current.id));
    // A recalculation that is granted nothing ends the cart, and opens another when an expired hold is released for it.
    const mayBeGone = !current || isOver || kind === "recalculate" || expected.some(({ lines }) => !lines || lines.size === 0);
    if (!mayBeGone) violation(`${kind}: cart ${current?.id} is gone although it held ${show(expected)} until ${current?.end}`);
    loose = [{ lines: undefined, unanswered: [...new Set([...possible(), ...loose].flatMap(({ unanswered }) => unanswered))] }];
    const fresh = agreeing(afterAnswer(loose, opened), seen.lines);
    if (seen.id && fresh.length === 0) violation(`${kind}: the new cart ${seen.id} holds ${showLines(seen.lines)}`);
    current = seen.id
      ? { id: seen.id, end: seen.end, carts: fresh.length > 0 ? fresh : [{ lines: seen.lines, unanswered: [] }] }
      : undefined;
    if (current) all.set(current.id, current);
  };

  return {
    all,
    current: () => current,
    possible,
    /** Compares what was seen with what must be after `effect`; `opened` is the effect on a cart that is new. */
    judge(kind: string, seen: Seen, { effect, opened }: { effect: Effect; opened: Effect }) {
      const expected = afterAnswer(possible(), effect);
      if (isForgotten) learn(seen);
      else if (current && seen.id === current.id) judgeSame(kind, current, { seen, expected });
      else judgeOther(kind, { seen, expected, opened });
      certainSince = isForgotten ? Infinity : instant();
    },
    /** Whether no call was lost that may come through yet. */
    isCertain: () => !isForgotten && [...possible(), ...loose].every(({ unanswered }) => unanswered.length === 0),
    /** Takes over what was seen where nobody can say what it must be. */
    accept(seen: Seen) {
      if (possible().some(({ unanswered }) => unanswered.length > 0)) forget();
      learn(seen);
      certainSince = isForgotten ? Infinity : instant();
    },
    /** A call was lost that would have this effect. */
    lost(effect: Effect) {
      if (isForgotten || possible().some(({ unanswered }) => unanswered.length >= MOST_LOST)) return forget();
      if (current) current.carts = afterSilence(current.carts, effect);
      else loose = afterSilence(loose, effect);
      certainSince = Infinity;
    },
    lostAnything: forget,
    /** Milliseconds until nothing that was lost can come through any more. */
    uncertainFor: () => Math.max(0, anythingUntil - instant()),
    /** Whether the cart may have ended without the customer's doing. */
    mayBeOver: () => current !== undefined && (instant() >= current.end - 5 || history.wasEndedByStaff(current.id)),
    /** The customer ended the cart themselves. */
    ended: () => {
      if (current) current.carts = [{ lines: undefined, unanswered: current.carts.flatMap(({ unanswered }) => unanswered) }];
      certainSince = Infinity;
    },
    /** Writes down what was surely held until now; before a call that may give something back, and after any other. */
    promise() {
      const [only, ...others] = current?.carts ?? [];
      if (!current || others.length > 0 || !only?.lines || only.unanswered.length > 0) return;
      const [from, to] = [certainSince, Math.min(instant(), current.end)];
      if (to > from)
        for (const [variationId, pieces] of only.lines) history.promised.push({ variationId, pieces, from, to, cartId: current.id });
      certainSince = Math.max(from, to);
    },
  };
}
export type OwnCart = ReturnType<typeof openOwnCart>;

export const unchanged: Effect = (lines) => (lines.size > 0 ? lines : undefined);

/** Pieces more of a variation, or less; a cart without lines is no more. */
export const plus =
  (variationId: number, pieces: number): Effect =>
  (lines) => {
    const after = new Map(lines);
    const left = (lines.get(variationId) ?? 0) + pieces;
    if (left > 0) after.set(variationId, left);
    else after.delete(variationId);
    return after.size > 0 ? after : undefined;
  };

/** The cart an answer shows, be it the answer or in it. */
export function seenIn({ body }: Answer): Seen | undefined {
  type View = { orderId: string | null; reservationEnd: number | null; products?: { quantity: number; variant: { id: number } }[] };
  const { orderId, reservationEnd, products } = (body["cart"] ?? body) as View;
  return (
    products && { id: orderId, end: reservationEnd ?? 0, lines: new Map(products.map(({ quantity, variant }) => [variant.id, quantity])) }
  );
}
