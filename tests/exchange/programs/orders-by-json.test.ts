import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { getExchange } from "../../../features/exchange/exchange-access.contract.ts";
import { listExchangeKeys } from "../../../features/exchange/programs/keys.contract.ts";
import type { ProgramOrder } from "../../../features/exchange/programs/program-orders.contract.ts";
import { exchangeApi, exchangeKeysApi } from "../../../features/exchange/exchange.server.ts";
import { placeOrder } from "../../../features/orders/orders.server.ts";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { enter } from "../../../support/one-c.ts";
import { addTestGoods, type TestGoods } from "../../../support/test-goods.ts";
import { buyAsNew, fillTestCart, testOrderForm } from "../../../support/test-order.ts";
import { moveOrder } from "../../../support/test-orders.ts";
import { addTestCustomer, testVisit } from "../../../support/test-shop.ts";
import { expectStockInOrder, stockOf } from "../../../support/test-stock.ts";
import { openProgramShop, type ProgramShop } from "./program-shop.ts";

let one: ProgramShop;
let bas: Awaited<ReturnType<ProgramShop["program"]>>;
let store: typeof bas;
let shelf: typeof bas;
let scales: typeof bas;
beforeAll(async () => {
  one = await openProgramShop();
  bas = await one.program("BAS");
  store = await one.program("склад");
  shelf = await one.program("полиця", { stockCounts: "shelf" });
  scales = await one.program("ваги", { goods: false, orders: false });
});
afterAll(() => one.shop.close());
afterEach(() => expectStockInOrder(one.shop));

const buy = (goods?: readonly TestGoods[], comment = "") => buyAsNew(one.shop, { goods, more: { comment } });

type Page = { orders: ProgramOrder[]; next: number | null };
const read = async (program: typeof bas, query = "") => (await program.get<Page>(`orders${query}`)).body;
const numbers = async (program: typeof bas) => (await read(program)).orders.map(({ number }) => number);
const confirm = async (program: typeof bas, orders: { number: number; version: number }[]) =>
  (await program.post<{ orders: { number: number; result: string }[] }>("orders/confirm", { orders })).body.orders.map(
    ({ result }) => result,
  );
async function confirmAll(program: typeof bas): Promise<void> {
  const { orders } = await read(program, "?limit=500");
  if (orders.length > 0)
    await confirm(
      program,
      orders.map(({ number, version }) => ({ number, version })),
    );
}
type Moved = { status: string; changed: boolean; version: number; remarks: { code: string; message: string }[] };
const move = async (program: typeof bas, number: number, said: object) => (await program.post<Moved>(`orders/${number}/status`, said)).body;
const exchange = async () => (await callEndpoint(exchangeApi, getExchange, testVisit(one.shop, { staff: one.staff }), {})).body;

describe("I13 orders for programs", () => {
  test("one that goes in the parcel of another names it, to programs and in the comment to 1C", async () => {
    await Promise.all([bas, store, shelf].map(confirmAll));
    const customer = await addTestCustomer(one.shop);
    const numbersOf = [];
    for (const goesWith of [undefined, "the first"]) {
      await fillTestCart(one.shop, customer);
      const form = { ...(await testOrderForm(one.shop, customer)), ...(goesWith ? { goesWith: numbersOf[0] } : {}) };
      const placed = await placeOrder(testVisit(one.shop, { customer }), form, randomUUID());
      numbersOf.push(placed.placed ? placed.numbers.number : 0);
    }
    const [first, second] = numbersOf;
    expect((await read(bas)).orders).toMatchObject([
      { number: first, goesWith: null },
      { number: second, goesWith: first },
    ]);
    const session = await enter(one.oneC, "sale");
    expect(await session.query()).toContain(`<Комментарий>Їде однією посилкою із замовленням №\u00a0${first}</Комментарий>`);
    await session.said("mode=success");
    await Promise.all([bas, store, shelf].map(confirmAll));
  });

  test("one for a reseller's buyer says what is collected, to programs by JSON and CSV and in the comment to 1C", async () => {
    await Promise.all([bas, store, shelf].map(confirmAll));
    const { number } = await buyAsNew(one.shop, { more: { collectKopiykas: 200_000, comment: "Дзвонити" } });
    expect((await read(bas)).orders).toMatchObject([{ number, collected: 2_000 }]);
    expect(await (await bas.call("GET", "orders?format=csv")).text()).toContain(";2000;");
    const session = await enter(one.oneC, "sale");
    expect(await session.query()).toContain(
      "<Комментарий>Дропшипінг: отримати з покупця 2\u00a0000\u00a0грн, документів із цінами не вкладати. Дзвонити</Комментарий>",
    );
    await session.said("mode=success");
    await Promise.all([bas, store, shelf].map(confirmAll));
  });

  test("are read until their key confirms them, and no program, nor 1C, confirms for another", async () => {
    const { number } = await buy(undefined, `=cmd|'x'; "лапки"`);
    const [order] = (await read(bas)).orders;
    expect(order).toMatchObject({ number, status: "new", comment: `=cmd|'x'; "лапки"` });
    expect(order?.lines.reduce((sum, line) => sum + line.sum, 0)).toBe(order?.goods);
    expect(await confirm(bas, [{ number, version: order?.version ?? 0 }])).toEqual(["confirmed"]);
    expect(await numbers(bas)).toEqual([]);
    expect(await numbers(store)).toEqual([number]);
    const session = await enter(one.oneC, "sale");
    expect(await session.query()).toContain(`<Номер>${number}</Номер>`);
    await session.said("mode=success");
    expect(await numbers(store)).toEqual([number]);
    await moveOrder(one.shop, one.staff, number, "confirmed", "packed");
    expect(await numbers(bas)).toEqual([number]);
    expect(await (await enter(one.oneC, "sale")).query()).toContain(`<Номер>${number}</Номер>`);
    const keys = (await callEndpoint(exchangeKeysApi, listExchangeKeys, testVisit(one.shop, { staff: one.staff }), {})).body.keys;
    expect(Object.fromEntries(keys.map(({ name, waitingOrders }) => [name, waitingOrders]))).toEqual({
      BAS: 1,
      склад: 1,
      полиця: 1,
      ваги: 0,
    });
  });

  test("come page by page, and as a table that runs nothing", async () => {
    await confirmAll(bas);
    const [first, second, third] = [await buy(), await buy(), await buy(undefined, "=1+1")];
    const page = await read(bas, "?limit=2");
    expect(page).toMatchObject({ orders: [{ number: first.number }, { number: second.number }], next: second.number });
    expect((await read(bas, `?limit=2&after=${page.next}`)).orders.map(({ number }) => number)).toEqual([third.number]);
    const answer = await bas.call("GET", "orders?format=csv&limit=2");
    expect([answer.headers.get("content-type"), answer.headers.get("x-next")]).toEqual(["text/csv; charset=utf-8", String(second.number)]);
    const rest = await (await bas.call("GET", `orders?format=csv&after=${second.number}`)).text();
    expect(rest).toContain(";'=1+1;");
    expect(rest.split("\r\n")[1]?.split(";")[0]).toBe(String(third.number));
  });

  test("a confirmation tells what it was for, and never goes back", async () => {
    const { number } = await buy();
    const { version = 0 } = (await read(bas)).orders.find((order) => order.number === number) ?? {};
    await moveOrder(one.shop, one.staff, number, "confirmed", "packed");
    expect(
      await confirm(bas, [
        { number, version },
        { number, version: version + 50 },
        { number: 999_999, version: 1 },
      ]),
    ).toEqual(["changedSince", "notSent", "unknown"]);
    expect(await numbers(bas)).toContain(number);
    const now = (await read(bas)).orders.find((order) => order.number === number)?.version ?? 0;
    expect(await confirm(bas, [{ number, version: now }])).toEqual(["confirmed"]);
    expect(await confirm(bas, [{ number, version }])).toEqual(["changedSince"]);
    expect(await numbers(bas)).not.toContain(number);
  });

  test.each<[string, object]>([
    ["nothing", {}],
    ["no orders", { orders: [] }],
    ["words", { orders: [{ number: "x", version: 1 }] }],
    ["more than is asked", { orders: [{ number: 1, version: 1, more: 1 }] }],
    ["an array", []],
    ["501 orders", { orders: Array.from({ length: 501 }, () => ({ number: 1, version: 1 })) }],
  ])("a confirmation of %s is refused", async (_, body) => {
    expect((await bas.post("orders/confirm", body)).status).toBe(422);
  });
});

describe("what a program says of an order", () => {
  test("moves it by the shop's steps, once, and is no news to its own key alone", async () => {
    await confirmAll(bas);
    await confirmAll(store);
    const { number } = await buy();
    await confirmAll(bas);
    await confirmAll(store);
    expect(await move(bas, number, { status: "shipped", parcelNumber: "2045 0000 0000 00" })).toMatchObject({
      changed: true,
      status: "shipped",
      remarks: [],
    });
    expect(await numbers(bas)).not.toContain(number);
    expect(await numbers(store)).toContain(number);
    const again = await move(bas, number, { status: "Відправлено", parcelNumber: "20450000000000" });
    expect(again).toMatchObject({ changed: false, status: "shipped" });
    const event = await one.shop.db.read
      .selectFrom("order_event")
      .select("by_whom")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(event.by_whom).toBe("«BAS»");
  });

  test("what it cannot do is answered and waits for staff, once, under its name", async () => {
    const { number, goods } = await buy();
    const [line] = goods;
    const differs = {
      status: "packed",
      lines: [{ id: (await read(store)).orders.find((order) => order.number === number)?.lines[0]?.id ?? "", pieces: 777 }],
    };
    expect(line).toBeDefined();
    const told = await move(store, number, differs);
    expect(told).toMatchObject({ changed: true, status: "packed", remarks: [{ code: "goodsDiffer" }] });
    await move(store, number, differs);
    expect((await move(store, number, { status: "shipped" })).remarks).toMatchObject([{ code: "noParcelNumber" }]);
    expect((await move(store, number, { status: "На погодженні" })).remarks).toMatchObject([{ code: "unknownStatus" }]);
    const texts = (await exchange()).remarks.filter(({ orderNumber }) => orderNumber === String(number)).map(({ text }) => text);
    expect(texts).toHaveLength(3);
    expect(texts.every((text) => text.includes("склад"))).toBe(true);
    expect((await store.post("orders/999999/status", { status: "packed" })).status).toBe(404);
    expect((await store.post(`orders/${number}/status`, { status: "" })).status).toBe(422);
  });
});

describe("S48 pieces by a program", () => {
  const report = (program: typeof bas, id: string, stock: number) => program.put("stock", [{ id, stock }]);

  test("what its key has not confirmed is taken off, what it has is not, and each program is judged by its own", async () => {
    const goods = await addTestGoods(one.shop);
    const { id_1c: id } = await one.shop.db.read
      .selectFrom("variation")
      .select("id_1c")
      .where("id", "=", goods.variationId)
      .executeTakeFirstOrThrow();
    const onHand = async () => (await stockOf(one.shop, goods.variationId)).onHand;
    const { number } = await buy([goods]);
    const sold = (await read(bas)).orders.find((order) => order.number === number)?.lines.reduce((sum, line) => sum + line.pieces, 0) ?? 0;
    expect(sold).toBeGreaterThan(0);
    await report(bas, id, 100);
    expect(await onHand()).toBe(100 - sold);
    await confirmAll(bas);
    one.shop.clock.advanceSeconds(601);
    await report(bas, id, 100);
    expect(await onHand()).toBe(100);
    await report(store, id, 100);
    expect(await onHand()).toBe(100 - sold);
    await confirmAll(shelf);
    one.shop.clock.advanceSeconds(601);
    await report(shelf, id, 100);
    expect(await onHand()).toBe(100 - sold);
    await report(scales, id, 100);
    expect(await onHand()).toBe(100 - sold);
    await moveOrder(one.shop, one.staff, number, "confirmed", "packed");
    await move(bas, number, { status: "shipped", parcelNumber: "20450000000001" });
    await report(scales, id, 100);
    expect(await onHand()).toBe(100);
  });
});
