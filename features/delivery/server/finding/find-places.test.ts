import { afterAll, beforeAll, expect, test } from "vitest";
import { usualLimits } from "../../../../platform/limits/limits.ts";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { getSettlements } from "../../delivery.contract.ts";
import { deliveryApi } from "../../delivery.server.ts";

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop({ config: { limits: usualLimits } })));
afterAll(() => shop.close());

test("S33 who asks for places without end waits, neighbours and customers of the same network do not", async () => {
  const find = async (visit: ReturnType<typeof testVisit>, search = "Хмель") =>
    (await callEndpoint(deliveryApi, getSettlements, visit, { carrier: "nova-poshta", search })).body;
  const stranger = () => testVisit(shop, { address: "203.0.113.7" });
  for (let time = 0; time < 120; time += 1) await find(stranger(), `немає ${time}`);
  await expect(find(stranger())).rejects.toMatchObject({ status: 429 });
  const customer = testVisit(shop, { customer: await addTestCustomer(shop), address: "203.0.113.7" });
  for (const visit of [testVisit(shop, { address: "203.0.113.8" }), customer]) expect(await find(visit)).not.toEqual([]);
});
