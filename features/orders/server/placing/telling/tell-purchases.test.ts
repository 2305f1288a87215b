import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openGa4 } from "../../../../../integrations/ga4/open-ga4.ts";
import { startGa4StandIn } from "../../../../../integrations/ga4/stand-in.ts";
import { openMeta } from "../../../../../integrations/meta/open-meta.ts";
import { startMetaStandIn } from "../../../../../integrations/meta/stand-in.ts";
import { callEndpoint } from "../../../../../support/call-endpoint.ts";
import { runJobs } from "../../../../../support/run-jobs.ts";
import { addTestGoods } from "../../../../../support/test-goods.ts";
import { fillTestCart, testOrderForm } from "../../../../../support/test-order.ts";
import { moveOrder, orderRow } from "../../../../../support/test-orders.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../../../support/test-shop.ts";
import { addFirstOwner } from "../../../../../support/test-staff.ts";
import type { Consent } from "../../../../conversions/consents.rules.ts";
import { conversionWorks, forgetVisitors } from "../../../../conversions/conversions.server.ts";
import { listDeadJobs, runJobAgain } from "../../../../jobs/jobs.contract.ts";
import { jobsApi } from "../../../../jobs/jobs.server.ts";
import { writeSettings } from "../../../../settings/settings.server.ts";
import type { Customer, StaffMember } from "../../../../shop.ts";
import { cancelOrder, placeOrder, returnGoods } from "../../../orders.server.ts";
import { lockPurchase } from "../../orders.queries.ts";

let shop: TestShop;
let google: Awaited<ReturnType<typeof startGa4StandIn>>;
let meta: Awaited<ReturnType<typeof startMetaStandIn>>;
let manager: StaffMember;
let customer: Customer;
const cookies = new Map([
  ["_ga", "GA1.1.286403989.1366364567"],
  ["_ga_TEST123", "GS2.1.s1747132561$o1$g0"],
  ["_fbp", "fb.1.1732531200123.123456"],
]);
beforeAll(async () => {
  shop = await openTestShop();
  const [secret, token, pixelId] = ["secret-of-a-test-stream", "token-of-a-test-pixel", "1234567890"];
  google = await startGa4StandIn({ secret, clock: shop.clock });
  meta = await startMetaStandIn({ token, pixelId, clock: shop.clock });
  shop.integrations.ga4 = openGa4({ secret, url: google.origin }, { timeoutMs: 2_000 });
  shop.integrations.meta = openMeta({ token, url: meta.origin }, { timeoutMs: 2_000 });
  await writeSettings(shop, { ga4_measurement_id: "G-TEST123", meta_pixel_id: pixelId });
  ({ staff: manager } = await addFirstOwner(shop));
});
afterAll(() => Promise.all([google.close(), meta.close(), shop.close()]));
beforeEach(async () => {
  customer = await addTestCustomer(shop);
  for (const vendor of [google, meta]) {
    vendor.make("none");
    vendor.told.length = 0;
    vendor.asked.length = 0;
  }
});

const visit = () => ({ ...testVisit(shop, { customer, address: "203.0.113.50" }), cookies });
async function place(consent: readonly Consent[], { again = false } = {}): Promise<number> {
  await fillTestCart(shop, customer, [await addTestGoods(shop, { price: 100_000 })]);
  const [form, key] = [{ ...(await testOrderForm(shop, customer)), consent: [...consent] }, randomUUID()];
  const placed = await placeOrder(visit(), form, key);
  if (again) await placeOrder(visit(), { ...form, consent: [] }, key);
  if (!placed.placed) throw new Error("the test order was refused");
  return placed.numbers.number;
}
const orderIdOf = async (number: number) => (await orderRow(shop, number)).id;
const runJob = (conversion: number) =>
  Promise.all(conversionWorks(shop).map(({ run }) => run({ conversion }, { key: "", number: 1, signal: AbortSignal.timeout(5_000) })));
const kept = () => shop.db.read.selectFrom("conversion_visitor").selectAll().where("account_id", "=", customer.id).execute();
const events = () => google.told.flatMap(({ events: all }) => all.map(({ name, params }) => [name, params.transaction_id, params.value]));

test("S53 without consent nothing is kept and nobody is told, now or when the order is cancelled", async () => {
  const number = await place([]);
  await cancelOrder(visit(), number);
  await runJobs(shop);
  expect(await kept()).toEqual([]);
  expect([...google.asked, ...meta.asked]).toEqual([]);
});

test("who agreed to be counted is told to Google alone, without address, phone or anything of advertising", async () => {
  const number = await place(["analytics"]);
  await runJobs(shop);
  expect(await kept()).toMatchObject([
    { client_id: "286403989.1366364567", session_id: "1747132561", fbp: "", address: "", user_agent: "" },
  ]);
  expect(events()).toEqual([["purchase", String(number), 1_000]]);
  expect(meta.asked).toEqual([]);
  expect(JSON.stringify(google.told)).not.toContain(customer.phone);
});

test("who agreed to advertising too is told to both under one id", async () => {
  const number = await place(["analytics", "advertising"]);
  await runJobs(shop);
  expect(meta.told).toMatchObject([
    {
      event_id: `purchase-${number}`,
      user_data: { ph: [expect.stringMatching(/^[0-9a-f]{64}$/)], client_ip_address: "203.0.113.50", fbp: "fb.1.1732531200123.123456" },
      custom_data: { order_id: String(number), value: 1_000 },
    },
  ]);
  expect(google.told).toMatchObject([{ consent: { ad_user_data: "GRANTED" }, events: [{ params: { event_id: `purchase-${number}` } }] }]);
});

test("an order that is sent twice, and jobs that run at once and again, tell it once", async () => {
  const number = await place(["analytics", "advertising"], { again: true });
  const ids = await shop.db.read
    .selectFrom("conversion")
    .select("id")
    .where("order_id", "=", await orderIdOf(number))
    .execute();
  const runAll = () => Promise.allSettled(ids.flatMap(({ id }) => [runJob(id), runJob(id), runJob(id)]));
  await runAll();
  // Longer than it is held by who tells it.
  shop.clock.advanceSeconds(120);
  await runAll();
  await Promise.all([runJobs(shop), runJobs(shop)]);
  await runJobs(shop, { afterSeconds: 3_600 });
  expect(ids).toHaveLength(2);
  expect([google.asked.length, meta.asked.length]).toEqual([1, 1]);
});

test("a cancelled order is refunded at Google once, after its purchase", async () => {
  const number = await place(["analytics", "advertising"]);
  await cancelOrder(visit(), number);
  await cancelOrder(visit(), number);
  await runJobs(shop);
  await runJobs(shop, { afterSeconds: 60 });
  expect(events()).toEqual([
    ["purchase", String(number), 1_000],
    ["refund", String(number), 1_000],
  ]);
  expect(meta.asked).toHaveLength(1);
});

test("goods that come back are refunded for what they are", async () => {
  const [one, other] = [await addTestGoods(shop, { price: 100_000 }), await addTestGoods(shop, { price: 50_000 })];
  await fillTestCart(shop, customer, [one, other]);
  const placed = await placeOrder(visit(), { ...(await testOrderForm(shop, customer)), consent: ["analytics"] }, randomUUID());
  const number = placed.placed ? placed.numbers.number : 0;
  await runJobs(shop);
  await moveOrder(shop, manager, number, "confirmed", "packed", "shipped", "delivered");
  await shop.db.write(async (tx) => {
    await lockPurchase(tx, customer.id, number);
    const lines = [{ variationId: other.variationId, pieces: 1, fit: 1 }];
    await returnGoods(tx, shop, {
      accountId: customer.id,
      number,
      lines,
      to: "balance",
      source: "return 1",
      byWhom: "",
      at: shop.clock.now(),
    });
  });
  await runJobs(shop);
  expect(events().at(-1)).toEqual(["refund", String(number), 500]);
});

test("a refund whose answer was lost is not told again, one that surely was not taken is", async () => {
  const number = await place(["analytics"]);
  await runJobs(shop);
  await cancelOrder(visit(), number);
  google.make("too many");
  await runJobs(shop);
  google.make("internal error");
  await runJobs(shop, { afterSeconds: 60 });
  google.make("none");
  await runJobs(shop, { afterSeconds: 3_600 });
  expect(google.asked).toHaveLength(3);
});

test("what a vendor did not take in eight tries stands among the failed jobs, and is told when staff ask again", async () => {
  const staff = testVisit(shop, { staff: manager });
  const number = await place(["advertising"]);
  await sql`update pgboss.job_common set retry_count = 7, state = 'retry' where singleton_key = ${`${number} meta placed`}`.execute(
    shop.db.read,
  );
  meta.make("too many");
  await runJobs(shop);
  const { data } = (await callEndpoint(jobsApi, listDeadJobs, staff, {})).body;
  expect(data).toMatchObject([{ queue: "tell-conversion", key: `${number} meta placed`, error: "Meta answered 429" }]);
  meta.make("none");
  await callEndpoint(jobsApi, runJobAgain, staff, { id: data[0]?.id ?? "", reason: "Meta works again" });
  await runJobs(shop);
  expect(meta.told).toMatchObject([{ event_id: `purchase-${number}` }]);
});

test("S53 what was kept is forgotten seven days after it was told; then nothing is refunded", async () => {
  const number = await place(["analytics"]);
  shop.clock.advanceSeconds(3_600);
  await runJobs(shop);
  shop.clock.advanceSeconds(7 * 86_400 - 1);
  await forgetVisitors(shop);
  expect(await kept()).toHaveLength(1);
  shop.clock.advanceSeconds(1);
  await forgetVisitors(shop);
  expect(await kept()).toEqual([]);
  await cancelOrder(visit(), number);
  await runJobs(shop);
  expect(events()).toHaveLength(1);
});
