import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openNovaPoshta } from "./nova-poshta-client.ts";
import { novaPoshtaTracking } from "./nova-poshta-tracking.ts";
import { startNovaPoshtaStandIn, type StandInTrouble } from "./stand-in.ts";

let standIn: Awaited<ReturnType<typeof startNovaPoshtaStandIn>>;
beforeAll(async () => void (standIn = await startNovaPoshtaStandIn({ settlements: [], departments: [] })));
afterAll(() => standIn.close());
beforeEach(() => {
  standIn.make("none");
  standIn.asked.length = 0;
  standIn.parcels.clear();
});
const open = () => novaPoshtaTracking(openNovaPoshta({ key: "", address: async () => standIn.address, timeoutMs: 1_000, tries: 1 }));
const numberOf = (at: number) => String(20_400_000_000_000 + at);

test("a waybill has fourteen digits", () => {
  expect(["20400123456789", "2040012345678", "05012345678901Я", "UA123456789UA"].map(open().isParcel)).toEqual([true, false, false, false]);
});

test.each([
  ["1", "on_the_way"],
  ["41", "on_the_way"],
  ["101", "on_the_way"],
  ["7", "ready"],
  ["8", "ready"],
  ["9", "delivered"],
  ["11", "delivered"],
  ["106", "delivered"],
  ["103", "returning"],
  ["2", "unknown"],
  ["777", undefined],
])("code %s means %s", async (code, state) => {
  standIn.parcels.set(numberOf(1), code);
  expect((await open().follow([numberOf(1)])).get(numberOf(1))).toBe(state);
});

test("many parcels are asked for a hundred at a time, whatever the order of the answers; one nobody knows is told as such", async () => {
  const numbers = Array.from({ length: 230 }, (_, at) => numberOf(at));
  numbers.forEach((number, at) => at > 0 && standIn.parcels.set(number, at % 2 ? "9" : "7"));
  const found = await open().follow(numbers);
  expect(standIn.asked).toHaveLength(3);
  expect(found.size).toBe(230);
  expect([0, 1, 2, 229].map((at) => found.get(numberOf(at)))).toEqual(["unknown", "delivered", "ready", "delivered"]);
});

test("parcels that were not asked for and rows that are none are left out; a code may be a figure", async () => {
  const data = [{ Number: numberOf(1), StatusCode: 9 }, { Number: numberOf(2), StatusCode: "9" }, null, { StatusCode: "9" }, "x"];
  const found = await novaPoshtaTracking({ read: async () => ({ data, total: undefined }) }).follow([numberOf(1)]);
  expect([...found]).toEqual([[numberOf(1), "delivered"]]);
});

test.each(["silent", "garbage", "a page of HTML", "unavailable"] satisfies StandInTrouble[])(
  "a vendor in trouble (%s) says nothing of any parcel",
  async (trouble) => {
    standIn.make(trouble);
    await expect(open().follow([numberOf(1)])).rejects.toThrow();
  },
);
