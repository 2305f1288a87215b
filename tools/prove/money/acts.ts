import type { SeededRandom } from "../../../db/seed/catalogue/seeded-random.ts";
import type { OrderStatus } from "../../../features/orders/orders.contract.ts";
import type { Customer } from "../../../features/shop.ts";
import type { TestGoods } from "../../../support/test-goods.ts";
import * as model from "./model.ts";
import type { Account, CardPayment, Purchase } from "./model.ts";
import type { Outcome, ShopProcesses } from "./shop-processes.ts";
import type { CardVendor, Vendors } from "./vendors.ts";

export type Person = { customer: Customer; account: Account };
export type Shelf = readonly (TestGoods & { price: number })[];
export type Stage = {
  shop: ShopProcesses;
  vendors: Vendors;
  goods: Shelf;
  now: Date;
  random: SeededRandom;
  /** Payments by reference, with their payer. */
  payments: Map<string, { person: Person; payment: CardPayment; paidAt: Date }>;
  counts: Map<string, number>;
  violation: (text: string) => void;
};

const choices = [
  ["place", 34],
  ["pay", 10],
  ["payLate", 9],
  ["cancel", 9],
  ["move", 26],
  ["refundPart", 8],
  ["grant", 10],
  ["correct", 5],
  ["payDebts", 6],
  ["forgive", 2],
  ["forge", 8],
] as const;

/** One thing that one customer, or staff for them, do; the shop and the model both hear of it. */
export async function act(stage: Stage, person: Person): Promise<void> {
  const acts: Record<(typeof choices)[number][0], () => Promise<unknown>> = {
    place: () => place(stage, person),
    pay: () => withOrder(stage, person, isAwaited, (order) => pay(stage, person, order)),
    payLate: () => payLate(stage, person),
    cancel: () =>
      withOrder(stage, person, ({ status }) => ["new", "awaiting_payment", "confirmed"].includes(status), cancelled(stage, person)),
    move: () =>
      withOrder(
        stage,
        person,
        ({ status }) => steps(status).length > 0,
        (order) => move(stage, person, order),
      ),
    refundPart: () => withOrder(stage, person, isRefundable, (order) => refundPart(stage, person, order)),
    grant: () => grant(stage, person),
    correct: () => correct(stage, person),
    payDebts: () => payDebts(stage, person),
    forgive: () => forgive(stage, person),
    forge: () => forge(stage, person),
  };
  await acts[stage.random.weighted(choices)]();
}

const keyOf = ({ random }: Stage): string => `key-${random.below(2 ** 31)}-${random.below(2 ** 31)}`;
const processOf = ({ random }: Stage): number => random.below(1_000);
const isAwaited = ({ status }: Purchase): boolean => status === "awaiting_payment";
const isOver = ({ status }: Purchase): boolean => status === "cancelled" || status === "returned";
const leftOf = (order: Purchase): number => order.toPay - order.debts - order.givenBack;
const isRefundable = (order: Purchase): boolean => order.paidBy !== null && !isOver(order) && leftOf(order) > 0;

/** Counts it, and calls a refusal nobody expected a violation. */
function done<Value>({ counts, violation }: Stage, what: string, outcome: Outcome<Value>): outcome is { done: true; value: Value } {
  counts.set(what, (counts.get(what) ?? 0) + 1);
  if (!outcome.done) violation(`refused: ${what}: ${outcome.words}`);
  return outcome.done;
}

async function withOrder(
  { random }: Stage,
  { account }: Person,
  fits: (order: Purchase) => boolean,
  work: (order: Purchase) => Promise<unknown>,
): Promise<void> {
  const orders = account.orders.filter(fits);
  if (orders.length > 0) await work(random.pick(orders));
}

async function place(stage: Stage, { customer, account }: Person): Promise<void> {
  const { shop, random, goods: shelf, now } = stage;
  const goods = shelf.filter(() => random.chance(2 / shelf.length));
  if (goods.length === 0) goods.push(random.pick(shelf));
  const sum = goods.reduce((total, { price }) => total + price, 0);
  const wish = {
    isByCard: random.chance(0.7),
    useBonuses: random.chance(0.5),
    useBalance: random.chance(0.4),
    first: random.chance(0.5) ? ("bonuses" as const) : ("balance" as const),
  };
  const vendor = random.chance(0.5) ? ("liqpay" as const) : ("monobank" as const);
  const at = processOf(stage);
  const filled = await shop.tell(at, "fill", { customer, goods });
  if (!done(stage, "cart filled", filled)) return;
  const { toPay } = model.billFor(account, sum, wish, now);
  const { isByCard, ...uses } = wish;
  const asked = { customer, orderId: filled.value, payment: isByCard ? vendor : "cod", ...uses, toPay, key: keyOf(stage) };
  const placed = await shop.tell(at, "place", asked);
  if (!done(stage, "placed", placed)) return;
  const order = model.place(account, placed.value, sum, wish, now);
  vendorsOf.set(order, vendor);
  if (isAwaited(order) && random.chance(0.75)) await pay(stage, { customer, account }, order);
}

const vendorsOf = new WeakMap<Purchase, CardVendor>();

async function pay(stage: Stage, person: Person, order: Purchase): Promise<void> {
  const { shop, random, vendors } = stage;
  const page = await shop.tell(processOf(stage), "start", { customer: person.customer, number: order.number, key: keyOf(stage) });
  if (!done(stage, "payment started", page)) return;
  const payment = newPayment(await vendors.open(vendorsOf.get(order) ?? "liqpay", page.value), order);
  if (payment.amount !== order.toPay) stage.violation(`page: order ${order.number} asks ${payment.amount}, is ${order.toPay}`);
  person.account.payments.push(payment);
  const what = random.weighted([
    ["paid", 75],
    ["failed", 10],
    ["left", 15],
  ] as const);
  if (what === "paid") await take(stage, person, payment);
  if (what === "failed") {
    hasFailed.add(payment);
    await vendors.fail(payment);
  }
}

const hasFailed = new WeakSet<CardPayment>();

const newPayment = (at: Pick<CardPayment, "vendor" | "reference" | "providerId" | "amount">, of: CardPayment["of"]): CardPayment => ({
  ...at,
  of,
  isTaken: false,
  outcome: null,
  refunds: [],
});

async function take(stage: Stage, person: Person, payment: CardPayment): Promise<void> {
  payment.isTaken = true;
  stage.payments.set(payment.reference, { person, payment, paidAt: await stage.vendors.pay(payment) });
  stage.counts.set("taken", (stage.counts.get("taken") ?? 0) + 1);
}

/** A page somebody left open is paid after all: the order has ended, is paid otherwise, or its debts are settled. */
async function payLate(stage: Stage, person: Person): Promise<void> {
  const open = person.account.payments.filter((one) => one.vendor === "liqpay" && !one.isTaken && !hasFailed.has(one));
  if (open.length === 0) return;
  const payment = stage.random.pick(open);
  late.add(payment);
  await take(stage, person, payment);
}

const late = new WeakSet<CardPayment>();
/** Its polls may be over: it is told of by a callback. */
export const isLate = (payment: CardPayment): boolean => late.has(payment);

const cancelled =
  (stage: Stage, { customer, account }: Person) =>
  async ({ number, ...order }: Purchase): Promise<void> => {
    const to = stage.random.chance(0.5) ? ("card" as const) : ("balance" as const);
    const outcome = await stage.shop.tell(processOf(stage), "cancel", { customer, number, to });
    if (!done(stage, `cancelled ${order.status}`, outcome)) return;
    const own = account.orders.find((one) => one.number === number);
    if (own) model.end(account, own, { status: "cancelled", to, byStaff: false, now: stage.now });
  };

const paths: Record<string, readonly (readonly [OrderStatus, number])[]> = {
  new: [
    ["confirmed", 9],
    ["cancelled", 1],
  ],
  awaiting_payment: [["cancelled", 1]],
  confirmed: [
    ["packed", 9],
    ["cancelled", 1],
  ],
  packed: [
    ["shipped", 9],
    ["cancelled", 1],
  ],
  shipped: [
    ["delivered", 5],
    ["ready", 3],
    ["returned", 3],
  ],
  ready: [
    ["delivered", 3],
    ["returned", 2],
  ],
  delivered: [
    ["completed", 3],
    ["returned", 1],
  ],
  completed: [["returned", 1]],
};
const steps = (status: string) => paths[status] ?? [];

async function move(stage: Stage, { account }: Person, order: Purchase): Promise<void> {
  for (let left = stage.random.between(1, 4); left > 0 && steps(order.status).length > 0; left -= 1) {
    const status = stage.random.weighted(steps(order.status));
    if (order.status === "awaiting_payment" && stage.random.chance(0.7)) return;
    if (order.status === "completed" && stage.random.chance(0.8)) return;
    const outcome = await stage.shop.tell(processOf(stage), "move", { number: order.number, status });
    if (!done(stage, `moved to ${status}`, outcome)) return;
    if (status === "cancelled" || status === "returned") model.end(account, order, { status, to: "card", byStaff: true, now: stage.now });
    else if (status === "delivered") model.deliver(account, order);
    else order.status = status;
  }
}

async function refundPart(stage: Stage, { account }: Person, order: Purchase): Promise<void> {
  const { random, now } = stage;
  const left = leftOf(order);
  const amount = random.chance(0.3) ? left : random.between(1, left);
  const to = random.chance(0.6) ? ("card" as const) : ("balance" as const);
  const outcome = await stage.shop.tell(processOf(stage), "refund", { id: order.number, amount, to, key: keyOf(stage) });
  if (done(stage, amount === left ? "refunded whole" : "refunded in part", outcome)) model.refundPart(account, order, amount, { to, now });
}

async function grant(stage: Stage, { customer, account }: Person): Promise<void> {
  const amount = stage.random.between(1, 9_000);
  const outcome = await stage.shop.tell(processOf(stage), "grant", { id: customer.id, amount, key: keyOf(stage) });
  if (done(stage, "granted", outcome)) model.grant(account, amount, stage.now);
}

async function correct(stage: Stage, { customer, account }: Person): Promise<void> {
  const amount = stage.random.between(1, 9_000) * (stage.random.chance(0.7) ? 1 : -1);
  const outcome = await stage.shop.tell(processOf(stage), "correct", { id: customer.id, amount, key: keyOf(stage) });
  if (done(stage, "corrected", outcome)) account.balance += amount;
}

async function payDebts(stage: Stage, person: Person): Promise<void> {
  const { account, customer } = person;
  const debts = model.openDebtsOf(account).filter(({ claimedBy }) => claimedBy === null);
  if (debts.length === 0) return;
  const page = await stage.shop.tell(processOf(stage), "payDebts", { customer, payment: "liqpay", key: keyOf(stage) });
  if (!done(stage, "debts' payment started", page)) return;
  const payment = newPayment(await stage.vendors.open("liqpay", page.value), { debts });
  account.payments.push(payment);
  if (stage.random.chance(0.7)) await take(stage, person, payment);
}

async function forgive(stage: Stage, { account, customer }: Person): Promise<void> {
  const debt = model.openDebtsOf(account).find(({ claimedBy }) => claimedBy === null);
  if (!debt) return;
  if (done(stage, "forgiven", await stage.shop.tell(processOf(stage), "forgive", { customer, order: debt.order }))) debt.isSettled = true;
}

/** Somebody without the vendor's key says that it was paid. */
async function forge(stage: Stage, { account }: Person): Promise<void> {
  const payment = account.payments.find(({ isTaken }) => !isTaken);
  if (!payment) return;
  const { provider, headers, body } = stage.vendors.forge(payment, stage.now);
  const outcome = await stage.shop.tell(processOf(stage), "callback", { provider, headers, body });
  stage.counts.set("forged", (stage.counts.get("forged") ?? 0) + 1);
  if (outcome.done || outcome.refused !== 403) stage.violation(`S15 a forged callback of ${provider} is refused: it was not`);
}
