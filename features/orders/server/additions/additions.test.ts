import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { demoDepartmentRows, demoSettlementRows } from "../../../../db/seed/delivery/nova-poshta-rows.ts";
import { openNovaPoshta } from "../../../../integrations/nova-poshta/nova-poshta-client.ts";
import { novaPoshtaLabels } from "../../../../integrations/nova-poshta/nova-poshta-labels.ts";
import { novaPoshtaWaybills } from "../../../../integrations/nova-poshta/nova-poshta-waybills.ts";
import { startNovaPoshtaStandIn } from "../../../../integrations/nova-poshta/stand-in.ts";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { demoDirectory } from "../../../../support/stand-ins/demo-directory.ts";
import { addTestGoods, type TestGoods } from "../../../../support/test-goods.ts";
import { fillTestCart, testOrderForm } from "../../../../support/test-order.ts";
import { moveOrder, orderRow } from "../../../../support/test-orders.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { addFirstOwner } from "../../../../support/test-staff.ts";
import { expectStockInOrder } from "../../../../support/test-stock.ts";
import { readSettings, writeSettings } from "../../../settings/settings.server.ts";
import type { Customer, StaffMember, Visit } from "../../../shop.ts";
import { wantWaybills } from "../../parcels/waybills.contract.ts";
import { cancelOrder, orderInvariants, placeOrder, staffOrdersApi, validateOrder, viewCheckout, viewOrder } from "../../orders.server.ts";
import { makeWaybill } from "../parcels/waybills/make-waybill.ts";
import { changeDelivery } from "../parcels/changing/change-delivery.ts";
import { setBoxed } from "./additions.queries.ts";
import { listOpenParcels } from "./open-parcels.ts";

let shop: TestShop;
let staff: StaffMember;
let manager: Visit;
let usual: Awaited<ReturnType<typeof readSettings>>;
let novaPoshta: Awaited<ReturnType<typeof startNovaPoshtaStandIn>>;
beforeAll(async () => {
  shop = await openTestShop();
  ({ staff } = await addFirstOwner(shop));
  manager = testVisit(shop, { staff });
  usual = await readSettings(shop);
  novaPoshta = await startNovaPoshtaStandIn({ settlements: demoSettlementRows, departments: demoDepartmentRows });
  const client = openNovaPoshta({ key: "", address: async () => novaPoshta.address, timeoutMs: 1_000, tries: 1 });
  const label = novaPoshtaLabels({ key: "secret", forms: async () => new URL(novaPoshta.address).origin });
  const sender = { city: "khmelnytskyi", branch: "np-khmelnytskyi-1", label };
  shop.integrations.vendors = new Map([
    ["nova-poshta", { directory: demoDirectory, waybills: novaPoshtaWaybills({ once: client, again: client }, sender) }],
  ]);
});
beforeEach(() => writeSettings(shop, usual));
afterEach(async () => {
  novaPoshta.documents.length = 0;
  await expectStockInOrder(shop);
  expect(await orderInvariants(shop)).toEqual([]);
});
afterAll(async () => {
  await novaPoshta.close();
  await shop.close();
});

const visitOf = (customer: Customer) => testVisit(shop, { customer });
const row = (number: number) => orderRow(shop, number);
const move = (number: number, ...statuses: Parameters<typeof moveOrder>[3][]) => moveOrder(shop, staff, number, ...statuses);

async function place(customer: Customer, goods: readonly TestGoods[], more: object = {}, key: string = randomUUID()) {
  await fillTestCart(shop, customer, goods);
  return placeOrder(visitOf(customer), { ...(await testOrderForm(shop, customer)), ...more }, key);
}

/** Its number. */
async function placed(customer: Customer, goods?: readonly TestGoods[], more: object = {}): Promise<number> {
  const answer = await place(customer, goods ?? [await addTestGoods(shop, { price: 50_000 })], more);
  if (!answer.placed) throw new Error(JSON.stringify(answer.causes));
  return answer.numbers.number;
}

/** An order goes in the parcel of another, without recipient and place of its own. */
const added = (customer: Customer, goesWith: number, goods?: readonly TestGoods[]) =>
  placed(customer, goods, { goesWith, recipient: undefined, delivery: undefined });

const causesOf = (answer: Awaited<ReturnType<typeof place>>) => (answer.placed ? [] : answer.causes.map(({ cause }) => cause));

describe("joining a parcel", () => {
  test("the next order goes to the same person and place, and both say so", async () => {
    const customer = await addTestCustomer(shop);
    const first = await placed(customer);
    expect(await listOpenParcels(visitOf(customer))).toMatchObject([{ number: first, pieces: 1, recipient: "Коваль Олена" }]);
    const second = await added(customer, first);
    expect(await viewOrder(visitOf(customer), { number: first })).toMatchObject({ additions: [second], goesWith: null, takesMore: true });
    expect(await viewOrder(visitOf(customer), { number: second })).toMatchObject({ goesWith: first, additions: [], takesMore: false });
    const { delivery, recipient, carrier } = await row(first);
    expect(await row(second)).toMatchObject({ delivery, recipient, carrier });
    expect(await listOpenParcels(visitOf(customer))).toMatchObject([{ number: first, pieces: 2 }]);
  });

  test("the smallest sum of an order was met by the first, pieces of both count to a product's own minimum", async () => {
    const customer = await addTestCustomer(shop);
    const bound = await addTestGoods(shop, { price: 50_000, pack: 2, minimum: 4, stock: 20 });
    const first = await placed(customer, [bound, bound]);
    await writeSettings(shop, { min_order: 900 });
    await fillTestCart(shop, customer, [bound]);
    const { orderId } = await testOrderForm(shop, customer);
    const alone = await validateOrder(visitOf(customer), orderId);
    expect(alone.causes.map(({ cause }) => cause)).toEqual(["below_min_amount"]);
    expect((await validateOrder(visitOf(customer), orderId, { goesWith: first })).causes).toEqual([]);
    const small = await addTestGoods(shop, { price: 10_000, pack: 2 });
    await fillTestCart(shop, customer, [small]);
    const form = await testOrderForm(shop, customer);
    const answer = await placeOrder(visitOf(customer), { ...form, goesWith: first }, randomUUID());
    expect(answer).toMatchObject({ placed: true });
  });

  test("what the carrier takes for collecting is taken once for the parcel, its share of both", async () => {
    await writeSettings(shop, { cod_fee_percent: 2, cod_fee_fixed: 20 });
    const customer = await addTestCustomer(shop);
    const goods = await addTestGoods(shop, { price: 50_000 });
    const first = await placed(customer, [goods], { expectedToPayKopiykas: 53_000 });
    const second = await placed(customer, [goods], { goesWith: first, expectedToPayKopiykas: 51_000 });
    expect((await row(first)).fee).toBe(3_000);
    expect((await row(second)).fee).toBe(1_000);
  });

  test("made-to-order goods leave by themselves and stay under the smallest sum", async () => {
    const customer = await addTestCustomer(shop);
    const first = await placed(customer);
    const toOrder = await addTestGoods(shop, { price: 50_000, suborder: true });
    const second = await added(customer, first, [await addTestGoods(shop, { price: 50_000 }), toOrder]);
    const parts = await shop.db.read
      .selectFrom("placed_order")
      .select(["number", "goes_with"])
      .where("account_id", "=", customer.id)
      .orderBy("number")
      .execute();
    expect(parts.map((part) => [part.number, part.goes_with !== null])).toEqual([
      [first, false],
      [second, true],
      [second + 1, false],
    ]);
  });
});

describe("a closed parcel takes nothing, and nothing is lost", () => {
  const goods = () => addTestGoods(shop, { price: 50_000 });

  test("somebody else's, one that left, was cancelled, waits for its payment or goes itself in another", async () => {
    const [customer, stranger] = [await addTestCustomer(shop), await addTestCustomer(shop)];
    const [first, left, ended] = [await placed(customer), await placed(customer), await placed(customer)];
    const second = await added(customer, first);
    await move(left, "confirmed", "packed", "shipped");
    await cancelOrder(visitOf(customer), ended);
    for (const goesWith of [left, ended, second, await placed(stranger), 999_999_999]) {
      expect(causesOf(await place(customer, [await goods()], { goesWith }))).toEqual(["parcel_closed"]);
      expect((await viewCheckout(visitOf(customer))).cart.products.length).toBeGreaterThan(0);
    }
    expect(await listOpenParcels(visitOf(customer))).toMatchObject([{ number: first }]);
  });

  test("a box that is gathered, and a waybill that is asked for", async () => {
    const customer = await addTestCustomer(shop);
    const number = await placed(customer);
    await move(number, "confirmed");
    expect(await listOpenParcels(visitOf(customer))).toHaveLength(1);
    await setBoxed(shop.db.read, (await row(number)).id, shop.clock.now());
    expect(await listOpenParcels(visitOf(customer))).toEqual([]);
    const other = await placed(customer);
    await move(other, "confirmed");
    await callEndpoint(staffOrdersApi, wantWaybills, manager, { orders: [other], weightGrams: 500 });
    expect(causesOf(await place(customer, [await goods()], { goesWith: other }))).toEqual(["parcel_closed"]);
  });

  test("an answer given before the box was closed is given again after it", async () => {
    const customer = await addTestCustomer(shop);
    const first = await placed(customer);
    const key = randomUUID();
    await fillTestCart(shop, customer, [await goods()]);
    const form = { ...(await testOrderForm(shop, customer)), goesWith: first };
    const before = await placeOrder(visitOf(customer), form, key);
    await move(first, "confirmed", "packed", "shipped");
    expect(await placeOrder(visitOf(customer), form, key)).toEqual({ ...before, replayed: true });
  });

  test("neither recipient nor a parcel is an error at its field", async () => {
    const customer = await addTestCustomer(shop);
    await expect(place(customer, [await goods()], { recipient: undefined })).rejects.toMatchObject({ status: 422 });
    await expect(place(customer, [], { delivery: undefined })).rejects.toMatchObject({ status: 422 });
  });
});

describe("the parcel on its way", () => {
  async function together() {
    const customer = await addTestCustomer(shop);
    const first = await placed(customer);
    const second = await added(customer, first);
    const third = await added(customer, first);
    await move(first, "confirmed");
    await move(second, "confirmed");
    return { customer, first, second, third };
  }

  test("one waybill has weight, worth and money of all that is confirmed; the rest goes by itself", async () => {
    const { first, second, third } = await together();
    await shop.db.read.updateTable("product").set({ weight_grams: 300 }).execute();
    const answer = await callEndpoint(staffOrdersApi, wantWaybills, manager, { orders: [first, second] });
    expect(answer.body).toEqual({ wanted: 1, skipped: [{ order: second, reason: "along" }] });
    await makeWaybill(shop, first);
    expect(novaPoshta.documents).toMatchObject([
      { InfoRegClientBarcodes: String(first), AfterpaymentOnGoodsCost: "1000", Cost: "1000", Weight: "0.6" },
    ]);
    const { parcel_number: parcel } = await row(first);
    expect(parcel).not.toBe("");
    expect((await row(second)).parcel_number).toBe(parcel);
    expect(await row(third)).toMatchObject({ parcel_number: "", goes_with: null });
  });

  test("it leaves with all that is confirmed, each with its own history and money", async () => {
    const { customer, first, second, third } = await together();
    await move(first, "packed", "shipped");
    const { parcel_number: parcel } = await row(first);
    expect(await row(second)).toMatchObject({ status: "shipped", parcel_number: parcel });
    expect(await row(third)).toMatchObject({ status: "new", goes_with: null });
    await expect
      .poll(() => shop.smsLines.filter((line) => line.startsWith(`sms +${customer.phone} `) && line.includes(parcel)))
      .toEqual([expect.stringContaining(`№ ${first} у дорозі`)]);
    await move(second, "delivered");
    expect((await viewOrder(visitOf(customer), { number: second })).paid).toBe(true);
    expect((await row(first)).status).toBe("shipped");
  });

  test("an unclaimed parcel is one debt", async () => {
    await writeSettings(shop, { unclaimed_parcel_sum: 150 });
    const { customer, first, second } = await together();
    await move(first, "packed", "shipped", "returned");
    await move(second, "returned");
    const debts = await shop.db.read.selectFrom("delivery_debt").selectAll().where("account_id", "=", customer.id).execute();
    expect(debts).toHaveLength(1);
  });

  test("its other recipient is that of all; an addition has none of its own", async () => {
    const { customer, first, second } = await together();
    const recipient = { name: "Ірина", surname: "Бондар", patronymic: "", phone: "380501112233" };
    await changeDelivery(visitOf(customer), { number: first, recipient });
    expect((await row(second)).recipient).toEqual(recipient);
    await expect(changeDelivery(visitOf(customer), { number: second, recipient })).rejects.toMatchObject({ status: 409 });
  });

  test("a customer cancels additions first; when staff cancel, the oldest addition has the parcel", async () => {
    const { customer, first, second, third } = await together();
    await expect(cancelOrder(visitOf(customer), first)).rejects.toMatchObject({ status: 409 });
    const why = async (number: number) => (await viewOrder(visitOf(customer), { number })).cannotCancel;
    expect([await why(first), await why(second)]).toEqual(["additions", null]);
    await move(first, "cancelled");
    expect((await row(second)).goes_with).toBeNull();
    expect((await row(third)).goes_with).toBe((await row(second)).id);
    await cancelOrder(visitOf(customer), third);
    await cancelOrder(visitOf(customer), second);
  });

  test("an addition whose parcel has a waybill says that it is kept by it, and is not cancelled", async () => {
    const { customer, first, second } = await together();
    await callEndpoint(staffOrdersApi, wantWaybills, manager, { orders: [first], weightGrams: 500 });
    expect(await viewOrder(visitOf(customer), { number: second })).toMatchObject({ cannotCancel: "waybill", cancellable: false });
    await expect(cancelOrder(visitOf(customer), second)).rejects.toMatchObject({ status: 409 });
  });
});
