import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { addTestGoods } from "../../../../support/test-goods.ts";
import { testDelivery } from "../../../../support/test-order.ts";
import { orderRow } from "../../../../support/test-orders.ts";
import { addFirstOwner } from "../../../../support/test-staff.ts";
import { expectStockInOrder } from "../../../../support/test-stock.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { relaxedLimits } from "../../../../platform/limits/limits.ts";
import { fromHryvnias } from "../../../../platform/money/money.ts";
import type { Id } from "../../../../platform/ids.ts";
import { addCustomer, changeCustomer } from "../../../accounts/staff-customers.contract.ts";
import { customersApi } from "../../../accounts/accounts.server.ts";
import { releaseCartsOfAccount, viewCart } from "../../../cart/cart.server.ts";
import type { StaffMember } from "../../../shop.ts";
import { changePhoneCart, getPhoneCheckout, placePhoneOrder } from "../../by-phone/by-phone.contract.ts";
import { byPhoneApi, placeOrder, staffOrdersApi } from "../../orders.server.ts";
import { getStaffOrder } from "../../staff-orders.contract.ts";

let shop: TestShop;
let staff: StaffMember;
beforeAll(async () => {
  shop = await openTestShop({ config: { limits: { ...relaxedLimits, areOrdersBound: true } } });
  staff = (await addFirstOwner(shop)).staff;
});
afterAll(() => shop.close());
afterEach(() => expectStockInOrder(shop));

const visit = (headers = {}) => ({ ...testVisit(shop, { staff }), headers: new Headers(headers) });
const customers = customersApi({ releaseCarts: releaseCartsOfAccount });
const customerBy = async (phone: string, names = { name: "Ганна", surname: "Мельник" }) =>
  (await callEndpoint(customers, addCustomer, visit(), { phone, ...names })).body;
const add = async (id: Id<"account">, goods: Awaited<ReturnType<typeof addTestGoods>>, more = {}) =>
  (
    await callEndpoint(byPhoneApi, changePhoneCart, visit(), {
      id,
      productId: goods.productId,
      variationId: goods.variationId,
      productAdd: true,
      ...more,
    })
  ).body;
const place = async (id: Id<"account">, { key = randomUUID(), more = {} } = {}) => {
  const { body } = await callEndpoint(byPhoneApi, getPhoneCheckout, visit(), { id });
  return (
    await callEndpoint(byPhoneApi, placePhoneOrder, visit({ "idempotency-key": key }), {
      id,
      orderId: body.cart.orderId ?? randomUUID(),
      recipient: { name: "Ганна", surname: "Мельник", phone: "380671112233" },
      delivery: testDelivery,
      payment: "cod",
      comment: "",
      expectedToPayKopiykas: fromHryvnias(body.cart.price),
      ...more,
    })
  ).body;
};

describe("a customer on the phone who was never here", () => {
  test("is taken down, their goods are reserved while they talk, and the order says who took it", async () => {
    const goods = await addTestGoods(shop, { stock: 10, pack: 4, price: 10_000 });
    const customer = await customerBy("тел. 067 555 11 22");
    expect(customer.phone).toBe("380675551122");
    expect(await add(customer.id, goods)).toMatchObject({ result: true, cart: { counter: 4 } });
    expect(await add(customer.id, goods, { packs: 2 })).toMatchObject({
      result: false,
      refusal: "Треба 8\u00a0шт., вільно 6, уже в кошику 4",
      cart: { counter: 4 },
    });
    const key = randomUUID();
    const placed = await place(customer.id, { key });
    expect(placed).toMatchObject({ result: true, causes: [] });
    const number = placed.number ?? 0;
    const { body: order } = await callEndpoint(staffOrdersApi, getStaffOrder, visit(), { id: number });
    expect(order).toMatchObject({ byPhone: true, accountId: customer.id, waitsUntil: null, history: [{ byWhom: staff.email }] });
    const audit = await shop.db.read.selectFrom("audit_entry").select(["action", "entity"]).where("staff_id", "=", staff.id).execute();
    expect(audit).toEqual(
      expect.arrayContaining([
        { action: "add", entity: "customer" },
        { action: "add", entity: "cart" },
        { action: "place", entity: "order" },
      ]),
    );
  });

  test("a name is needed where the account has none, and one that is there stays", async () => {
    await expect(customerBy("0675550000", { name: "", surname: "" })).rejects.toMatchObject({
      status: 422,
      errors: { name: ["form.required"], surname: ["form.required"] },
    });
    const known = await addTestCustomer(shop);
    expect(await customerBy(known.phone, { name: "Інша", surname: "" })).toMatchObject({ id: known.id, name: "Коваль Олена" });
  });

  test.each(["", "067", "1234567890", "+48 601 234 567", "0671234567890", "слон"])("%j is no phone", (phone) => {
    expect(addCustomer.input.safeParse({ phone, name: "Олена", surname: "Коваль" }).error?.issues).toMatchObject([
      { message: "auth.phoneError" },
    ]);
  });
});

test("a pack that is not to be had says why: nothing is there, it stands in other carts, it is not sold, the cart has none", async () => {
  const [customer, other] = [await addTestCustomer(shop), await addTestCustomer(shop)];
  const gone = await addTestGoods(shop, { stock: 0 });
  expect(await add(customer.id, gone)).toMatchObject({ result: false, refusal: "На складі цього немає" });
  const scarce = await addTestGoods(shop, { stock: 6, pack: 4 });
  await add(other.id, scarce);
  expect(await add(customer.id, scarce)).toMatchObject({ result: false, refusal: "Треба 4\u00a0шт., вільно 2, в інших покупців 4" });
  const hidden = await addTestGoods(shop, { stock: 6 });
  await shop.db.write((tx) => tx.updateTable("product").set({ hidden: true }).where("id", "=", hidden.productId).execute());
  expect(await add(customer.id, hidden)).toMatchObject({
    result: false,
    refusal: "Цього зараз не продаємо: приховано, вилучено або без ціни",
  });
  expect(await add(customer.id, scarce, { productAdd: false })).toMatchObject({ result: false, refusal: "У кошику цього вже немає" });
});

test("what staff put in and took back is in the audit log with who did it, what was refused is not", async () => {
  const customer = await addTestCustomer(shop);
  const goods = await addTestGoods(shop, { stock: 4, pack: 4 });
  await add(customer.id, goods);
  await add(customer.id, goods);
  await add(customer.id, goods, { productAdd: false });
  const entries = await shop.db.read
    .selectFrom("audit_entry")
    .select(["action", "staff_email", "after"])
    .where("entity", "=", "cart")
    .where("entity_id", "=", String(customer.id))
    .orderBy("id")
    .execute();
  expect(entries).toEqual([
    { action: "add", staff_email: staff.email, after: { variation: goods.variationId, packs: 1 } },
    { action: "remove", staff_email: staff.email, after: { variation: goods.variationId, packs: -1 } },
  ]);
});

test("it is the customer's own cart: what they had put in stands there, and what staff add they see", async () => {
  const [theirs, ours] = [await addTestGoods(shop), await addTestGoods(shop)];
  const customer = await addTestCustomer(shop);
  await add(customer.id, theirs);
  const seen = await viewCart(testVisit(shop, { customer }));
  await add(customer.id, ours);
  expect((await viewCart(testVisit(shop, { customer }))).orderId).toBe(seen.orderId);
  expect(await add(customer.id, ours, { productAdd: false })).toMatchObject({ result: true, cart: { counter: 1 } });
  expect(await add(customer.id, ours, { productAdd: false })).toMatchObject({ result: false });
});

test("S14 two presses under one key place one order", async () => {
  const customer = await addTestCustomer(shop);
  await add(customer.id, await addTestGoods(shop));
  const { body } = await callEndpoint(byPhoneApi, getPhoneCheckout, visit(), { id: customer.id });
  const form = {
    id: customer.id,
    orderId: body.cart.orderId ?? "",
    recipient: { name: "Ганна", surname: "Мельник", phone: "380671112233" },
    delivery: testDelivery,
    payment: "cod",
    expectedToPayKopiykas: fromHryvnias(body.cart.price),
  };
  const key = randomUUID();
  const press = () => callEndpoint(byPhoneApi, placePhoneOrder, visit({ "idempotency-key": key }), form);
  const [one, other] = await Promise.all([press(), press()]);
  expect(one.body.number).toBe(other.body.number);
  const rows = await shop.db.read.selectFrom("placed_order").select("number").where("account_id", "=", customer.id).execute();
  expect(rows).toHaveLength(1);
});

test("S33 a large first order on the phone waits for no approval, one at the checkout does; limits on open orders bind the customer alone", async () => {
  const goods = await addTestGoods(shop, { stock: 100, price: 2_000_000 });
  const customer = await addTestCustomer(shop);
  for (let at = 0; at < 4; at += 1) {
    await add(customer.id, goods);
    const { number, result } = await place(customer.id);
    expect(result).toBe(true);
    expect((await orderRow(shop, number ?? 0)).waits_until).toBeNull();
  }
  await add(customer.id, goods);
  const { orderId, price } = await viewCart(testVisit(shop, { customer }));
  const own = await placeOrder(
    testVisit(shop, { customer }),
    {
      orderId: orderId ?? "",
      recipient: { name: "Ганна", surname: "Мельник", patronymic: "", phone: "380671112233" },
      delivery: testDelivery,
      payment: "cod",
      comment: "",
      useBonuses: false,
      useBalance: false,
      first: "bonuses",
      expectedToPayKopiykas: fromHryvnias(price),
    },
    randomUUID(),
  );
  expect(own).toMatchObject({ placed: false, causes: [{ cause: "too_many_open" }] });
});

test("a blacklisted customer can be taken nothing for, and a wrong sum is refused with the right one", async () => {
  const goods = await addTestGoods(shop);
  const customer = await addTestCustomer(shop);
  await add(customer.id, goods);
  expect(await place(customer.id, { more: { expectedToPayKopiykas: 1 } })).toMatchObject({
    result: false,
    causes: [{ cause: "price_changed" }],
  });
  await callEndpoint(customers, changeCustomer, visit(), { id: customer.id, blacklisted: true, cardOnly: false });
  expect(await add(customer.id, goods)).toMatchObject({ result: false, refusal: "Покупець у чорному списку", cart: { counter: 0 } });
  expect((await place(customer.id)).result).toBe(false);
  const { body } = await callEndpoint(byPhoneApi, getPhoneCheckout, visit(), { id: customer.id });
  expect(body).toMatchObject({ isBlacklisted: true, bill: null });
});

test("a checkout for an unknown account is 404", async () => {
  await expect(callEndpoint(byPhoneApi, getPhoneCheckout, visit(), { id: 999_999 as Id<"account"> })).rejects.toMatchObject({
    status: 404,
  });
});
