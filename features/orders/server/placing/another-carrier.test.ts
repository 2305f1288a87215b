import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cashOnDelivery } from "../../../../integrations/cash-on-delivery/cash-on-delivery.ts";
import type { PaymentProvider } from "../../../../integrations/payments/payment-provider.ts";
import type { Carrier } from "../../../../integrations/carriers/carrier.ts";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { fillTestCart, testDelivery, testOrderForm } from "../../../../support/test-order.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { demoDepartments } from "../../../../db/seed/delivery/departments.ts";
import { demoDirectory } from "../../../../support/stand-ins/demo-directory.ts";
import { loadDirectory } from "../../../delivery/delivery.server.ts";
import { writeSettings } from "../../../settings/settings.server.ts";
import type { Customer } from "../../../shop.ts";
import { getOrder, orderValidation, placeOrder } from "../../orders.contract.ts";
import { ordersApi, viewCheckout } from "../../orders.server.ts";

/** A carrier and a payment as their own folders would declare them. */
const post: Carrier = {
  code: "post",
  name: { uk: "Пошта", ru: "Почта" },
  kinds: [
    {
      code: "locker",
      service: "ukrposhta",
      name: { uk: "Пошта, поштомат", ru: "Почта, почтомат" },
      note: { uk: "До 20 кг.", ru: "До 20 кг." },
      departments: ["locker"],
      destination: "department",
    },
  ],
  shipsFirstOrderFree: true,
  trackingPage: (number) => `https://post.example/${number}`,
};
const card: PaymentProvider = {
  code: "card",
  service: "card",
  name: { uk: "Карткою", ru: "Картой" },
  note: { uk: "Сплачуєте зараз.", ru: "Платите сейчас." },
  paid: "before_sending",
  feeName: { uk: "Комісія", ru: "Комиссия" },
};

const locker = demoDepartments.find(({ kind, settlementId }) => kind === "locker" && settlementId === testDelivery.settlement)?.id ?? "";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  shop.integrations.carriers = [...shop.integrations.carriers.filter(({ code }) => code !== "ukrposhta"), post];
  shop.integrations.payments = [cashOnDelivery, card];
  await loadDirectory(shop, "post", demoDirectory);
});
afterAll(() => shop.close());
beforeEach(() =>
  writeSettings(shop, { services: ["np_branch", "ukrposhta", "first_free", "cod", "card"], cod_fee_percent: 2, cod_fee_fixed: 0 }),
);

async function orderer(): Promise<{ customer: Customer; form: Awaited<ReturnType<typeof testOrderForm>> }> {
  const customer = await addTestCustomer(shop);
  await fillTestCart(shop, customer);
  return { customer, form: await testOrderForm(shop, customer) };
}
const place = (customer: Customer, input: object) =>
  callEndpoint(
    ordersApi,
    placeOrder,
    { ...testVisit(shop, { customer }), headers: new Headers({ "idempotency-key": `key of a test ${randomUUID()}` }) },
    input as never,
  );

test("a carrier and a payment that are registered and switched on are offered, and an order is placed with them", async () => {
  const { customer, form } = await orderer();
  const visit = testVisit(shop, { customer });
  const offered = await viewCheckout(visit);
  expect(offered.deliveries.map(({ name }) => name)).toEqual(["Нова пошта, відділення", "Пошта, поштомат"]);
  expect(offered.payments.map(({ name }) => name)).toEqual(["Післяплата", "Карткою"]);

  const codes = { carrier: "post", kind: "locker", payment: "card" };
  const { bill } = (await callEndpoint(ordersApi, orderValidation, visit, { orderId: form.orderId, ...codes })).body;
  expect(bill).toMatchObject({ lines: [{ kind: "goods" }], firstOrderFree: true });
  const delivery = { ...form.delivery, department: locker, carrier: "post", kind: "locker" };
  const { body } = await place(customer, { ...form, delivery, payment: "card", expectedToPayKopiykas: bill?.toPayKopiykas });
  expect(body).toMatchObject({ result: true, causes: [] });

  const order = (await callEndpoint(ordersApi, getOrder, visit, { number: body.number ?? 0 })).body;
  expect(order).toMatchObject({
    status: "awaiting_payment",
    payment: "card",
    paymentName: "Карткою",
    delivery: { carrier: "post", kind: "locker", name: "Пошта, поштомат", free: true },
    bill: { lines: [{ kind: "goods", reason: "Товари" }], firstOrderFree: true },
  });
  const kept = await shop.db.read
    .selectFrom("placed_order")
    .select(["carrier", "delivery_kind", "delivery", "payment_method"])
    .where("account_id", "=", customer.id)
    .executeTakeFirstOrThrow();
  expect(kept).toMatchObject({
    carrier: "post",
    delivery_kind: "locker",
    delivery: { settlementId: form.delivery.settlement, departmentId: locker },
    payment_method: "card",
  });
});

test("each way of paying has its own bill, and what was not seen is not charged", async () => {
  const { customer, form } = await orderer();
  const visit = testVisit(shop, { customer });
  const billFor = async (payment: string) =>
    (await callEndpoint(ordersApi, orderValidation, visit, { orderId: form.orderId, payment })).body.bill;
  const [onReceipt, now] = [await billFor("cod"), await billFor("card")];
  expect(onReceipt?.lines.map(({ kind }) => kind)).toEqual(["goods", "fee"]);
  expect(now?.lines.map(({ kind }) => kind)).toEqual(["goods"]);
  const { body } = await place(customer, { ...form, payment: "cod", expectedToPayKopiykas: now?.toPayKopiykas });
  expect(body).toMatchObject({
    result: false,
    causes: [{ cause: "price_changed", message: expect.stringMatching(/^Сума до сплати змінилася, тепер /) }],
    bill: { toPayKopiykas: onReceipt?.toPayKopiykas },
  });
});

test("an account that pays by card only is offered the card, and on receipt it is refused", async () => {
  const { customer, form } = await orderer();
  await shop.db.read.updateTable("account").set({ card_only: true }).where("id", "=", customer.id).execute();
  const visit = testVisit(shop, { customer: { ...customer, cardOnly: true } });
  expect((await viewCheckout(visit)).payments.map(({ code }) => code)).toEqual(["card"]);
  expect((await viewCheckout(visit)).isCardOnly).toBe(true);
  expect((await viewCheckout(visit)).causes).toEqual([]);
  const { body } = await place(customer, { ...form, expectedToPayKopiykas: 65_280 });
  expect(body.causes).toContainEqual({ cause: "card_only", message: "Для вашого акаунта доступна лише оплата карткою. Оберіть її." });
});

test("what is switched off is refused with its cause, and what nobody has heard of by its field", async () => {
  await writeSettings(shop, { services: ["np_branch", "cod"] });
  const { customer, form } = await orderer();
  const { body } = await place(customer, { ...form, delivery: { ...form.delivery, department: locker, carrier: "post" }, payment: "card" });
  expect(body.causes.map(({ cause }) => cause)).toEqual(["carrier_off", "payment_off"]);
  await expect(place(customer, { ...form, delivery: { ...form.delivery, carrier: "pigeon" }, payment: "shells" })).rejects.toMatchObject({
    errors: { "delivery.carrier": ["form.invalid"], payment: ["orders.paymentError"] },
  });
});

test("a carrier whose places nobody has loaded is refused calmly, before anything is filled in", async () => {
  const { customer, form } = await orderer();
  const visit = testVisit(shop, { customer });
  shop.integrations.carriers = [...shop.integrations.carriers, { ...post, code: "far-away" }];
  const codes = { carrier: "far-away", payment: "card" };
  const { causes } = (await callEndpoint(ordersApi, orderValidation, visit, { orderId: form.orderId, ...codes })).body;
  expect(causes).toEqual([{ cause: "places_unknown", message: expect.stringMatching(/Список відділень.+Зателефонуйте/) }]);
  const { body } = await place(customer, { ...form, delivery: { ...form.delivery, carrier: "far-away" }, payment: "card" });
  expect(body).toMatchObject({ result: false, causes: [{ cause: "places_unknown" }] });
});
