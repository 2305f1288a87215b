import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { fillTestCart, testOrderForm } from "../../../support/test-order.ts";
import { addFirstOwner } from "../../../support/test-staff.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import type { Customer, StaffMember } from "../../shop.ts";
import { stockInvariants } from "../../stock/stock.server.ts";
import { orderStatuses, type OrderStatus } from "../orders.contract.ts";
import { staffOrdersApi } from "../orders.server.ts";
import { statusesAfter } from "../orders.rules.ts";
import { changeOrderStatus, getDashboard, getStaffOrder, listStaffOrders } from "../staff-orders.contract.ts";
import { placeOrder } from "./placing/place-order.ts";
import type { Id } from "../../../platform/ids.ts";

let shop: TestShop;
let staff: StaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  ({ staff } = await addFirstOwner(shop));
});
afterAll(() => shop.close());

async function newOrder(): Promise<{ customer: Customer; number: number; variationId: Id<"variation"> }> {
  const customer = await addTestCustomer(shop);
  const [goods] = await fillTestCart(shop, customer);
  const placed = await placeOrder(testVisit(shop, { customer }), await testOrderForm(shop, customer), crypto.randomUUID());
  if (!placed.placed || !goods) throw new Error("the test order was refused");
  return { customer, number: placed.numbers.number, variationId: goods.variationId };
}
const visit = () => testVisit(shop, { staff });
const read = async (id: number) => (await callEndpoint(staffOrdersApi, getStaffOrder, visit(), { id })).body;
async function move(id: number, status: OrderStatus, more: { parcelNumber?: string; version?: number; note?: string } = {}) {
  const { version } = await read(id);
  return (await callEndpoint(staffOrdersApi, changeOrderStatus, visit(), { id, status, version, ...more })).body;
}
const onHand = async (variationId: Id<"variation">) =>
  (await shop.db.read.selectFrom("stock").select("on_hand").where("variation_id", "=", variationId).executeTakeFirstOrThrow()).on_hand;
const completedOf = async (customer: Customer) =>
  (await shop.db.read.selectFrom("account").select("completed_orders").where("id", "=", customer.id).executeTakeFirstOrThrow())
    .completed_orders;

describe("an order on its way", () => {
  test("goes from new to completed; its history says who and when, and the account has completed an order", async () => {
    const { number, customer } = await newOrder();
    await move(number, "confirmed", { note: "подзвонили" });
    await move(number, "packed");
    await move(number, "shipped", { parcelNumber: "2040 0123 4567 89" });
    await move(number, "delivered");
    expect(await completedOf(customer)).toBe(0);
    const done = await move(number, "completed");
    expect(done).toMatchObject({ status: "completed", parcelNumber: "20400123456789", nextStatuses: ["returned"] });
    expect(done.history.map((event) => [event.status, event.byWhom])).toEqual([
      ["new", "customer"],
      ["confirmed", staff.email],
      ["packed", staff.email],
      ["shipped", staff.email],
      ["delivered", staff.email],
      ["completed", staff.email],
    ]);
    expect(done.history[1]?.note).toBe("подзвонили");
    expect(await completedOf(customer)).toBe(1);
    await move(number, "returned");
    expect(await completedOf(customer)).toBe(0);
  });

  test("from each status only the open steps are taken; the rest are 409 and change nothing", async () => {
    const { number } = await newOrder();
    for (const status of orderStatuses.filter((one) => !statusesAfter("new").includes(one))) {
      await expect(move(number, status, { parcelNumber: "20400123456789" })).rejects.toMatchObject({ status: 409 });
    }
    expect(await read(number)).toMatchObject({ status: "new", version: 1 });
  });

  test.each(["", "123", "2040012345678Я"])("is not shipped with the parcel number «%s»", async (parcelNumber) => {
    const { number } = await newOrder();
    await move(number, "confirmed");
    await move(number, "packed");
    await expect(move(number, "shipped", { parcelNumber })).rejects.toMatchObject({
      status: 422,
      errors: { parcelNumber: ["orders.parcelError"] },
    });
  });

  test("two people who move it at once: one does, the other is told that it changed", async () => {
    const { number } = await newOrder();
    const { version } = await read(number);
    const step = (status: OrderStatus) => callEndpoint(staffOrdersApi, changeOrderStatus, visit(), { id: number, status, version });
    const outcomes = await Promise.allSettled([step("confirmed"), step("cancelled")]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

describe("goods of an order that is over", () => {
  test.each<[OrderStatus[], OrderStatus]>([
    [[], "cancelled"],
    [["confirmed", "packed"], "cancelled"],
    [["confirmed", "packed", "shipped"], "returned"],
    [["confirmed", "packed", "shipped", "delivered", "completed"], "returned"],
  ])("after %j and %s are back on the shelf once", async (steps, end) => {
    const before = await newOrder();
    const sold = await onHand(before.variationId);
    for (const status of steps) await move(before.number, status, { parcelNumber: "20400123456789" });
    const { pieces } = await move(before.number, end);
    expect(await onHand(before.variationId)).toBe(sold + pieces);
    await expect(move(before.number, end)).rejects.toMatchObject({ status: 409 });
    expect(await stockInvariants(shop)).toEqual([]);
  });
});

describe("looking for orders", () => {
  const find = async (input: { q?: string; status?: OrderStatus; customer?: Id<"account"> }) =>
    (await callEndpoint(staffOrdersApi, listStaffOrders, visit(), input)).body.data.map(({ id }) => id);

  test("by number, phone in any form, parcel number and status", async () => {
    const { number } = await newOrder();
    await move(number, "confirmed");
    await move(number, "packed");
    await move(number, "shipped", { parcelNumber: "59000987654321" });
    expect(await find({ q: String(number) })).toContain(number);
    expect(await find({ q: "59000987654321" })).toEqual([number]);
    expect(await find({ q: "+380 67 123 45 67" })).toContain(number);
    expect(await find({ status: "shipped" })).toContain(number);
    expect(await find({ status: "new" })).not.toContain(number);
    expect(await find({ q: "коваль" })).toContain(number);
    expect(await find({ q: "%" })).toEqual([]);
  });

  test.each([
    "067 123 45 67",
    "+38(067)123-45-67",
    "8 067 123 45 67",
    "тел. 067\u00a0123.45.67 Олена",
    "4567",
    "олена коваль",
    "Коваль Олена",
  ])("as people paste it: %j", async (q) => {
    const { number } = await newOrder();
    expect(await find({ q })).toContain(number);
    expect(await find({ q: `№ ${number}` })).toEqual([number]);
  });

  test.each(["ов", "ОВАЛЬ ол", "алЬ"])("by a part however short, in large and small letters: %j", async (q) => {
    const { number } = await newOrder();
    expect(await find({ q })).toContain(number);
    expect(await find({ q: `${q}ъ` })).toEqual([]);
  });

  test("who gets it now, not who got it before", async () => {
    const { number } = await newOrder();
    const recipient = JSON.stringify({ surname: "Цимбалюк", name: "Юлія", patronymic: "", phone: "380509990011" });
    await shop.db.write((tx) => tx.updateTable("placed_order").set({ recipient }).where("number", "=", number).execute());
    expect(await find({ q: "юлія цимба" })).toEqual([number]);
    expect(await find({ q: "050 999 00 11" })).toEqual([number]);
  });

  test("page by page, in either order of time and sum, each order stands once", async () => {
    for (let at = 0; at < 3; at += 1) await newOrder();
    for (const sort of ["placedAt", "toPayKopiykas"] as const)
      for (const order of ["ASC", "DESC"] as const) {
        const page = async (at: number, perPage: number) =>
          (await callEndpoint(staffOrdersApi, listStaffOrders, visit(), { page: at, perPage, sort, order })).body;
        const { data: all, total } = await page(1, 100);
        const pages = await Promise.all(Array.from({ length: Math.ceil(total / 2) }, (_, at) => page(at + 1, 2)));
        expect(pages.flatMap(({ data }) => data)).toEqual(all);
        const values = all.map((row) => (sort === "placedAt" ? Date.parse(row.placedAt) : row.toPayKopiykas));
        expect(values).toEqual(values.toSorted((one, other) => (order === "ASC" ? one - other : other - one)));
      }
  });

  test("those of one customer, also where somebody else receives them; their own phone finds them too", async () => {
    const { customer, number } = await newOrder();
    await newOrder();
    expect(await find({ customer: customer.id })).toEqual([number]);
    expect(await find({ q: customer.phone })).toEqual([number]);
  });
});

test.each(["fine", "short", "full", "unknown"] as const)("S62 the dashboard says that the disk is %s", async (disk) => {
  const onDisk: TestShop = { ...shop, condition: { ...shop.condition, disk: () => disk } };
  expect((await callEndpoint(staffOrdersApi, getDashboard, testVisit(onDisk, { staff }), {})).body.disk).toBe(disk);
});

test("the dashboard counts today in Kyiv, and cancelled orders not at all", async () => {
  shop.clock.set("2026-11-21T22:30:00Z");
  const read = async () => (await callEndpoint(staffOrdersApi, getDashboard, visit(), {})).body;
  expect((await read()).today.orders).toBe(0);
  const { number } = await newOrder();
  shop.clock.advanceSeconds(60);
  const after = await read();
  expect(after.today).toMatchObject({ orders: 1 });
  expect(after.yesterday.orders).toBeGreaterThan(0);
  expect(after.lowStock.every(({ free, soldIn30Days }) => free < soldIn30Days)).toBe(true);
  await move(number, "cancelled");
  expect((await read()).today.orders).toBe(0);
});
