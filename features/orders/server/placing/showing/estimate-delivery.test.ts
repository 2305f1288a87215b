import { afterAll, beforeAll, expect, test } from "vitest";
import type { CarrierEstimates } from "../../../../../integrations/carriers/carrier-vendor.ts";
import { kopiykas } from "../../../../../platform/money/money.ts";
import type { KyivDay } from "../../../../../platform/time/time.ts";
import { callEndpoint } from "../../../../../support/call-endpoint.ts";
import { demoDirectory } from "../../../../../support/stand-ins/demo-directory.ts";
import { addTestGoods } from "../../../../../support/test-goods.ts";
import { fillTestCart, testDelivery, testOrderForm } from "../../../../../support/test-order.ts";
import { addTestPromo } from "../../../../../support/test-promo.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../../../support/test-shop.ts";
import { addFirstOwner } from "../../../../../support/test-staff.ts";
import { writeSettings } from "../../../../settings/settings.server.ts";
import { deliveryEstimate } from "../../../placing/delivery-estimate.contract.ts";
import { ordersApi } from "../../orders.api.ts";

let shop: TestShop;
const asked: unknown[] = [];
let isDown = false;
const estimates: CarrierEstimates = {
  async price(parcel) {
    asked.push(parcel);
    if (isDown) throw new Error("the vendor is down");
    return { delivery: kopiykas(8_000), collecting: kopiykas(parcel.collected > 0 ? 3_000 : 0) };
  },
  async arrival(of) {
    asked.push(of);
    if (isDown) throw new Error("the vendor is down");
    return "2026-11-24" as KyivDay;
  },
};
beforeAll(async () => {
  shop = await openTestShop();
  shop.integrations.vendors = new Map([["nova-poshta", { directory: demoDirectory, estimates }]]);
  await writeSettings(shop, { cod_fee_fixed: 15 });
});
afterAll(() => shop.close());

async function orderer(grams: number) {
  const customer = await addTestCustomer(shop);
  const goods = await addTestGoods(shop, { price: 64_000 });
  await shop.db.read.updateTable("product").set({ weight_grams: grams }).where("id", "=", goods.productId).execute();
  await fillTestCart(shop, customer, [goods]);
  const { orderId } = await testOrderForm(shop, customer);
  const { carrier, settlement, department } = testDelivery;
  asked.length = 0;
  return { visit: testVisit(shop, { customer }), input: { orderId, carrier, settlement, department } };
}
const ask = async ({ visit, input }: Awaited<ReturnType<typeof orderer>>, more: object = {}) =>
  (await callEndpoint(ordersApi, deliveryEstimate, visit, { ...input, ...more })).body;
const unknown = { deliveryKopiykas: null, collectingKopiykas: null, arrivesOn: null, isFree: false };

test("a cart has the price of its weight and worth, what is collected with the fee, and the day of a parcel sent tomorrow", async () => {
  expect(await ask(await orderer(450))).toEqual({
    deliveryKopiykas: 8_000,
    collectingKopiykas: 3_000,
    arrivesOn: "2026-11-24",
    isFree: false,
  });
  expect(asked).toEqual([
    { cityId: "kyiv", to: "department", weightGrams: 450, worth: 64_000, collected: 65_500 },
    { cityId: "kyiv", to: "department", sentOn: "2026-11-22" },
  ]);
});

test("what a promo code takes off is neither declared nor collected; a code that is refused takes nothing off", async () => {
  const { staff } = await addFirstOwner(shop);
  const { code } = await addTestPromo(shop, staff, { percent: 25 });
  await ask(await orderer(450), { promoCode: code.toLowerCase() });
  expect(asked[0]).toMatchObject({ worth: 48_000, collected: 49_500 });
  await ask(await orderer(450), { promoCode: "немаєтакого" });
  expect(asked[0]).toMatchObject({ worth: 64_000, collected: 65_500 });
  await ask(await orderer(450), { promoCode: code, collectKopiykas: 70_000 });
  expect(asked[0], "to a reseller's buyer").toMatchObject({ worth: 70_000, collected: 70_000 });
});

test("without a product's weight the price is unknown, and the day is told", async () => {
  expect(await ask(await orderer(0))).toEqual({ ...unknown, arrivesOn: "2026-11-24" });
});

test("while the carrier is down nothing is known, and nothing fails", async () => {
  isDown = true;
  expect(await ask(await orderer(450))).toEqual(unknown);
  isDown = false;
});

test("a department of another settlement, somebody else's cart and a carrier that cannot be asked have no estimate", async () => {
  const mine = await orderer(450);
  expect(await ask(mine, { settlement: "lviv" })).toEqual(unknown);
  expect(await ask({ ...(await orderer(450)), input: mine.input })).toEqual(unknown);
  shop.integrations.vendors = new Map();
  expect(await ask(mine)).toEqual(unknown);
  expect(asked).toEqual([]);
});
