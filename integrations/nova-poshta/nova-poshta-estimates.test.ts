import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { kopiykas } from "../../platform/money/money.ts";
import type { KyivDay } from "../../platform/time/time.ts";
import { openNovaPoshta, type VendorCall } from "./nova-poshta-client.ts";
import { novaPoshtaEstimates } from "./nova-poshta-estimates.ts";
import { startNovaPoshtaStandIn } from "./stand-in.ts";
import { unanswered } from "../../support/stand-ins/stand-in-troubles.ts";

const departments = ["home", "away"].map((city) => ({ Ref: `d-${city}`, CityRef: city }));
let standIn: Awaited<ReturnType<typeof startNovaPoshtaStandIn>>;
beforeAll(async () => void (standIn = await startNovaPoshtaStandIn({ settlements: [], departments })));
afterAll(() => standIn.close());
beforeEach(() => {
  standIn.make("none");
  standIn.asked.length = 0;
});
const open = (timeoutMs = 1_000) =>
  novaPoshtaEstimates(openNovaPoshta({ key: "", address: async () => standIn.address, timeoutMs, tries: 1 }), "home");
const to = "department" as const;
const parcel = { cityId: "away", to, weightGrams: 1_450, worth: kopiykas(149_900), collected: kopiykas(149_900) };
const sentOn = "2026-12-30" as KyivDay;

test("a price is what the recipient pays for the parcel and for sending the money, and a day is in the days after", async () => {
  const estimates = open();
  expect(await estimates.price(parcel)).toEqual({ delivery: 8_800, collecting: 5_000 });
  expect(await estimates.price({ ...parcel, collected: kopiykas(0) })).toEqual({ delivery: 8_800, collecting: 0 });
  expect(await estimates.arrival?.({ cityId: "away", to, sentOn })).toBe("2027-01-01");
  expect(await estimates.arrival?.({ cityId: "home", to, sentOn })).toBe("2026-12-31");
});

test("parcels alike are asked for once, together or one after the other", async () => {
  const estimates = open();
  const alike = [parcel, { ...parcel, weightGrams: 1_500 }, { ...parcel, worth: kopiykas(141_000), collected: kopiykas(141_000) }];
  await Promise.all(alike.map((one) => estimates.price(one)));
  await estimates.price(parcel);
  expect(standIn.asked).toHaveLength(1);
});

test("the vendor is told weight, sums and the day as it wants them", async () => {
  const calls: VendorCall[] = [];
  const client = { read: async (call: VendorCall) => (calls.push(call), { data: [{ Cost: 90, date: "2026-12-31" }], total: undefined }) };
  const estimates = novaPoshtaEstimates(client, "home");
  await estimates.price({ ...parcel, weightGrams: 20 });
  await estimates.arrival?.({ cityId: "away", to, sentOn });
  const route = { CitySender: "home", CityRecipient: "away", ServiceType: "WarehouseWarehouse" };
  expect(calls.map(({ properties }) => properties)).toEqual([
    {
      ...route,
      Weight: "0.1",
      Cost: "1500",
      CargoType: "Parcel",
      SeatsAmount: "1",
      RedeliveryCalculate: { CargoType: "Money", Amount: "1500" },
    },
    { ...route, DateTime: "30.12.2026" },
  ]);
});

test.each(unanswered)("a vendor in trouble (%s) gives no estimate, and one as soon as it is over", async (trouble) => {
  // Less than what a slow one takes.
  const estimates = open(300);
  standIn.make(trouble);
  await expect(estimates.price(parcel)).rejects.toThrow();
  await expect(estimates.arrival?.({ cityId: "away", to, sentOn })).rejects.toThrow();
  standIn.make("none");
  expect(await estimates.price(parcel)).toMatchObject({ delivery: 8_800 });
});

test("a day before the parcel is sent, or far after, is no answer", async () => {
  standIn.make("wrong clock");
  await expect(open().arrival?.({ cityId: "away", to, sentOn })).rejects.toThrow("1970-01-01");
});

test("prices that cannot be are no answer, and a town nobody knows is refused", async () => {
  for (const row of [{}, { Cost: 0 }, { Cost: "-5" }, { Cost: 1e9 }, null]) {
    const estimates = novaPoshtaEstimates({ read: async () => ({ data: [row], total: undefined }) }, "home");
    await expect(estimates.price(parcel)).rejects.toThrow();
  }
  await expect(open().price({ ...parcel, cityId: "nowhere" })).rejects.toThrow("20000200103");
});

test("many different parcels at once are asked for no faster than the vendor takes them", async () => {
  const estimates = open();
  const many = await Promise.allSettled(
    Array.from({ length: 40 }, (_, at) => estimates.price({ ...parcel, weightGrams: (at + 1) * 1_000 })),
  );
  expect(many.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
  expect(standIn.asked.length).toBeLessThanOrEqual(12);
});
