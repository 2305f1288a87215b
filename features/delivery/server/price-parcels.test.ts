import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { CarrierEstimates } from "../../../integrations/carriers/carrier-vendor.ts";
import { kopiykas } from "../../../platform/money/money.ts";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { demoDirectory } from "../../../support/stand-ins/demo-directory.ts";
import { openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { getDeliveryPrices } from "../delivery.contract.ts";
import { deliveryApi } from "../delivery.server.ts";

let shop: TestShop;
let isDown = false;
const asked: unknown[] = [];
const estimates: CarrierEstimates = {
  async price(parcel) {
    asked.push(parcel);
    if (isDown) throw new Error("the vendor is down");
    return { delivery: kopiykas(5_000 + parcel.weightGrams), collecting: kopiykas(0) };
  },
};
beforeAll(async () => {
  shop = await openTestShop();
  shop.integrations.vendors = new Map([["nova-poshta", { directory: demoDirectory, estimates }]]);
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.memory.delete("delivery prices");
  asked.length = 0;
  isDown = false;
});

const pricesTo = async (settlement: string, more: object = {}) =>
  (await callEndpoint(deliveryApi, getDeliveryPrices, testVisit(shop), { settlement, ...more })).body;
const unknown = { worthKopiykas: 100_000, prices: [] };

test("anybody learns what parcels of several weights cost to a town, and the carrier is asked once for all who ask", async () => {
  const told = {
    worthKopiykas: 100_000,
    prices: [
      { kilograms: 2, kopiykas: 7_000 },
      { kilograms: 10, kopiykas: 15_000 },
      { kilograms: 20, kopiykas: 25_000 },
    ],
  };
  expect(await pricesTo("kyiv")).toEqual(told);
  expect(await pricesTo("kyiv")).toEqual(told);
  expect(asked).toHaveLength(3);
  expect(asked[0]).toEqual({ cityId: "kyiv", to: "department", weightGrams: 2_000, worth: 100_000, collected: 0 });
});

test("while the carrier is down no price is told, and none is kept", async () => {
  isDown = true;
  expect(await pricesTo("kyiv")).toEqual(unknown);
  isDown = false;
  expect((await pricesTo("kyiv")).prices).toHaveLength(3);
});

test("an unknown town and a carrier that tells no prices have none, and nobody is asked", async () => {
  expect(await pricesTo("nowhere")).toEqual(unknown);
  expect(await pricesTo("kyiv", { carrier: "ukrposhta" })).toEqual(unknown);
  expect(asked).toEqual([]);
});

test("S34 strangers who ask of town after town leave the carrier free for the checkout", async () => {
  for (const town of ["kyiv", "lviv", "odesa", "dnipro", "kharkiv"]) await pricesTo(town);
  expect(asked).toHaveLength(6);
  expect((await pricesTo("kyiv")).prices).toHaveLength(3);
});
