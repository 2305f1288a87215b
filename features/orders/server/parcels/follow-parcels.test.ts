import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { CarrierTracking, ParcelState } from "../../../../integrations/carriers/carrier-vendor.ts";
import { demoDirectory } from "../../../../support/stand-ins/demo-directory.ts";
import { runJobs } from "../../../../support/run-jobs.ts";
import { fillTestCart, testOrderForm } from "../../../../support/test-order.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { writeSettings } from "../../../settings/settings.server.ts";
import type { OrderStatus } from "../../orders.contract.ts";
import { askForParcels, followParcels } from "./follow-parcels.ts";
import { placeOrder } from "../placing/place-order.ts";

let shop: TestShop;
const states = new Map<string, ParcelState>();
let asked: string[][] = [];
let meanwhile = async (): Promise<void> => undefined;
let isDown = false;
const tracking: CarrierTracking = {
  isParcel: (number) => /^\d{14}$/.test(number),
  async follow(numbers) {
    asked.push([...numbers]);
    expect(shop.db.insideTransaction()).toBe(false);
    if (isDown) throw new Error("the vendor is down");
    await meanwhile();
    return states;
  },
};
beforeAll(async () => {
  shop = await openTestShop();
  shop.integrations.vendors = new Map([["nova-poshta", { directory: demoDirectory, tracking }]]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  states.clear();
  [asked, isDown, meanwhile] = [[], false, async () => undefined];
  await shop.db.read.updateTable("placed_order").set({ status: "completed" }).execute();
});

let parcels = 20_400_000_000_000;
async function sent(status: OrderStatus, parcelNumber = String((parcels += 1))) {
  const customer = await addTestCustomer(shop);
  await fillTestCart(shop, customer);
  const placed = await placeOrder(testVisit(shop, { customer }), await testOrderForm(shop, customer), crypto.randomUUID());
  if (!placed.placed) throw new Error("the test order was refused");
  const { number } = placed.numbers;
  await setStatus(number, status, parcelNumber);
  return { number, parcelNumber };
}
const setStatus = async (number: number, status: OrderStatus, parcel_number: string) =>
  void (await shop.db.read.updateTable("placed_order").set({ status, parcel_number }).where("number", "=", number).execute());
const look = async ({ number }: { number: number }) => {
  const order = await shop.db.read
    .selectFrom("placed_order")
    .select(["id", "status"])
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  const events = await shop.db.read.selectFrom("order_event").selectAll().where("order_id", "=", order.id).orderBy("id").execute();
  return [order.status, events.at(-1)?.by_whom];
};

test("an order waits for its customer, and is received, when the carrier says so; each once", async () => {
  const [waiting, received, far] = [await sent("shipped"), await sent("ready"), await sent("shipped")];
  states.set(waiting.parcelNumber, "ready").set(received.parcelNumber, "delivered").set(far.parcelNumber, "on_the_way");
  expect(await followParcels(shop, "nova-poshta")).toBe(2);
  expect(await Promise.all([waiting, received, far].map(look))).toEqual([
    ["ready", "carrier"],
    ["delivered", "carrier"],
    ["shipped", "customer"],
  ]);
  expect(await followParcels(shop, "nova-poshta")).toBe(0);
});

test("of two orders in one parcel both are ready, and one SMS says so", async () => {
  const first = await sent("shipped");
  const added = await sent("shipped", first.parcelNumber);
  const { id } = await shop.db.read.selectFrom("placed_order").select("id").where("number", "=", first.number).executeTakeFirstOrThrow();
  await shop.db.read.updateTable("placed_order").set({ goes_with: id }).where("number", "=", added.number).execute();
  states.set(first.parcelNumber, "ready");
  expect(await followParcels(shop, "nova-poshta")).toBe(2);
  const told = () => shop.smsLines.filter((line) => line.includes(first.parcelNumber));
  await expect.poll(told).toEqual([expect.stringContaining(`№ ${first.number} чекає на вас, ТТН ${first.parcelNumber}`)]);
  expect((await look(added))[0]).toBe("ready");
});

test("nothing moves back, and a parcel that comes back waits for staff, who are told once", async () => {
  const [ready, returning] = [await sent("ready"), await sent("shipped")];
  states.set(ready.parcelNumber, "ready").set(returning.parcelNumber, "returning");
  await writeSettings(shop, { email_admin: "office@semyriad.example" });
  for (let time = 0; time < 2; time += 1) expect(await followParcels(shop, "nova-poshta")).toBe(0);
  expect(await Promise.all([ready, returning].map(look))).toEqual([
    ["ready", "customer"],
    ["shipped", "carrier"],
  ]);
  const letters = () => shop.mailLines.filter((line) => line.includes(returning.parcelNumber));
  await expect.poll(letters).toEqual([expect.stringContaining(`№ ${returning.number}`)]);
});

test("a parcel that its carrier does not know a day after it left is told to staff once: its number may be another's", async () => {
  await writeSettings(shop, { email_admin: "office@semyriad.example" });
  const wrong = await sent("shipped");
  const { id } = await shop.db.read.selectFrom("placed_order").select("id").where("number", "=", wrong.number).executeTakeFirstOrThrow();
  const shipped = { order_id: id, status: "shipped" as const, by_whom: "manager@semyriad.example", at: shop.clock.now() };
  await shop.db.read.insertInto("order_event").values(shipped).execute();
  states.set(wrong.parcelNumber, "unknown");
  const letters = () => shop.mailLines.filter((line) => line.includes(wrong.parcelNumber));
  shop.clock.advanceSeconds(86_399);
  expect([await followParcels(shop, "nova-poshta"), await look(wrong), letters()]).toEqual([0, ["shipped", shipped.by_whom], []]);
  shop.clock.advanceSeconds(1);
  for (let time = 0; time < 2; time += 1) expect(await followParcels(shop, "nova-poshta")).toBe(0);
  expect(await look(wrong)).toEqual(["shipped", "carrier"]);
  await expect.poll(letters).toHaveLength(1);
});

test("what staff decide while the carrier answers stays, and so does an order whose parcel is another one now", async () => {
  const [returned, another] = [await sent("shipped"), await sent("shipped")];
  states.set(returned.parcelNumber, "delivered").set(another.parcelNumber, "delivered");
  meanwhile = async () => {
    await setStatus(returned.number, "returned", returned.parcelNumber);
    await setStatus(another.number, "shipped", "20499999999999");
  };
  expect(await followParcels(shop, "nova-poshta")).toBe(0);
  expect(await Promise.all([returned, another].map(async (one) => (await look(one))[0]))).toEqual(["returned", "shipped"]);
});

test("only parcels of the carrier that are under way are asked for, and nothing when there is none", async () => {
  await sent("packed", "");
  await sent("shipped", "UA123456789UA");
  await sent("delivered");
  expect([await followParcels(shop, "nova-poshta"), asked]).toEqual([0, []]);
  const one = await sent("shipped");
  await followParcels(shop, "nova-poshta");
  expect(asked).toEqual([[one.parcelNumber]]);
});

test("a carrier that does not answer changes nothing, and two processes at once move an order once", async () => {
  const one = await sent("shipped");
  isDown = true;
  await expect(followParcels(shop, "nova-poshta")).rejects.toThrow("the vendor is down");
  expect((await look(one))[0]).toBe("shipped");
  isDown = false;
  states.set(one.parcelNumber, "delivered");
  expect(
    (await Promise.all([followParcels(shop, "nova-poshta"), followParcels(shop, "nova-poshta")])).reduce((sum, moved) => sum + moved, 0),
  ).toBe(1);
});

test("each carrier that tells of parcels is asked by a job of its own, and again when it did not answer", async () => {
  const one = await sent("shipped");
  states.set(one.parcelNumber, "delivered");
  isDown = true;
  await askForParcels(shop);
  await askForParcels(shop);
  await runJobs(shop);
  expect([(await look(one))[0], asked.length]).toEqual(["shipped", 1]);
  isDown = false;
  await runJobs(shop, { afterSeconds: 300 });
  expect((await look(one))[0]).toBe("delivered");
});
