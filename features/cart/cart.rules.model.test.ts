import fc from "fast-check";
import { expect, test } from "vitest";
import {
  byThings,
  LIFETIME_HOURS,
  MAX_HOURS,
  minimumOf,
  SCARCE_BELOW,
  type Goods,
  type Step,
  type Teller,
} from "../../support/shelf-of-things.ts";
import { isOver, productsUnderMinimum, reservationEnd, stepper, sumPerVariation, wholePacks } from "./cart.rules.ts";
import { couldAdd, mostOf, reachable, shareOf, type Holder } from "./share.rules.ts";
import { idOf } from "../../platform/ids.ts";

/**
 * Thousands of histories of two carts over the same shelf, told twice: by the rules, in numbers, and by a shelf on which
 * every pack is a thing that lies there or in somebody's basket, and time is a list of seconds. The two must agree
 * after every step on who holds what, until when, what the buttons offer and which products fall short.
 */
const holders: readonly Holder[] = ["known-account", "new-account"];
const settings = { scarce_below: SCARCE_BELOW, guests_share_percent: 30, new_account_share_percent: 50 };

const goods = fc.record({
  product: fc.nat(1),
  pack: fc.integer({ min: 1, max: 5 }),
  packs: fc.nat(6),
  minimum: fc.integer({ min: 1, max: 12 }),
  suborder: fc.boolean(),
});
const [who, what] = [fc.nat(1), fc.nat(2)];
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom("add" as const, "add" as const, "remove" as const), who, what }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("recalculate" as const),
      who,
      lines: fc.array(fc.record({ what, quantity: fc.integer({ min: 1, max: 20 }) }), { maxLength: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("wait" as const), seconds: fc.constantFrom(1, 600, 1_800, 3_599, 3_600, 7_200) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("until the end" as const),
      who,
      offset: fc.constantFrom(-1 as const, 0 as const, 1 as const),
    }),
  },
);

test("whatever two people do with a shelf, the rules and a shelf of things come to the same", () => {
  fc.assert(
    fc.property(fc.tuple(goods, goods, goods), fc.array(step, { minLength: 1, maxLength: 40 }), (shelf, steps) => {
      const [told, things] = [byTheRules(shelf), byThings(shelf)];
      let now = Date.parse("2026-03-28T22:30:00Z");
      for (const one of steps) {
        if (one.kind === "wait") now += one.seconds * 1_000;
        else if (one.kind === "until the end") now = Math.max(now, (things.endOf(one.who) ?? now) + one.offset);
        else expect(told.take(one, now), JSON.stringify(one)).toEqual(things.take(one, now));
        for (const person of [0, 1]) expect(told.see(person, now), JSON.stringify(one)).toEqual(things.see(person, now));
      }
    }),
    { numRuns: 4_000 },
  );
});

/** The rules, and nothing around them but sums. */
function byTheRules(shelf: readonly Goods[]): Teller {
  type Cart = { openedAt: Date; until: Date; held: Map<number, number> };
  const carts: (Cart | undefined)[] = [undefined, undefined];
  const living = (who: number, now: number) => {
    const cart = carts[who];
    return cart && !isOver(cart.until, new Date(now)) ? cart : undefined;
  };
  const heldBy = (who: number, what: number, now: number) => living(who, now)?.held.get(what) ?? 0;
  const onHand = (what: number) => (shelf[what]?.pack ?? 0) * (shelf[what]?.packs ?? 0);
  const free = (what: number, now: number) => onHand(what) - heldBy(0, what, now) - heldBy(1, what, now);
  const most = (who: number, what: number) =>
    mostOf(shareOf(holders[who] ?? "guests", settings), { onHand: onHand(what), pack: shelf[what]?.pack ?? 1, elsewhere: 0 });
  const fit = (who: number, now: number, wanted: ReadonlyMap<number, number>) => {
    const cart = living(who, now) ?? { openedAt: new Date(now), until: new Date(now), held: new Map<number, number>() };
    const granted = new Map<number, number>();
    for (const [what, pieces] of wanted) {
      const { pack = 1 } = shelf[what] ?? {};
      granted.set(what, reachable({ wanted: pieces, held: heldBy(who, what, now), free: free(what, now), most: most(who, what), pack }));
    }
    cart.held = new Map([...granted].filter(([, pieces]) => pieces > 0));
    cart.until = reservationEnd({ now: new Date(now), openedAt: cart.openedAt, lifetimeHours: LIFETIME_HOURS, maxHours: MAX_HOURS });
    carts[who] = cart.held.size > 0 ? cart : undefined;
    return granted;
  };
  return {
    take(step, now) {
      const before = living(step.who, now)?.held ?? new Map<number, number>();
      if (step.kind === "recalculate") {
        const asked = sumPerVariation(step.lines.map(({ what, quantity }) => ({ variationId: idOf<"variation">(what), quantity })));
        const granted = fit(step.who, now, new Map(asked.map(({ variationId, quantity }) => [variationId, quantity])));
        return asked.map(({ variationId, quantity }) => granted.get(variationId) === wholePacks(quantity, shelf[variationId]?.pack ?? 1));
      }
      const { pack = 1 } = shelf[step.what] ?? {};
      const wanted = (before.get(step.what) ?? 0) + (step.kind === "add" ? pack : -pack);
      const canAdd = free(step.what, now) >= pack && wanted <= most(step.who, step.what);
      if (step.kind === "add" ? !canAdd : wanted < 0) return [false];
      fit(step.who, now, new Map([...before, [step.what, wanted]]));
      return [true];
    },
    see(who, now) {
      const cart = living(who, now);
      const lines = [...(cart?.held ?? [])].sort(([a], [b]) => a - b);
      const piecesOf = (product: number) => lines.reduce((sum, [what, pieces]) => sum + (shelf[what]?.product === product ? pieces : 0), 0);
      return {
        end: cart?.until.getTime() ?? null,
        parts: [false, true].map((suborder) => ({ suborder, lines: lines.filter(([what]) => shelf[what]?.suborder === suborder) })),
        buttons: lines.map(([what, quantity]) => {
          const { pack = 1, product = 0 } = shelf[what] ?? {};
          const minimum = minimumOf(shelf, what);
          const stock = quantity + couldAdd({ free: free(what, now), held: quantity, most: most(who, what) });
          const { minus, plus } = stepper({ quantity, pack, minimum, productPieces: piecesOf(product), stock, maxQuantity: false });
          return `${minus} ${plus}`;
        }),
        short: productsUnderMinimum(
          lines.map(([what, pieces]) => ({
            productId: idOf<"product">(shelf[what]?.product ?? 0),
            name: "",
            minimum: minimumOf(shelf, what),
            pieces,
          })),
        )
          .map(({ id, missing }) => ({ id, missing }))
          .sort((a, b) => a.id - b.id),
      };
    },
  };
}
