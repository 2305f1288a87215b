import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { ProgramOrder } from "../../features/exchange/programs/program-orders.contract.ts";
import type { Letter } from "../../integrations/e-mail/mailer.ts";
import { getStaffOrder } from "../../features/orders/staff-orders.contract.ts";
import {
  applyPayment,
  orderInvariants,
  placeOrder,
  staffOrdersApi,
  validateOrder,
  viewOrder,
} from "../../features/orders/orders.server.ts";
import { selectOrderLines } from "../../features/orders/server/orders.queries.ts";
import { writeSettings } from "../../features/settings/settings.server.ts";
import type { Customer } from "../../features/shop.ts";
import { kopiykas, timesPieces } from "../../platform/money/money.ts";
import { callEndpoint } from "../../support/call-endpoint.ts";
import { enter } from "../../support/one-c.ts";
import { findAll, readXml, textsOf } from "../../support/read-xml.ts";
import { runJobs } from "../../support/run-jobs.ts";
import { TEST_CARDS, type TestCards } from "../../support/stand-ins/test-cards.ts";
import { addRichCustomer, openTestPayment, takeTestCards } from "../../support/test-card-order.ts";
import { addTestGoods } from "../../support/test-goods.ts";
import { expectMoneyInOrder } from "../../support/test-money.ts";
import { fillTestCart, testOrderForm } from "../../support/test-order.ts";
import { orderRow } from "../../support/test-orders.ts";
import { addTestPromo } from "../../support/test-promo.ts";
import { testVisit } from "../../support/test-shop.ts";
import { openProgramShop, type ProgramShop } from "./programs/program-shop.ts";

let one: ProgramShop;
let bas: Awaited<ReturnType<ProgramShop["program"]>>;
let cards: TestCards;
const letters: Letter[] = [];
beforeAll(async () => {
  one = await openProgramShop();
  bas = await one.program("BAS");
  cards = await takeTestCards(one.shop);
  one.shop.integrations.mailer = { name: "test", send: async (letter) => void letters.push(letter) };
  await writeSettings(one.shop, { cod_fee_percent: 1.5, cod_fee_fixed: 20.05 });
});
afterAll(() => one.shop.close());
afterEach(async () => {
  await expectMoneyInOrder(one.shop);
  expect(await orderInvariants(one.shop)).toEqual([]);
});

/** Hryvnias as a document or a letter writes them, in kopiykas. */
const inKopiykas = (text: string | undefined): number =>
  Math.round(
    Number(
      (text ?? "")
        .replaceAll(/[\s\u00a0]|грн/g, "")
        .replace("\u2212", "-")
        .replace(",", "."),
    ) * 100,
  );
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

async function buyBy(payment: "cod" | typeof TEST_CARDS, terms: object, prices: readonly number[]) {
  const { shop, staff } = one;
  const { code } = await addTestPromo(shop, staff, terms);
  const customer = await addRichCustomer(shop, { bonuses: 1_111, balance: 333 });
  await shop.db.write((tx) => tx.updateTable("account").set({ email: "olena@mail.ua" }).where("id", "=", customer.id).execute());
  const goods = [];
  for (const [at, price] of prices.entries()) goods.push(await addTestGoods(shop, { price, pack: at + 1 }));
  await fillTestCart(shop, customer, goods);
  const visit = testVisit(shop, { customer });
  const wishes = { useBonuses: true, useBalance: true, first: "bonuses" as const };
  const form = await testOrderForm(shop, customer);
  const { bill } = await validateOrder(visit, form.orderId, { payment, wishes, promoCode: code });
  const wanted = { ...form, ...wishes, payment, promoCode: code, expectedToPayKopiykas: bill?.toPay ?? kopiykas(0) };
  const placed = await placeOrder(visit, wanted, randomUUID());
  if (!placed.placed || !bill) throw new Error("the order was not placed");
  return { customer, number: placed.numbers.number, bill, code };
}

const cases = [
  { name: "a third off", terms: { percent: 33 }, prices: [3_333, 101, 9_999] },
  { name: "a sum off", terms: { amountHryvnias: 77 }, prices: [50_003, 2_001] },
  { name: "a sum off and points for the rest", terms: { amountHryvnias: 77 }, prices: [5_003, 2_001] },
  { name: "nine tenths off", terms: { percent: 90 }, prices: [9_007, 9_011, 1_003, 701] },
];

describe.each(["cod", TEST_CARDS] as const)("an order with a promo code, %s: every paper comes to the bill, to the kopiyka", (payment) => {
  test.each(cases)("$name", async ({ terms, prices }) => {
    const { customer, number, bill, code } = await buyBy(payment, terms, prices);
    const { shop, oneC } = one;
    const isByCard = payment === TEST_CARDS && bill.toPay > 0;
    if (isByCard) await pay(customer, number);
    const row = await orderRow(shop, number);
    expect(row.to_pay).toBe(bill.toPay);
    expect(row.discount).toBe(sum(bill.parts.map(({ discount }) => discount)));
    const lines = await selectOrderLines(shop.db.read, row.id);
    expect(sum(lines.map(({ discount }) => discount))).toBe(row.discount);

    const session = await enter(oneC, "sale");
    const document = findAll(readXml(await session.query()), "Документ").find((found) => textsOf(found)["Номер"] === String(number));
    if (!document) throw new Error("1C was not sent the order");
    const items = findAll(document, "Товар").map(textsOf);
    expect(sum(items.map((item) => inKopiykas(String(item["Сумма"]))))).toBe(row.goods + row.fee);
    expect(inKopiykas(String(textsOf(document)["Сумма"]))).toBe(row.goods + row.fee);
    const discounts = findAll(document, "Скидка").map(textsOf);
    expect(sum(discounts.map((one) => inKopiykas(String(one["Сумма"]))))).toBe(row.discount);
    expect(new Set(discounts.map((one) => one["УчтеноВСумме"]))).toEqual(new Set(["true"]));
    const said = new Map(
      findAll(document, "ЗначениеРеквизита")
        .map(textsOf)
        .map((pair) => [pair["Наименование"], String(pair["Значение"])]),
    );
    expect([said.get("Промокод"), inKopiykas(said.get("Скидка по промокоду"))]).toEqual([code, row.discount]);
    const [bonuses, balance] = [inKopiykas(said.get("Списано бонусов")), inKopiykas(said.get("Оплачено с баланса"))];
    expect(row.goods + row.fee - bonuses - balance).toBe(inKopiykas(said.get("К оплате")));
    expect(inKopiykas(said.get("К оплате"))).toBe(row.to_pay);
    await session.said("mode=success");

    const { orders } = (await bas.get<{ orders: ProgramOrder[] }>("orders")).body;
    const json = orders.find((order) => order.number === number);
    if (!json) throw new Error("the program was not given the order");
    const cents = (hryvnias: number) => Math.round(hryvnias * 100);
    expect(sum(json.lines.map((line) => cents(line.sum)))).toBe(cents(json.goods));
    expect(sum(json.lines.map((line) => cents(line.discount)))).toBe(cents(json.discount));
    for (const line of json.lines) expect(cents(line.sum)).toBe(cents(line.price) * line.pieces - cents(line.discount));
    expect(cents(json.goods) + cents(json.fee) - cents(json.bonusesUsed) - cents(json.balanceUsed)).toBe(cents(json.toPay));
    expect(cents(json.toPay)).toBe(row.to_pay);
    const [head = [], ...table] = (await (await bas.call("GET", "orders?format=csv")).text())
      .trim()
      .split("\r\n")
      .map((text) => text.split(";"));
    const column = (name: string) => table.filter((cells) => cells[0] === String(number)).map((cells) => cells[head.indexOf(name)]);
    expect(sum(column("sum").map(inKopiykas))).toBe(row.goods);
    expect(sum(column("discount").map(inKopiykas))).toBe(row.discount);
    expect(new Set(column("promoCode"))).toEqual(new Set([code]));

    const shown = await viewOrder(testVisit(shop, { customer }), { number });
    expect(sum(shown.bill.lines.map((line) => line.kopiykas))).toBe(row.to_pay);
    expect(sum(shown.lines.map((line) => cents(line.sum)))).toBe(row.goods + row.discount);
    const { body } = await callEndpoint(staffOrdersApi, getStaffOrder, testVisit(shop, { staff: one.staff }), { id: number });
    expect(body.bill).toEqual(shown.bill.lines);
    expect(sum(body.lines.map((line) => line.sumKopiykas))).toBe(row.goods + row.discount);

    const text = letters.find(({ subject }) => subject === `Замовлення № ${number} прийнято`)?.text ?? "";
    const valueOf = (name: string) =>
      inKopiykas(
        text
          .split("\n")
          .find((line) => line.startsWith(`${name}: `))
          ?.slice(name.length + 2),
      );
    const goodsRows = [...text.matchAll(/(\d+)\u00a0×\u00a0(.+?) =\u00a0(.+)$/gm)];
    expect(sum(goodsRows.map(([, , , value]) => inKopiykas(value)))).toBe(row.goods + row.discount);
    for (const [, pieces, price, value] of goodsRows)
      expect(timesPieces(kopiykas(inKopiykas(price)), Number(pieces))).toBe(inKopiykas(value));
    expect(bill.lines.map(({ kind }) => kind)).toContain("promo");
    expect([valueOf(`Промокод ${code}`), valueOf("До сплати")]).toEqual([-row.discount, row.to_pay]);

    await runJobs(shop, { afterSeconds: 600 });
    for (const receipt of shop.register.made) {
      const worth = sum(receipt.lines.map((line) => line.price * line.pieces));
      expect(worth - receipt.discount).toBe(sum(receipt.payments.map(({ amount }) => amount)));
    }
    if (isByCard)
      expect(
        shop.register.made.map(({ payments }) => sum(payments.filter(({ means }) => means === "card").map(({ amount }) => amount))),
      ).toContain(row.to_pay);
  });
});

const pay = async (customer: Customer, number: number): Promise<unknown> =>
  applyPayment(one.shop, TEST_CARDS, cards.pay(await openTestPayment(one.shop, customer, number)), "callback");
