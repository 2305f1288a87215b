import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { addTestGoods } from "../../../support/test-goods.ts";
import { fillTestCart, testOrderForm } from "../../../support/test-order.ts";
import { moveOrder, orderRow } from "../../../support/test-orders.ts";
import { addFirstOwner, addStaff } from "../../../support/test-staff.ts";
import { expectStockInOrder } from "../../../support/test-stock.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { placeOrder, staffOrdersApi } from "../../orders/orders.server.ts";
import { recordShortage } from "../../orders/staff-orders.contract.ts";
import type { StaffMember } from "../../shop.ts";
import { beginPicking, finishPicking, getPicking, listPicking, pickLine } from "../picking.contract.ts";
import { pickingApi } from "../picking.server.ts";
import { listPicking as listAll } from "./picking.view.ts";

let shop: TestShop;
let owner: StaffMember;
let other: StaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  owner = (await addFirstOwner(shop)).staff;
  other = (await addStaff(shop, owner, "manager")).staff;
});
afterAll(() => shop.close());
afterEach(() => expectStockInOrder(shop));

async function buy(lines = 2): Promise<number> {
  const customer = await addTestCustomer(shop);
  const goods = [];
  for (let at = 0; at < lines; at += 1) goods.push(await addTestGoods(shop, { pack: 4 }));
  await fillTestCart(shop, customer, goods);
  const placed = await placeOrder(testVisit(shop, { customer }), await testOrderForm(shop, customer), randomUUID());
  if (!placed.placed) throw new Error("not placed");
  return placed.numbers.number;
}
async function confirmed(): Promise<number> {
  const number = await buy();
  await moveOrder(shop, owner, number, "confirmed");
  return number;
}

const call = <Endpoint extends typeof beginPicking | typeof finishPicking | typeof getPicking>(
  endpoint: Endpoint,
  id: number,
  staff = owner,
) => callEndpoint(pickingApi, endpoint as typeof getPicking, testVisit(shop, { staff }), { id }).then(({ body }) => body);
const pick = (id: number, position: number, picked: number, staff = owner) =>
  callEndpoint(pickingApi, pickLine, testVisit(shop, { staff }), { id, position, picked }).then(({ body }) => body);
test("the list says how many orders there are, though it names the oldest ones alone", async () => {
  const before = await listAll(testVisit(shop, { staff: owner }));
  const numbers = [await confirmed(), await confirmed()];
  const visit = testVisit(shop, { staff: owner });
  const { data, total, toPick: left } = await listAll(visit, 1);
  expect([data.length, total, left]).toEqual([1, before.total + 2, before.toPick + 2]);
  expect((await listAll(visit)).data.map(({ id }) => id)).toEqual(expect.arrayContaining(numbers));
  for (const number of numbers) await moveOrder(shop, owner, number, "cancelled");
});

const toPick = async () => (await callEndpoint(pickingApi, listPicking, testVisit(shop, { staff: owner }), {})).body.data;

test("a confirmed order is begun, gathered piece by piece, finished, and leaves the list once it is sent", async () => {
  const number = await confirmed();
  expect(await toPick()).toMatchObject([{ id: number, pieces: 8, picked: 0, byWhom: "", finishedAt: null }]);
  expect(await call(beginPicking, number)).toMatchObject({ status: "packed", isMine: true, lineList: [{ pieces: 4 }, { pieces: 4 }] });
  await expect(call(finishPicking, number)).rejects.toMatchObject({ status: 409 });
  await pick(number, 1, 4);
  expect(await pick(number, 2, 3)).toMatchObject({ picked: 7 });
  expect(await pick(number, 2, 3)).toMatchObject({ picked: 7 });
  await pick(number, 2, 4);
  expect((await call(finishPicking, number)).finishedAt).not.toBeNull();
  expect(await pick(number, 2, 1)).toMatchObject({ picked: 5, finishedAt: null });
  await pick(number, 2, 4);
  await call(finishPicking, number);
  await moveOrder(shop, owner, number, "shipped");
  expect(await toPick()).toEqual([]);
  await expect(pick(number, 1, 1)).rejects.toMatchObject({ status: 409 });
});

test("one person has an order; another takes it over with what is in the box", async () => {
  const number = await confirmed();
  await expect(pick(number, 1, 1)).rejects.toMatchObject({ status: 409 });
  await call(beginPicking, number);
  await pick(number, 1, 2);
  await expect(pick(number, 1, 3, other)).rejects.toMatchObject({ status: 409, message: "picking.notYours" });
  expect(await call(beginPicking, number, other)).toMatchObject({ isMine: true, picked: 2, byWhom: other.name });
  await expect(pick(number, 1, 3)).rejects.toMatchObject({ status: 409 });
  await pick(number, 1, 3, other);
  const history = await shop.db.read
    .selectFrom("order_event")
    .select("status")
    .where("order_id", "=", (await orderRow(shop, number)).id)
    .execute();
  expect(history.map(({ status }) => status)).toEqual(["new", "confirmed", "packed"]);
});

test("what is not there leaves the order, and what is left is whole", async () => {
  const number = await confirmed();
  const { version } = await call(beginPicking, number);
  await pick(number, 1, 4);
  await pick(number, 2, 1);
  await callEndpoint(staffOrdersApi, recordShortage, testVisit(shop, { staff: owner }), {
    id: number,
    version,
    lines: [{ position: 2, missing: 3 }],
    note: "",
  });
  expect(await call(getPicking, number)).toMatchObject({
    pieces: 5,
    picked: 5,
    lineList: [
      { pieces: 4, picked: 4 },
      { pieces: 1, picked: 1 },
    ],
  });
  await call(finishPicking, number);
});

test.each(["new", "cancelled"] as const)("an order that is %s is not gathered", async (status) => {
  const number = await buy();
  if (status === "cancelled") await moveOrder(shop, owner, number, "cancelled");
  await expect(call(beginPicking, number)).rejects.toMatchObject({ status: 409, message: "picking.notToPick" });
  expect((await toPick()).map(({ id }) => id)).not.toContain(number);
});

test("an order cancelled while it is gathered is not gathered any more", async () => {
  const number = await confirmed();
  await call(beginPicking, number);
  const [cancelled, picked] = await Promise.allSettled([moveOrder(shop, owner, number, "cancelled"), pick(number, 1, 1)]);
  expect(cancelled.status).toBe("fulfilled");
  expect(["fulfilled", "rejected"]).toContain(picked.status);
  await expect(pick(number, 1, 2)).rejects.toMatchObject({ status: 409 });
  expect(await call(getPicking, number)).toMatchObject({ status: "cancelled" });
});

test.each([
  [1, 5],
  [99, 1],
])("line %i, %i pieces: what the order does not have is refused", async (position, picked) => {
  const number = await confirmed();
  await call(beginPicking, number);
  await expect(pick(number, position, picked)).rejects.toMatchObject({ status: 422 });
  expect((await call(getPicking, number)).picked).toBe(0);
});

test("two begin at the same moment: one of them has it, and the order is packed once", async () => {
  const number = await confirmed();
  const begun = await Promise.allSettled([call(beginPicking, number), call(beginPicking, number, other)]);
  expect(begun.some(({ status }) => status === "fulfilled")).toBe(true);
  const events = await shop.db.read
    .selectFrom("order_event")
    .select("status")
    .where("order_id", "=", (await orderRow(shop, number)).id)
    .execute();
  expect(events.filter(({ status }) => status === "packed")).toHaveLength(1);
});

test("orders of one parcel name each other; a closed box takes nothing more until a piece is taken out", async () => {
  const customer = await addTestCustomer(shop);
  const next = async (more: object = {}) => {
    await fillTestCart(shop, customer, [await addTestGoods(shop, { pack: 4 })]);
    const placed = await placeOrder(testVisit(shop, { customer }), { ...(await testOrderForm(shop, customer)), ...more }, randomUUID());
    return placed.placed ? placed.numbers.number : placed.causes.map(({ cause }) => cause);
  };
  const first = Number(await next());
  const second = Number(await next({ goesWith: first }));
  await moveOrder(shop, owner, first, "confirmed");
  await moveOrder(shop, owner, second, "confirmed");
  expect((await toPick()).filter(({ id }) => id === first || id === second)).toMatchObject([
    { id: first, together: [second] },
    { id: second, together: [first] },
  ]);
  await call(beginPicking, first);
  await pick(first, 1, 4);
  await call(finishPicking, first);
  expect(await next({ goesWith: first })).toEqual(["parcel_closed"]);
  await pick(first, 1, 3);
  expect(await next({ goesWith: first })).toBeGreaterThan(second);
});
