import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addTestGoods, type TestGoods } from "../../../support/test-goods.ts";
import { expectStockInOrder } from "../../../support/test-stock.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { writeSettings } from "../../settings/settings.server.ts";
import type { Visit } from "../../shop.ts";
import { addPack, deleteOwnCart, recalculate, removePack, viewCart } from "../cart.server.ts";
import { usualLimits } from "../../../platform/limits/limits.ts";

const HOUR_MS = 3_600_000;
const LONGEST_MS = 24 * HOUR_MS;
const SCARCE_BELOW = 10;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ config: { limits: usualLimits } });
  await writeSettings(shop, { scarce_below: SCARCE_BELOW });
});
afterAll(() => shop.close());

type Step =
  | { kind: "add" | "remove"; who: number; what: number }
  | { kind: "recalculate"; who: number; lines: { what: number; quantity: number }[] }
  | { kind: "clear"; who: number }
  | { kind: "wait"; minutes: number };

const who = fc.nat(2);
const what = fc.nat(1);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("add" as const), who, what }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("remove" as const), who, what }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("recalculate" as const),
      who,
      lines: fc.array(fc.record({ what, quantity: fc.integer({ min: 1, max: 14 }) }), { maxLength: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("clear" as const), who }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("wait" as const), minutes: fc.constantFrom(1, 29, 30, 60, 700) }) },
);

type ModelCart = { lines: Map<number, number>; openedAt: number; until: number };
type Model = { goods: { stock: number; pack: number }[]; carts: (ModelCart | undefined)[]; now: number };
/** The first has no completed order, the second has one, and the third is a guest. */
const [NEWCOMER, GUEST] = [0, 2];

test("any sequence of calls by two customers and a guest leaves what a small model of the rules says", async () => {
  const goodsOf = fc.tuple(
    ...[0, 1].map(() => fc.record({ stock: fc.integer({ min: 0, max: 16 }), pack: fc.integer({ min: 1, max: 4 }) })),
  );
  await fc.assert(
    fc.asyncProperty(goodsOf, fc.array(step, { minLength: 8, maxLength: 30 }), async (goods, steps) => {
      const real = await Promise.all(goods.map((one) => addTestGoods(shop, one)));
      const customers = [await addTestCustomer(shop), await addTestCustomer(shop)];
      await shop.db.read.updateTable("account").set({ completed_orders: 1 }).where("id", "=", at(customers, 1).id).execute();
      const guest = crypto.randomUUID();
      const visits = [0, 1, GUEST].map(
        (index) => () => testVisit(shop, { customer: customers[index], guest: index === GUEST ? guest : undefined }),
      );
      const model: Model = { goods, carts: [undefined, undefined, undefined], now: shop.clock.now().getTime() };
      for (const one of steps) {
        expect(await take(one, visits, real), JSON.stringify(one)).toEqual(takeInModel(one, model));
        for (const [index, visit] of visits.entries()) expect(await seen(visit(), real)).toEqual(seenInModel(index, model));
      }
      await expectStockInOrder(shop);
    }),
    { numRuns: 25 },
  );
}, 120_000);

async function take(step: Step, visits: (() => Visit)[], real: TestGoods[]): Promise<unknown> {
  if (step.kind === "wait") return void shop.clock.advanceSeconds(step.minutes * 60);
  const visit = at(visits, step.who)();
  switch (step.kind) {
    case "add":
      return addPack(visit, at(real, step.what));
    case "remove":
      return removePack(visit, at(real, step.what));
    case "clear": {
      const { orderId } = await viewCart(visit);
      return orderId ? deleteOwnCart(visit, orderId) : undefined;
    }
    case "recalculate": {
      const result = await recalculate(visit, {
        cartItems: step.lines.map((line) => ({ ...at(real, line.what), quantity: line.quantity })),
      });
      if (result.outcome !== "done") return result.outcome;
      return result.short.map((line) => [real.findIndex((one) => one.variationId === line.variationId), line.granted]);
    }
  }
}

async function seen(visit: Visit, real: TestGoods[]) {
  const cart = await viewCart(visit);
  return {
    end: cart.reservationEnd,
    lines: cart.products
      .map((item) => [real.findIndex((one) => one.variationId === item.variant.id), item.quantity, item.variant.stock])
      .sort(),
  };
}

function seenInModel(index: number, model: Model) {
  const cart = living(model, index);
  return {
    end: cart?.until ?? null,
    lines: [...(cart?.lines ?? [])].map(([what, quantity]) => [what, quantity, quantity + addable(model, index, what)]).sort(),
  };
}

function takeInModel(step: Step, model: Model): unknown {
  if (step.kind === "wait") return void (model.now += step.minutes * 60_000);
  const cart = living(model, step.who);
  switch (step.kind) {
    case "add": {
      if (cart && step.who === GUEST) return "sign-in-required";
      const { pack } = at(model.goods, step.what);
      if (free(model, step.what) < pack) return "refused";
      if (addable(model, step.who, step.what) < pack) return "over-share";
      const kept = cart ?? open(model, step.who);
      kept.lines.set(step.what, (kept.lines.get(step.what) ?? 0) + pack);
      move(model, kept);
      return "added";
    }
    case "remove": {
      if (!cart) return "cart-gone";
      const held = cart.lines.get(step.what);
      if (held === undefined) return "refused";
      set(model, step.who, cart, step.what, held - at(model.goods, step.what).pack);
      return "removed";
    }
    case "clear":
      model.carts[step.who] = undefined;
      return undefined;
    case "recalculate":
      return recalculateInModel(step, model);
  }
}

function recalculateInModel({ who, lines }: Extract<Step, { kind: "recalculate" }>, model: Model): unknown {
  const asked = new Map<number, number>();
  for (const line of lines) asked.set(line.what, (asked.get(line.what) ?? 0) + line.quantity);
  const before = living(model, who)?.lines ?? new Map<number, number>();
  const granted = new Map<number, number>();
  for (const [position, [what, quantity]] of [...asked].entries()) {
    const { pack } = at(model.goods, what);
    const isAllowed = who !== GUEST || position === 0;
    const wanted = who === GUEST ? Math.min(quantity, pack) : quantity;
    let pieces = 0;
    const most = isAllowed ? Math.min(wanted, (before.get(what) ?? 0) + addable(model, who, what)) : 0;
    while (pieces + pack <= most) pieces += pack;
    granted.set(what, pieces);
  }
  const kept = [...granted].filter(([, pieces]) => pieces > 0);
  const cart = living(model, who) ?? open(model, who);
  cart.lines = new Map(kept);
  move(model, cart);
  if (kept.length === 0) model.carts[who] = undefined;
  return [...asked].filter(([what, quantity]) => (granted.get(what) ?? 0) < quantity).map(([what]) => [what, granted.get(what)]);
}

function living(model: Model, who: number): ModelCart | undefined {
  const cart = model.carts[who];
  return cart && cart.until > model.now ? cart : undefined;
}

function free(model: Model, what: number): number {
  const held = model.carts.map((_, who) => living(model, who)?.lines.get(what) ?? 0);
  return at(model.goods, what).stock - held.reduce((sum, pieces) => sum + pieces, 0);
}

/** Half of what there is little of for a newcomer, three tenths for a guest, but a pack in any case. */
function addable(model: Model, who: number, what: number): number {
  const { stock, pack } = at(model.goods, what);
  const isScarce = stock < SCARCE_BELOW;
  const isBound = who === GUEST || (who === NEWCOMER && isScarce);
  const part = who === GUEST ? (stock * (isScarce ? 3 : 7)) / 10 : stock / 2;
  const most = isBound ? Math.max(pack, Math.floor(part)) : Infinity;
  return Math.max(0, Math.min(free(model, what), most - (living(model, who)?.lines.get(what) ?? 0)));
}

function open(model: Model, who: number): ModelCart {
  const cart = { lines: new Map<number, number>(), openedAt: model.now, until: 0 };
  model.carts[who] = cart;
  return cart;
}

function set(model: Model, who: number, cart: ModelCart, what: number, pieces: number): void {
  if (pieces > 0) cart.lines.set(what, pieces);
  else cart.lines.delete(what);
  move(model, cart);
  if (cart.lines.size === 0) model.carts[who] = undefined;
}

function move(model: Model, cart: ModelCart): void {
  cart.until = Math.min(model.now + HOUR_MS, cart.openedAt + LONGEST_MS);
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`nothing at ${index}`);
  return found;
}
