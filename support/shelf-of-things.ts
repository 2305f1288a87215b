export const LIFETIME_HOURS = 1;
export const MAX_HOURS = 3;
export const SCARCE_BELOW = 20;

/** A variation: how many packs of how many pieces there are of it, of which product, and the minimum its product has. */
export type Goods = { product: number; pack: number; packs: number; minimum: number; suborder: boolean };
export type Step =
  | { kind: "add" | "remove"; who: number; what: number }
  | { kind: "recalculate"; who: number; lines: { what: number; quantity: number }[] }
  | { kind: "wait"; seconds: number }
  /** Until so many milliseconds after the end of somebody's reservation; 0 is the very instant. */
  | { kind: "until the end"; who: number; offset: -1 | 0 | 1 };

export type Seen = {
  end: number | null;
  /** The order's parts; goods brought separately are a part of their own. */
  parts: { suborder: boolean; lines: number[][] }[];
  buttons: string[];
  short: { id: number; missing: number }[];
};
/** A change of a cart, without the passing of time. */
export type Change = Extract<Step, { kind: "add" | "remove" | "recalculate" }>;
/** Tells a history: `take` answers what was granted whole. */
export type Teller = { take(step: Change, now: number): boolean[]; see(who: number, now: number): Seen };

/**
 * The reference the rules of carts are compared with, which knows none of them: things that lie on a shelf or in a basket, and a person who puts them there one by one.
 * Person 1 is new and may not hold more than half of what there is little of.
 */
export function byThings(shelf: readonly Goods[]): Teller & { endOf(who: number): number | undefined } {
  type Pack = { what: number; basket: number | undefined };
  const packs: Pack[] = shelf.flatMap(({ packs: count }, what) => Array.from({ length: count }, () => ({ what, basket: undefined })));
  const times: ({ opened: number; end: number } | undefined)[] = [undefined, undefined];
  const inBasket = (who: number, what?: number) => packs.filter((one) => one.basket === who && (what === undefined || one.what === what));
  const empty = (who: number) => {
    for (const one of inBasket(who)) one.basket = undefined;
    times[who] = undefined;
  };
  /** At the end itself it is too late. */
  const look = (now: number) => [0, 1].filter((who) => now >= (times[who]?.end ?? Infinity)).forEach(empty);
  const touch = (who: number, now: number) => {
    if (inBasket(who).length === 0) return empty(who);
    const opened = times[who]?.opened ?? now;
    let end = now;
    for (let second = 0; second < LIFETIME_HOURS * 3_600 && end < opened + MAX_HOURS * 3_600_000; second += 1) end += 1_000;
    times[who] = { opened, end: Math.min(end, opened + MAX_HOURS * 3_600_000) };
  };
  const isScarce = (what: number) => (shelf[what]?.packs ?? 0) * (shelf[what]?.pack ?? 0) < SCARCE_BELOW;
  /** Somebody new may come to hold half of what there is little of, one pack in any case. */
  const isTooMuch = (who: number, what: number, count: number) =>
    who === 1 && isScarce(what) && count > 1 && count * 2 > (shelf[what]?.packs ?? 0);
  const canHaveMore = (who: number, what: number) =>
    packs.some((one) => one.what === what && one.basket === undefined) && !isTooMuch(who, what, inBasket(who, what).length + 1);
  const put = (who: number, what: number) => {
    const one = packs.find((pack) => pack.what === what && pack.basket === undefined);
    if (one) one.basket = who;
    return one !== undefined;
  };
  const minusOf = (who: number, what: number): string => {
    const { product, pack = 1 } = shelf[what] ?? {};
    const rest =
      inBasket(who)
        .filter((one) => shelf[one.what]?.product === product)
        .reduce((sum, one) => sum + (shelf[one.what]?.pack ?? 0), 0) - pack;
    const isLast = inBasket(who, what).length === 1;
    return isLast || (rest < minimumOf(shelf, what) && pack >= minimumOf(shelf, what)) ? "trash" : "minus";
  };
  return {
    endOf: (who) => times[who]?.end,
    take(step, now) {
      look(now);
      const { who } = step;
      if (step.kind === "add") {
        if (isTooMuch(who, step.what, inBasket(who, step.what).length + 1) || !put(who, step.what)) return [false];
        touch(who, now);
        return [true];
      }
      if (step.kind === "remove") {
        const [one] = inBasket(who, step.what);
        if (!one) return [false];
        one.basket = undefined;
        touch(who, now);
        return [true];
      }
      const asked = new Map<number, number>();
      for (const { what, quantity } of step.kind === "recalculate" ? step.lines : []) asked.set(what, (asked.get(what) ?? 0) + quantity);
      const before = new Map(shelf.map((_, what) => [what, inBasket(who, what).length]));
      const kept = times[who];
      for (const one of inBasket(who)) one.basket = undefined;
      const answers = [...asked].map(([what, quantity]) => {
        const { pack = 1 } = shelf[what] ?? {};
        let [count, left] = [0, quantity];
        for (; left >= pack; left -= pack) {
          const isNew = count + 1 > (before.get(what) ?? 0);
          if ((isNew && isTooMuch(who, what, count + 1)) || !put(who, what)) break;
          count += 1;
        }
        return left < pack;
      });
      times[who] = kept;
      touch(who, now);
      return answers;
    },
    see(who, now) {
      look(now);
      const whats = shelf.map((_, what) => what).filter((what) => inBasket(who, what).length > 0);
      const lineOf = (what: number) => [what, inBasket(who, what).reduce((sum) => sum + (shelf[what]?.pack ?? 0), 0)];
      const products = [...new Set(whats.map((what) => shelf[what]?.product ?? 0))].sort();
      return {
        end: times[who]?.end ?? null,
        parts: [false, true].map((suborder) => ({
          suborder,
          lines: whats.filter((what) => shelf[what]?.suborder === suborder).map(lineOf),
        })),
        buttons: whats.map((what) => `${minusOf(who, what)} ${canHaveMore(who, what) ? "on" : "off"}`),
        short: products.flatMap((id) => {
          const its = whats.filter((what) => shelf[what]?.product === id);
          const missing = minimumOf(shelf, its.at(-1) ?? 0) - its.reduce((sum, what) => sum + (lineOf(what)[1] ?? 0), 0);
          return missing > 0 ? [{ id, missing }] : [];
        }),
      };
    },
  };
}

/** A minimum is the product's: that of its first variation. */
export const minimumOf = (shelf: readonly Goods[], what: number): number =>
  shelf.find(({ product }) => product === shelf[what]?.product)?.minimum ?? 1;
