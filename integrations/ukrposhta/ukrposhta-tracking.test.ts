import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestUkrposhta } from "../../support/stand-ins/ukrposhta-stand-in.ts";
import { ukrposhtaTracking } from "./ukrposhta-tracking.ts";

let vendor: Awaited<ReturnType<typeof startTestUkrposhta>>;
beforeAll(async () => void (vendor = await startTestUkrposhta()));
afterAll(() => vendor.close());
beforeEach(() => {
  vendor.make("none");
  vendor.asked.length = 0;
  vendor.parcels.clear();
});
const open = () => ukrposhtaTracking(vendor.open());
const barcodeOf = (at: number) => String(500_000_000_000 + at).padStart(13, "0");

test("a barcode has thirteen digits or two letters, nine digits and the country", () => {
  expect(["0500000000001", "RA123456789UA", "20400123456789", "RA123456789PL"].map(open().isParcel)).toEqual([true, true, false, false]);
});

test.each([
  ["10100", "on_the_way"],
  ["20700", "on_the_way"],
  ["31400", "on_the_way"],
  ["21700", "ready"],
  ["21400", "ready"],
  ["41000", "delivered"],
  ["48000", "delivered"],
  ["31200", "returning"],
  ["41010", "returning"],
  ["10600", "unknown"],
])("the event %s means %s", async (code, state) => {
  vendor.parcels.set(barcodeOf(1), code);
  expect([...(await open().follow([barcodeOf(1)]))]).toEqual([[barcodeOf(1), state]]);
});

test("an event nobody has heard of says nothing", async () => {
  vendor.parcels.set(barcodeOf(1), "99999").set(barcodeOf(2), "41000");
  expect([...(await open().follow([barcodeOf(1), barcodeOf(2)]))]).toEqual([[barcodeOf(2), "delivered"]]);
});

test("a list with an unknown barcode is refused whole, and then each is asked for alone and that one told as such", async () => {
  vendor.parcels.set(barcodeOf(1), "41000").set(barcodeOf(3), "21700");
  const found = await open().follow([barcodeOf(1), barcodeOf(2), barcodeOf(3)]);
  expect([...found]).toEqual([
    [barcodeOf(2), "unknown"],
    [barcodeOf(1), "delivered"],
    [barcodeOf(3), "ready"],
  ]);
  expect(vendor.asked).toHaveLength(4);
});

test("a hundred are asked for at once, and a vendor that is down is an error", async () => {
  const barcodes = Array.from({ length: 201 }, (_, at) => barcodeOf(at));
  for (const barcode of barcodes) vendor.parcels.set(barcode, "20700");
  expect((await open().follow(barcodes)).size).toBe(201);
  expect(vendor.asked).toHaveLength(3);
  vendor.make("internal error");
  await expect(open().follow(barcodes)).rejects.toThrow();
});
