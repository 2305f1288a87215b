import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  chooseStockCounts,
  getExchange,
  makeExchangePassword,
  settleRemark,
  switchExchangeOff,
} from "../../features/exchange/exchange-access.contract.ts";
import { getOpenQuestions } from "../../features/exchange/imports.contract.ts";
import { exchangeApi, importsApi } from "../../features/exchange/exchange.server.ts";
import { returnGoods } from "../../features/orders/orders.server.ts";
import { callEndpoint } from "../../support/call-endpoint.ts";
import { commerceMl, importTexts, offerOf, offersOf } from "../../support/commerceml-files.ts";
import { enter } from "../../support/one-c.ts";
import { addTestGoods, type TestGoods } from "../../support/test-goods.ts";
import { buyAsNew } from "../../support/test-order.ts";
import { moveOrder, orderRow } from "../../support/test-orders.ts";
import { codeOf } from "../../support/test-staff.ts";
import { testVisit } from "../../support/test-shop.ts";
import { expectStockInOrder, stockOf } from "../../support/test-stock.ts";
import { openExchangeShop, type ExchangeShop } from "./exchange-shop.ts";

let one: ExchangeShop;
beforeAll(async () => {
  one = await openExchangeShop();
});
afterAll(() => one.shop.close());
afterEach(() => expectStockInOrder(one.shop));

const buy = (goods?: readonly TestGoods[], comment = "") => buyAsNew(one.shop, { goods, more: { comment } });

const sale = (version = "") => enter(one.oneC, "sale", version);
const numbersIn = (xml: string) => [...xml.matchAll(/<Номер>(\d+)<\/Номер>/g)].map(([, number]) => Number(number));
const valueOf = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
const requisite = (xml: string, name: string) =>
  new RegExp(`<Наименование>${name}</Наименование><Значение>([^<]*)</Значение>`).exec(xml)?.[1];

/** 1C takes all that waits and says so. */
async function loadAll(): Promise<number[]> {
  const session = await sale();
  const numbers = numbersIn(await session.query());
  await session.said("mode=success");
  return numbers;
}

type Said = { requisites?: Record<string, string>; goods?: string; inside?: string };
const documentOf = (number: number | string, { requisites = {}, goods = "", inside = "" }: Said) =>
  `<Документ><Ид>1c-${number}</Ид><Номер>${number}</Номер><Дата>2026-11-21</Дата><ХозОперация>Заказ товара</ХозОперация><Роль>Продавец</Роль>${inside}${goods && `<Товары>${goods}</Товары>`}<ЗначенияРеквизитов>${Object.entries(
    requisites,
  )
    .map(([name, value]) => `<ЗначениеРеквизита><Наименование>${name}</Наименование><Значение>${value}</Значение></ЗначениеРеквизита>`)
    .join("")}</ЗначенияРеквизитов></Документ>`;

async function say(number: number | string, said: Said) {
  const session = await sale();
  return session.send("orders.xml", commerceMl(documentOf(number, said)));
}

const exchange = async () => (await callEndpoint(exchangeApi, getExchange, testVisit(one.shop, { staff: one.staff }), {})).body;

describe("I13 orders for 1C", () => {
  test("are sent until 1C says that it has them, and again when they change", async () => {
    const { number } = await buy();
    const session = await sale();
    expect(numbersIn(await session.query())).toEqual([number]);
    expect(numbersIn(await session.query())).toEqual([number]);
    expect(numbersIn(await (await sale()).query())).toEqual([number]);
    await session.said("mode=success");
    expect(numbersIn(await session.query())).toEqual([number]);
    await session.said("mode=success");
    expect(numbersIn(await session.query())).toEqual([]);
    await moveOrder(one.shop, one.staff, number, "confirmed");
    const xml = await session.query();
    expect(numbersIn(xml)).toEqual([number]);
    expect(requisite(xml, "Статуса заказа ИД")).toBe("confirmed");
    await session.said("mode=success");
  });

  test("one that changed after it was sent is not taken for known", async () => {
    const { number } = await buy();
    const session = await sale();
    await session.query();
    await moveOrder(one.shop, one.staff, number, "confirmed");
    await session.said("mode=success");
    expect(numbersIn(await session.query())).toEqual([number]);
    await session.said("mode=success");
  });

  test("name who bought, where it goes, each line with its sum, and all sums agree", async () => {
    const { number, goods, customer } = await buy(undefined, 'Подзвоніть "до" <обіду> & ґречно 🙂');
    const xml = await (await sale()).query();
    const row = await orderRow(one.shop, number);
    expect(valueOf(xml, "Сумма")).toBe((row.to_pay / 100).toFixed(2));
    const lines = xml.slice(xml.indexOf("<Товары>"));
    const sums = [...lines.matchAll(/<Сумма>([\d.]+)<\/Сумма>/g)].map(([, sum]) => Math.round(Number(sum) * 100));
    expect(sums.reduce((all, sum) => all + sum, 0)).toBe(row.goods + row.fee);
    const { id_1c: id } = await one.shop.db.read
      .selectFrom("variation")
      .select("id_1c")
      .where("id", "=", goods[0]!.variationId)
      .executeTakeFirstOrThrow();
    expect(lines).toContain(`<Ид>${id}</Ид>`);
    expect(xml).toContain(`+${customer.phone}`);
    expect(requisite(xml, "Получатель")).toBe("Коваль Олена");
    expect(requisite(xml, "Заказ оплачен")).toBe("false");
    expect(requisite(xml, "Комментарии покупателя")).toBe("Подзвоніть &quot;до&quot; &lt;обіду&gt; &amp; ґречно &#128578;");
    await loadAll();
  });

  test("one cancelled before 1C knew of it is not sent, one it knows is", async () => {
    const [unknown, known] = [await buy(), await buy()];
    await moveOrder(one.shop, one.staff, unknown.number, "cancelled");
    expect(await loadAll()).toEqual([known.number]);
    await moveOrder(one.shop, one.staff, known.number, "cancelled");
    const xml = await (await sale()).query();
    expect(numbersIn(xml)).toEqual([known.number]);
    expect(requisite(xml, "Отменен")).toBe("true");
    await loadAll();
  });

  test("the lists 1C matches its own with", async () => {
    const session = await sale();
    const answer = await one.oneC.call("type=sale&mode=info", { headers: session.headers });
    const xml = new TextDecoder("windows-1251").decode(await answer.arrayBuffer());
    expect(xml).toContain("<Элемент><Ид>packed</Ид><Название>Збираємо</Название></Элемент>");
    expect(xml).toContain("nova-poshta/");
  });
});

describe("what 1C says of an order", () => {
  test.each([
    ["posted", { requisites: { Проведен: "true" } }, "confirmed"],
    ["its own name of a status", { requisites: { "Статус заказа": "[packed] Збираємо" } }, "packed"],
    ["goods that left", { requisites: { "Дата отгрузки по 1С": "2026-11-21" } }, "packed"],
    ["goods that left with a parcel", { requisites: { "Номер отгрузки по 1С": "7", "Номер ТТН": "2040 0000 0000 01" } }, "shipped"],
    ["goods that left, by a flag alone", { requisites: { Отгружен: "true", "Статус заказа": "К отгрузке" } }, "packed"],
    ["deleted", { inside: "<ПометкаУдаления>true</ПометкаУдаления>" }, "cancelled"],
    ["cancelled", { requisites: { Отменен: "true" } }, "cancelled"],
  ])("%s", async (_, said, status) => {
    const { number, goods } = await buy();
    await loadAll();
    const before = await stockOf(one.shop, goods[0]!.variationId);
    expect(await say(number, said)).toMatchObject({ verdict: "success", lines: ["замовлень: 1, змінено: 1"] });
    expect((await orderRow(one.shop, number)).status).toBe(status);
    expect((await say(number, said)).lines).toEqual(["замовлень: 1, змінено: 0"]);
    expect(await loadAll()).toEqual([]);
    if (status === "cancelled") expect((await stockOf(one.shop, goods[0]!.variationId)).onHand).toBeGreaterThan(before.onHand);
  });

  test("what the shop changed since is sent back, whatever 1C said", async () => {
    const { number } = await buy();
    await loadAll();
    await moveOrder(one.shop, one.staff, number, "confirmed");
    await say(number, { requisites: { "Статус заказа": "Збираємо" } });
    expect(await loadAll()).toEqual([number]);
  });

  test("what it cannot do waits for staff, once, until they settle it", async () => {
    const { number, goods } = await buy();
    await loadAll();
    const { id_1c: id } = await one.shop.db.read
      .selectFrom("variation")
      .select("id_1c")
      .where("id", "=", goods[0]!.variationId)
      .executeTakeFirstOrThrow();
    const line = `<Товар><Ид>${id}</Ид><Количество>7</Количество></Товар><Товар><Ид>ORDER_FEE</Ид><Количество>1</Количество></Товар>`;
    await say(999_999, {});
    expect((await say("0001-АБВ", { requisites: { Проведен: "true" } })).lines[1]).toContain("не в магазині: 1");
    const said = { requisites: { "Статус заказа": "На погодженні" }, goods: line };
    expect((await say(number, said)).lines).toEqual(["замовлень: 1, змінено: 0", expect.stringContaining("чекають рішення: 2")]);
    await say(number, said);
    await say(number, { requisites: { "Дата отгрузки по 1С": "2026-11-21", "Статус заказа": "shipped" } });
    const { remarks } = await exchange();
    expect(remarks.map(({ orderNumber, isKnown, text }) => [orderNumber, isKnown, text.slice(0, 30)])).toEqual([
      [String(number), true, "1С відвантажила без номера ТТН"],
      [String(number), true, "Невідомий статус «На погодженні".slice(0, 30)],
      [String(number), true, expect.stringMatching(/^У 1С інша кількість: \D/)],
      ["999999", false, "Такого замовлення в магазині н"],
    ]);
    expect((await orderRow(one.shop, number)).status).toBe("packed");
    const questions = await callEndpoint(importsApi, getOpenQuestions, testVisit(one.shop, { staff: one.staff }), {});
    expect(questions.body).toMatchObject({ remarks: 4, lateOrders: 0 });
    const [newest] = remarks;
    const { body } = await callEndpoint(exchangeApi, settleRemark, testVisit(one.shop, { staff: one.staff }), { id: newest!.id });
    expect(body.remarks).toHaveLength(3);
    for (const { id: left } of body.remarks)
      await callEndpoint(exchangeApi, settleRemark, testVisit(one.shop, { staff: one.staff }), { id: left });
    await loadAll();
  });

  test("a number whose thousands 1C parts by a no-break space is the shop's own", async () => {
    const { number } = await buy();
    await loadAll();
    const written = String(number).replace(/(?=(?:\d{3})+$)(?!^)/g, "\u00a0");
    expect(written).toMatch(/^\d+\u00a0\d{3}$/);
    expect((await say(written, { requisites: { Проведен: "true" } })).lines).toEqual(["замовлень: 1, змінено: 1"]);
    expect((await orderRow(one.shop, number)).status).toBe("confirmed");
    await loadAll();
  });

  test("the newer protocol stores first and reads when asked; orders of CommerceML 3 come in containers with their shipments", async () => {
    const { number, id } = await buy();
    await loadAll();
    const session = await sale("3.1");
    const order = documentOf(number, { requisites: { Проведен: "true" } }).replace(`1c-${number}`, id);
    const shipment = `<Документ><Ид>s</Ид><Номер>000-7</Номер><ХозОперация>Отпуск товара</ХозОперация><Основание>${id}</Основание><Товары><Товар><Ид>x</Ид><Количество>1</Количество></Товар></Товары></Документ>`;
    const payment = `<Документ><Ид>p</Ид><Номер>000-8</Номер><ХозОперация>Выплата безналичных денег</ХозОперация><Сумма>1</Сумма></Документ>`;
    const sent = await session.send("orders.xml", commerceMl(`<Контейнер>${order}${shipment}${payment}</Контейнер>`), 100);
    expect(sent).toEqual({ verdict: "success", lines: [] });
    expect((await orderRow(one.shop, number)).status).toBe("new");
    expect((await session.import("orders.xml")).lines).toEqual(["замовлень: 2, змінено: 2"]);
    expect((await orderRow(one.shop, number)).status).toBe("packed");
    expect((await exchange()).remarks).toEqual([]);
    expect((await session.said("mode=import&filename=never.xml")).verdict).toBe("failure");
  });

  test.each([
    ["text that is no XML", "hello"],
    ["XML of something else", "<html><body>1</body></html>"],
    ["a document cut off", commerceMl(documentOf(1, {})).slice(0, -60)],
    ["a doctype", `<!DOCTYPE x [<!ENTITY a "b">]>${commerceMl("&a;")}`],
    ["an order nested without end", commerceMl(`<Документ>${"<a>".repeat(200)}`)],
  ])("%s is refused in words", async (_, text) => {
    const answer = await (await sale()).send("orders.xml", text);
    expect(answer.verdict).toBe("failure");
    expect(answer.lines[0]).toMatch(/orders\.xml: \S/);
  });

  test("contractors and other lists change nothing", async () => {
    const xml = commerceMl("<Контрагенты><Контрагент><Ид>1</Ид><Наименование>ФОП</Наименование></Контрагент></Контрагенты>");
    expect(await (await sale()).send("contragents.xml", xml)).toEqual({ verdict: "success", lines: ["замовлень: 0, змінено: 0"] });
  });
});

describe("S48 pieces 1C does not know to be ordered", () => {
  const report = async ({ variationId }: TestGoods, pieces: number) => {
    const { id_1c: id } = await one.shop.db.read
      .selectFrom("variation")
      .select("id_1c")
      .where("id", "=", variationId)
      .executeTakeFirstOrThrow();
    await importTexts(one.shop, { "rests.xml": commerceMl(offersOf(offerOf(id, undefined, `<Количество>${pieces}</Количество>`))) });
    return (await stockOf(one.shop, variationId)).onHand;
  };
  const hourLater = () => one.shop.clock.advanceSeconds(3_600);

  test("are taken off its figure until it has the order; what it counts itself is not taken off twice", async () => {
    const goods = await addTestGoods(one.shop, { stock: 20, pack: 4 });
    const { number } = await buy([goods]);
    expect(await report(goods, 20)).toBe(16);
    await loadAll();
    expect(await report(goods, 16)).toBe(12);
    hourLater();
    expect(await report(goods, 16)).toBe(16);
    await moveOrder(one.shop, one.staff, number, "confirmed", "packed", "shipped");
    expect(await report(goods, 16)).toBe(16);
    await loadAll();
  });

  test("where 1C counts everything on its shelves, orders that have not left are taken off as well", async () => {
    const choose = (stockCounts: "free" | "shelf") =>
      callEndpoint(exchangeApi, chooseStockCounts, testVisit(one.shop, { staff: one.staff }), { stockCounts });
    const goods = await addTestGoods(one.shop, { stock: 20, pack: 4 });
    const { number } = await buy([goods]);
    await loadAll();
    hourLater();
    await choose("shelf");
    expect(await report(goods, 20)).toBe(16);
    await moveOrder(one.shop, one.staff, number, "confirmed", "packed", "shipped");
    await loadAll();
    hourLater();
    expect(await report(goods, 16)).toBe(16);
    await choose("free");
  });

  test("whatever 1C loads and when, no piece of an order is on sale again", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom("buy", "load", "report", "wait"), { maxLength: 12 }), async (steps) => {
        const goods = await addTestGoods(one.shop, { stock: 40, pack: 4 });
        const { variationId } = goods;
        let inWarehouse = 40;
        let [ordered, known] = [0, 0];
        for (const step of steps) {
          if (step === "wait") hourLater();
          // Just after a load orders are taken off twice, so that fewer may be left than were never ordered.
          if (step === "buy" && (await stockOf(one.shop, variationId)).onHand >= 4) {
            await buy([goods]);
            ordered += 4;
          }
          if (step === "load") {
            await loadAll();
            known = ordered;
          }
          if (step === "report") {
            await report(goods, inWarehouse - known);
            expect((await stockOf(one.shop, variationId)).onHand).toBeLessThanOrEqual(inWarehouse - ordered);
          }
        }
        await loadAll();
        hourLater();
        expect(await report(goods, inWarehouse - ordered)).toBe(inWarehouse - ordered);
        inWarehouse = 0;
      }),
      { numRuns: 15, examples: [[["buy", "buy", "buy", "buy", "buy", "load", "report", "buy"]]] },
    );
  }, 60_000);
});

test("goods that come back of a delivered order are told to 1C: the order comes again with what was returned, its sums as they were sold", async () => {
  const { shop, staff } = one;
  const { number, customer, goods } = await buy([await addTestGoods(shop), await addTestGoods(shop, { price: 5_050 })]);
  await moveOrder(shop, staff, number, "confirmed", "packed", "shipped", "delivered");
  await loadAll();
  const lines = [{ variationId: goods[1]!.variationId, pieces: 1, fit: 1 }];
  const back = { accountId: customer.id, number, lines, to: "balance" as const, source: "return 1", byWhom: "staff", at: shop.clock.now() };
  await shop.db.write((tx) => returnGoods(tx, shop, back));
  const session = await sale();
  const xml = await session.query();
  expect(numbersIn(xml)).toEqual([number]);
  expect(valueOf(xml, "Сумма")).toBe("150.50");
  expect(requisite(xml, "Возвращено товаров")).toMatch(/Сукня «Верба» \(бордовий, 46\), 1 шт$/);
  expect(requisite(xml, "Возвращено на сумму")).toBe("50.50");
  await session.said("mode=success");
  expect(await loadAll()).toEqual([]);
});

test("an order that 1C has not fetched for an hour is told to staff", async () => {
  await buy();
  const late = async () =>
    (await callEndpoint(importsApi, getOpenQuestions, testVisit(one.shop, { staff: one.staff }), {})).body.lateOrders;
  expect(await late()).toBe(0);
  one.shop.clock.advanceSeconds(3_601);
  expect(await late()).toBe(1);
  await loadAll();
  expect(await late()).toBe(0);
});

test("switched off, nobody is let in; orders that are over when it begins again are no news", async () => {
  const { shop, staff, secret } = one;
  const visit = () => testVisit(shop, { staff });
  await callEndpoint(exchangeApi, switchExchangeOff, visit(), { code: await codeOf(shop, secret) });
  expect(await one.oneC.signIn("sale")).toMatchObject({ verdict: "failure", lines: [expect.stringContaining("вимкнено")] });
  expect(await exchange()).toMatchObject({ isOn: false, waitingOrders: 0 });
  const [over, open] = [await buy(), await buy()];
  await moveOrder(shop, staff, over.number, "confirmed", "packed", "shipped", "delivered");
  const { body } = await callEndpoint(exchangeApi, makeExchangePassword, visit(), {});
  expect(body.exchange).toMatchObject({ isOn: true, waitingOrders: 1 });
  expect(await one.oneC.signIn("sale")).toMatchObject({ verdict: "failure" });
  const session = await enter(one.oneCWith(body.password), "sale");
  expect(numbersIn(await session.query())).toEqual([open.number]);
});
