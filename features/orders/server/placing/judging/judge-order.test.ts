import { expect, test } from "vitest";
import { cashOnDelivery } from "../../../../../integrations/cash-on-delivery/cash-on-delivery.ts";
import { novaPoshta } from "../../../../../integrations/nova-poshta/nova-poshta.ts";
import type { PaymentProvider } from "../../../../../integrations/payments/payment-provider.ts";
import { idOf } from "../../../../../platform/ids.ts";
import { kopiykas } from "../../../../../platform/money/money.ts";
import type { ShownLine } from "../../../../cart/cart.server.ts";
import { settingDefaults, type Settings } from "../../../../settings/settings.rules.ts";
import type { OpenParcel } from "../../../additions/additions.rules.ts";
import { noWishes, purseOf } from "../../../placing/purse.rules.ts";
import { discountOf, goneCause, judgeOrder } from "./judge-order.ts";
import type { OrderContext } from "./order-context.ts";

const card = { ...cashOnDelivery, code: "card", service: "card", paid: "before_sending", cards: {} } as unknown as PaymentProvider;
const settings: Settings = { ...settingDefaults, min_order: 1_500, trusted_cod_sum: 10_000, cod_prepayment_percent: 0 };
const buyer: OrderContext["buyer"] = {
  name: "Олена",
  surname: "Коваль",
  blacklisted: false,
  cardOnly: false,
  completedOrders: 0,
  purchases: 0,
  recent: 0,
  open: 0,
  unconfirmed: kopiykas(0),
  bonuses: kopiykas(0),
  balance: kopiykas(0),
  debts: kopiykas(0),
};
const context: OrderContext = {
  settings,
  buyer,
  locale: "ua",
  areLimitsOn: true,
  on: new Set([novaPoshta.kinds[0].service, cashOnDelivery.service, "card"]),
  payments: [cashOnDelivery, card],
  choice: { carrier: novaPoshta, kind: novaPoshta.kinds[0], payment: cashOnDelivery },
  arePlacesKnown: true,
  parcel: undefined,
};
const goods = {
  productId: idOf<"product">(1),
  nameUk: "Сукня",
  nameRu: "Платье",
  price: kopiykas(100_000),
  seenPrice: kopiykas(100_000),
  oldPrice: null,
  pieces: 4,
  pack: 2,
  minimum: 3,
  sellable: true,
  suborder: false,
} as ShownLine;
const parcel = (pieces: number): OpenParcel =>
  ({ isCollected: true, lines: [{ productId: goods.productId, pieces, price: goods.price, suborder: false }] }) as unknown as OpenParcel;

type More = Partial<Omit<OrderContext, "buyer" | "settings">> & { buyer?: Partial<typeof buyer>; settings?: Partial<Settings> };
function judged({ buyer: who, settings: set, ...more }: More = {}, line: Partial<ShownLine> = {}) {
  const whole = { ...context, ...more, buyer: { ...buyer, ...who }, settings: { ...settings, ...set } };
  const { causes, ...verdict } = judgeOrder(whole, [{ ...goods, ...line }], { purse: purseOf(whole.buyer, noWishes) });
  return { ...verdict, causes: causes.map(({ cause }) => cause) };
}

test("an order in order has nothing against it", () => expect(judged().causes).toEqual([]));

test.each<[string, More, Partial<ShownLine>, string[]]>([
  ["of a part of a pack", {}, { pieces: 5 }, ["not_available"]],
  ["of what is sold no more", {}, { sellable: false }, ["not_available"]],
  ["below a product's minimum", {}, { minimum: 5 }, ["below_min_amount"]],
  ["of the smallest sum", { settings: { min_order: 4_000 } }, {}, []],
  ["a kopiyka below it", { settings: { min_order: 4_000.01 } }, {}, ["below_min_order"]],
  ["the tenth of a day", { buyer: { recent: 9 } }, {}, []],
  ["the eleventh", { buyer: { recent: 10 } }, {}, ["too_many"]],
  ["the third that is open", { buyer: { open: 2 } }, {}, []],
  ["the fourth", { buyer: { open: 3 } }, {}, ["too_many_open"]],
  ["the fourth of a known customer", { buyer: { open: 3, completedOrders: 3 } }, {}, []],
  ["of any number, by staff on the phone", { areLimitsOn: false, buyer: { recent: 99, open: 99 } }, {}, []],
  ["on receipt of who pays by card only", { buyer: { cardOnly: true } }, {}, ["card_only"]],
  ["of an empty profile", { buyer: { surname: "" } }, {}, ["profile_incomplete"]],
  ["by a carrier that is off", { on: new Set([cashOnDelivery.service]) }, {}, ["carrier_off"]],
  ["by a payment that is off", { on: new Set([novaPoshta.kinds[0].service]) }, {}, ["payment_off"]],
  ["at another price than was seen", {}, { seenPrice: kopiykas(99_999) }, ["price_changed"]],
  ["of who is barred", { buyer: { blacklisted: true } }, {}, ["blacklisted"]],
])("an order %s", (_, more, line, causes) => expect(judged(more, line).causes).toEqual(causes));

test("who pays by card only is told whether there is a way by card, and may take it", () => {
  const told = (on: ReadonlySet<string>) =>
    judgeOrder({ ...context, on, buyer: { ...buyer, cardOnly: true } }, [goods], { purse: purseOf(buyer, noWishes) }).causes;
  expect(told(context.on)).toEqual([{ cause: "card_only", isCardOn: true }]);
  expect(told(new Set([...context.on].filter((service) => service !== "card")))).toEqual([{ cause: "card_only", isCardOn: false }]);
  const byCard = { choice: { ...context.choice, payment: card }, buyer: { cardOnly: true } };
  expect(judged(byCard).causes).toEqual([]);
});

test("goods that join a parcel need no smallest sum, count with what is in it, and go by its carrier, on or off", () => {
  const joined = { parcel: parcel(3), settings: { min_order: 9_000 }, on: new Set([cashOnDelivery.service]) };
  expect(judged(joined, { pieces: 2, minimum: 5 }).causes).toEqual([]);
  expect(judged(joined, { pieces: 2, minimum: 6 }).causes).toEqual(["below_min_amount"]);
  expect(judged({ ...joined, on: context.on }, { suborder: true, pieces: 2, minimum: 5 }).causes).toEqual([
    "below_min_order",
    "below_min_amount",
  ]);
});

test("a newcomer's order on receipt above the trusted sum waits for staff, unless it is prepaid, by card, or placed by staff", () => {
  const due = judged().bill.toPay;
  const trusted = (kopiyka: number) => ({ trusted_cod_sum: (due + kopiyka) / 100 });
  expect([judged({ settings: trusted(0) }).waits, judged({ settings: trusted(-1) }).waits]).toEqual([false, true]);
  const above = { settings: trusted(-1) };
  expect(judged({ ...above, areLimitsOn: false }).waits).toBe(false);
  expect(judged({ ...above, choice: { ...context.choice, payment: card } }).waits).toBe(false);
  expect(judged({ settings: { ...trusted(-1), cod_prepayment_percent: 20 } }).waits).toBe(false);
  expect(judged({ ...above, buyer: { completedOrders: 1 } }).waits).toBe(false);
});

test("a refused code is a cause and takes nothing off; a taken one lowers the bill by each line", () => {
  const refused = { refusal: { reason: "unknown" as const } };
  const purse = purseOf(buyer, noWishes);
  expect(judgeOrder(context, [goods], { purse, promo: refused }).causes).toEqual([{ cause: "promo_refused", reason: "unknown" }]);
  const taken = { id: idOf<"promo_code">(1), code: "LITO", discounts: [kopiykas(700)] };
  const [whole, less] = [undefined, taken].map((promo) => judgeOrder(context, [goods], { purse, promo }).bill.goods);
  expect((whole ?? 0) - (less ?? 0)).toBe(700);
  expect([discountOf(taken, 0), discountOf(taken, 1), discountOf(refused, 0), discountOf(undefined, 0)]).toEqual([700, 0, 0, 0]);
});

test("why there is nothing to order: the customer is barred, it was ordered already, or the cart is over", () => {
  expect(goneCause({ ...context, buyer: { ...buyer, blacklisted: true } }, 7)).toEqual({ cause: "blacklisted" });
  expect(goneCause(context, 7)).toEqual({ cause: "already_ordered", number: 7 });
  expect(goneCause(context, undefined)).toEqual({ cause: "cart_expired" });
});
