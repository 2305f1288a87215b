import { randomUUID } from "node:crypto";
import { correctBalance, forgiveDebt } from "../../features/balance/server/staff-money.ts";
import { askToEndBonuses, endBonusesOf, grantBonuses } from "../../features/loyalty/loyalty.server.ts";
import { endOfLot } from "../../features/loyalty/loyalty.rules.ts";
import { statusesAfter } from "../../features/orders/orders.rules.ts";
import {
  applyPayment,
  askForPolls,
  askToEndUnpaidOrders,
  askToEndWaitingOrders,
  cancelOrder,
  placeOrder,
  validateOrder,
} from "../../features/orders/orders.server.ts";
import { listOpenParcels } from "../../features/orders/server/additions/open-parcels.ts";
import { changeStatus } from "../../features/orders/server/lifecycle/change-status.ts";
import { payDebts } from "../../features/orders/server/payments/starting/pay-debts.ts";
import { staffOrderPayments } from "../../features/orders/server/payments/staff-payments.view.ts";
import { refundOrder } from "../../features/orders/server/refunds/refund-order.ts";
import { recordShortage } from "../../features/orders/server/shortage/record-shortage.ts";
import { askForRefunds } from "../../features/payments/payments.server.ts";
import { askReturn } from "../../features/returns/server/ask-return.ts";
import { decideReturn } from "../../features/returns/server/decide-return.ts";
import { receiveReturn } from "../../features/returns/server/receive-return.ts";
import { kopiykas } from "../../platform/money/money.ts";
import { runJobs } from "../../support/run-jobs.ts";
import { openTestPayment } from "../../support/test-card-order.ts";
import { TEST_CARDS } from "../../support/stand-ins/test-cards.ts";
import { fillTestCart, testOrderForm } from "../../support/test-order.ts";
import { testVisit } from "../../support/test-shop.ts";
import { ordersOf, setTerms, someOrder, staffVisit, type Walk } from "./walked-shop.ts";

/** Does something with money; answers what, or nothing where there was nothing to do. Refusals are thrown. */
type Step = (walk: Walk) => Promise<string | undefined>;
const MOST = 100_000;
const PARCEL = "20400000000001";

async function place({ shop, chance, customers, goods, promoCodes }: Walk): Promise<string | undefined> {
  const customer = chance.of(customers)!;
  const visit = testVisit(shop, { customer });
  const wanted = goods.filter(() => chance.happens(40));
  await fillTestCart(shop, customer, wanted.length > 0 ? wanted : goods.slice(0, 1));
  const payment = chance.of([TEST_CARDS, "cod", "cod"]) ?? "cod";
  const wishes = {
    useBonuses: chance.happens(50),
    useBalance: chance.happens(50),
    first: chance.of(["bonuses", "balance"] as const) ?? "bonuses",
  };
  const form = await testOrderForm(shop, customer);
  const open = chance.happens(40) ? chance.of(await listOpenParcels(visit)) : undefined;
  const parcel = open ? { goesWith: open.number } : {};
  const code = chance.happens(50) ? chance.of(promoCodes) : undefined;
  const promo = code === undefined ? {} : { promoCode: code };
  const { bill } = await validateOrder(visit, form.orderId, { payment, wishes, ...parcel, ...promo });
  const toPay = bill?.toPay ?? kopiykas(0);
  const least = Math.ceil((toPay - (bill?.prepayment ?? 0)) / 100) * 100;
  const mayResell = code === undefined && payment === "cod" && !open && bill?.parts.length === 1 && chance.happens(40);
  const resale = mayResell ? { collectKopiykas: kopiykas(Math.max(100, least + 100 * chance.below(90))) } : {};
  const input = { ...form, payment, ...wishes, ...parcel, ...promo, ...resale, expectedToPayKopiykas: toPay };
  const devices = chance.happens(20) ? [1, 2] : [1];
  const answers = await Promise.all(devices.map(() => placeOrder(visit, input, randomUUID())));
  const placed = answers.filter((answer) => answer.placed);
  if (placed.length > 1) throw new Error("one cart became two orders");
  const said = placed[0] ?? answers[0];
  return JSON.stringify({ payment, ...wishes, ...parcel, ...promo, ...resale, said: said?.placed ? said.numbers : said?.causes });
}

async function openPage(walk: Walk): Promise<string | undefined> {
  const found = await someOrder(walk, ["awaiting_payment"]);
  if (!found) return undefined;
  walk.references.push(await openTestPayment(walk.shop, found.customer, found.number));
  return walk.references.at(-1);
}

/** On any page that was ever opened: told at once, twice, not at all, as failed, or as held by the bank. */
async function pay({ shop, cards, chance, references }: Walk): Promise<string | undefined> {
  const reference = chance.happens(70) ? references.at(-1) : chance.of(references);
  if (reference === undefined) return undefined;
  const told = chance.of(["once", "twice", "never", "failed", "held"] as const);
  const news = cards.decide(reference, told === "failed" ? "failed" : "paid");
  const words = { once: [news], twice: [news, cards.news(reference)], never: [], failed: [news], held: [{ ...news, isSettled: false }] };
  await Promise.all(words[told ?? "never"].map((word) => applyPayment(shop, TEST_CARDS, word, "callback")));
  return `${reference} ${told}`;
}

async function payAtOnce(walk: Walk): Promise<string | undefined> {
  const reference = await openPage(walk);
  if (reference !== undefined) await applyPayment(walk.shop, TEST_CARDS, walk.cards.pay(reference), "callback");
  return reference;
}

async function payOwnDebts({ shop, chance, customers, references }: Walk): Promise<string | undefined> {
  const { page } = await payDebts(testVisit(shop, { customer: chance.of(customers)! }), {}, randomUUID());
  references.push(page.fields["data"] ?? "");
  return references.at(-1);
}

async function cancel(walk: Walk): Promise<string | undefined> {
  const found = await someOrder(walk, ["new", "awaiting_payment", "confirmed"]);
  if (!found) return undefined;
  const to = walk.chance.of(["card", "balance"] as const);
  await cancelOrder(testVisit(walk.shop, found), found.number, to);
  return `${found.number}, it was ${found.order.status}, to ${to}`;
}

async function moveOn(walk: Walk): Promise<string | undefined> {
  const found = await someOrder(walk);
  const status = found && walk.chance.of(statusesAfter(found.order.status));
  if (!status || (status === "cancelled" && walk.chance.happens(60)) || (status === "returned" && walk.chance.happens(50)))
    return undefined;
  await changeStatus(await staffVisit(walk), { id: found.number, status, version: found.order.version, parcelNumber: PARCEL, note: "" });
  return `${found.number} ${status}`;
}

async function deliver(walk: Walk): Promise<string | undefined> {
  const found = await someOrder(walk, ["new", "confirmed", "packed", "shipped", "ready"]);
  if (!found) return undefined;
  for (const status of ["confirmed", "packed", "shipped", "delivered"] as const) {
    const now = (await ordersOf(walk.shop, found.customer)).find(({ number }) => number === found.number);
    if (now && statusesAfter(now.status).includes(status))
      await changeStatus(await staffVisit(walk), { id: found.number, status, version: now.version, parcelNumber: PARCEL, note: "" });
  }
  return String(found.number);
}

async function refund(walk: Walk): Promise<string | undefined> {
  const found = await someOrder(walk, ["confirmed", "packed", "shipped", "delivered", "completed"]);
  if (!found) return undefined;
  const visit = await staffVisit(walk);
  const { refundableKopiykas: most } = await staffOrderPayments(visit, found.number);
  if (most === 0) return undefined;
  const amount = kopiykas(walk.chance.happens(30) ? most : 1 + walk.chance.below(most));
  const to = walk.chance.of(["card", "balance"] as const) ?? "card";
  await refundOrder(visit, { id: found.number, amountKopiykas: amount, to, note: "" }, randomUUID());
  return `${found.number} ${amount} of ${most} to ${to}`;
}

const linesOf = (walk: Walk, orderId: string) =>
  walk.shop.db.read.selectFrom("order_line").selectAll().where("order_id", "=", orderId).orderBy("position").execute();

async function giveGoodsBack(walk: Walk): Promise<string | undefined> {
  const { shop, chance } = walk;
  const found = await someOrder(walk, ["delivered", "completed"]);
  if (!found) return undefined;
  const here = (await linesOf(walk, found.order.id)).filter(({ pieces, returned }) => pieces > returned && chance.happens(60));
  const lines = here.map((line) => ({ variationId: line.variation_id, pieces: 1 + chance.below(line.pieces - line.returned) }));
  if (lines.length === 0) return undefined;
  const refundTo = chance.of(["card", "balance"] as const) ?? "card";
  const asked = { number: found.number, lines, reason: "faulty" as const, comment: "", photos: [], refundTo };
  const { id } = await askReturn(testVisit(shop, found), asked, randomUUID());
  await decideReturn(await staffVisit(walk), { id, isApproved: true, answer: "", version: 1 });
  const received = lines.map(({ variationId, pieces }) => ({ variationId, received: pieces, fit: chance.below(pieces + 1) }));
  await receiveReturn(await staffVisit(walk), { id, lines: received, note: "", version: 2 });
  return JSON.stringify({ number: found.number, lines, refundTo });
}

async function findLess(walk: Walk): Promise<string | undefined> {
  const found = await someOrder(walk, ["new", "confirmed", "packed"]);
  if (!found) return undefined;
  const lines = (await linesOf(walk, found.order.id))
    .filter(({ pieces }) => pieces > 0 && walk.chance.happens(50))
    .map(({ position, pieces }) => ({ position, missing: 1 + walk.chance.below(pieces) }));
  await recordShortage(await staffVisit(walk), { id: found.number, version: found.order.version, lines, note: "" });
  return JSON.stringify({ number: found.number, lines });
}

async function grant({ shop, chance, customers }: Walk): Promise<string | undefined> {
  const { id: accountId } = chance.of(customers)!;
  const amount = kopiykas(1 + chance.below(9_000));
  const of = { accountId, amount, reason: "bonus_granted" as const, source: randomUUID(), byWhom: "test", at: shop.clock.now() };
  await shop.db.write((tx) => grantBonuses(tx, of));
  return `${accountId} ${amount}`;
}

async function correct(walk: Walk): Promise<string | undefined> {
  const { id } = walk.chance.of(walk.customers)!;
  const sum = (1 + walk.chance.below(9_000)) * (walk.chance.happens(70) ? 1 : -1);
  await correctBalance(await staffVisit(walk), { id, kopiykas: sum, note: "перерахунок", key: randomUUID() });
  return `${id} ${sum}`;
}

async function forgive(walk: Walk): Promise<string | undefined> {
  const accounts = walk.customers.map(({ id }) => id);
  const debts = await walk.shop.db.read.selectFrom("delivery_debt").select("id").where("account_id", "in", accounts).execute();
  const debt = walk.chance.of(debts);
  if (!debt || walk.chance.happens(60)) return undefined;
  await forgiveDebt(await staffVisit(walk), { id: debt.id, note: "пробачили" });
  return String(debt.id);
}

/** To the last second of the month and over it, a day, three days or a month on. */
async function wait({ shop, chance }: Walk): Promise<string | undefined> {
  const monthEnd = endOfLot(shop.clock.now()).getTime() + (chance.of([-1_000, -1, 0, 500, 1_000, 2_000]) ?? 0);
  const hours = chance.of([1, 5, 24, 25, 73, 32 * 24]) ?? 1;
  shop.clock.set(chance.happens(30) ? new Date(monthEnd) : new Date(shop.clock.now().getTime() + hours * 3_600_000));
  return shop.clock.now().toISOString();
}

const asks = [askToEndUnpaidOrders, askToEndBonuses, askForRefunds, askForPolls, askToEndWaitingOrders];

async function runSomeJobs({ shop, chance, customers }: Walk): Promise<string | undefined> {
  const chosen = asks.filter(() => chance.happens(50));
  for (const ask of chance.happens(30) ? [...chosen, ...chosen] : chosen) await ask(shop);
  if (chance.happens(20)) await endBonusesOf(shop, chance.of(customers)!.id);
  await runJobs(shop, { afterSeconds: 600 });
  return chosen.map(({ name }) => name).join(", ");
}

async function disturbBank({ cards, chance }: Walk): Promise<string | undefined> {
  const trouble = chance.of(["refused", "answer-lost", "silent", "wrong keys"] as const);
  if (trouble) cards.refundTroubles.push(trouble);
  return trouble;
}

async function changeTerms({ shop, chance }: Walk): Promise<string | undefined> {
  const terms = chance.of([
    { cod_prepayment_percent: 0 },
    { cod_prepayment_percent: 100 },
    { cod_fee_percent: 3.3 },
    { cod_fee_fixed: 15 },
    { unclaimed_parcel_sum: 77 },
  ]);
  await setTerms(shop, terms ?? {});
  return JSON.stringify(terms);
}

/** Everything that was begun is over: pages, orders nobody paid, refunds, points. */
export async function settle({ shop, cards }: Walk): Promise<void> {
  cards.refundTroubles.length = 0;
  for (let round = 0; round < 3; round += 1) {
    shop.clock.advanceSeconds(100 * 3_600);
    for (const ask of asks) await ask(shop);
    await runJobs(shop, { afterSeconds: MOST });
  }
}

/** How often, and whether it may happen beside another. */
export const steps: Readonly<Record<string, { do: Step; often: number; isAlone?: true }>> = {
  place: { do: place, often: 16 },
  openPage: { do: openPage, often: 6 },
  pay: { do: pay, often: 8 },
  payAtOnce: { do: payAtOnce, often: 10 },
  payOwnDebts: { do: payOwnDebts, often: 3 },
  cancel: { do: cancel, often: 8 },
  moveOn: { do: moveOn, often: 12 },
  deliver: { do: deliver, often: 6 },
  refund: { do: refund, often: 4 },
  giveGoodsBack: { do: giveGoodsBack, often: 8 },
  findLess: { do: findLess, often: 5 },
  grant: { do: grant, often: 3 },
  correct: { do: correct, often: 3 },
  forgive: { do: forgive, often: 2 },
  wait: { do: wait, often: 9, isAlone: true },
  runSomeJobs: { do: runSomeJobs, often: 8 },
  disturbBank: { do: disturbBank, often: 2 },
  changeTerms: { do: changeTerms, often: 2, isAlone: true },
};
