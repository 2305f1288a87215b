import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { VendorResting } from "../../platform/vendors/vendor-guard.ts";
import { startTestUkrposhta } from "../../support/stand-ins/ukrposhta-stand-in.ts";
import { VendorRefused } from "../vendor-refused.ts";
import type { UkrposhtaTrouble } from "./stand-in.ts";
import { entriesOf, readUkrposhtaAnswer } from "./vendor-answer.ts";

let vendor: Awaited<ReturnType<typeof startTestUkrposhta>>;
beforeAll(async () => void (vendor = await startTestUkrposhta()));
afterAll(() => vendor.close());
beforeEach(() => {
  vendor.make("none");
  vendor.asked.length = 0;
});
const areas = ["/get_regions_by_region_ua", { region_name: "" }] as const;

test("rows come as a list, as a single object, or not at all", () => {
  const [one, two] = [{ CITY_ID: "1" }, { CITY_ID: "2" }];
  expect(entriesOf({ Entries: { Entry: [one, two] } })).toEqual([one, two]);
  expect(entriesOf({ Entries: { Entry: one } })).toEqual([one]);
  for (const nothing of [{}, "", null, { Entry: null }]) expect(entriesOf({ Entries: nothing })).toEqual([]);
  for (const foreign of [{}, [], "Entries", { Entries: { Entry: "1" } }]) expect(() => entriesOf(foreign)).toThrow();
});

test.each([
  [401, { message: "Invalid bearer" }, /401 Invalid bearer/],
  [400, { errors: [{ message: "At least one parcel should be filled" }] }, /At least one parcel/],
  [404, { error: "not found" }, /404 not found/],
  [403, "<html>forbidden</html>", /403$/],
])("what the vendor says with status %i is its own refusal", (status, body, words) => {
  const read = () => readUkrposhtaAnswer(status, typeof body === "string" ? body : JSON.stringify(body));
  expect(read).toThrow(VendorRefused);
  expect(read).toThrow(words);
});

test("a wrong bearer is refused at once, and each service has its own", async () => {
  await expect(vendor.open({ bearer: "another", tries: 3 }).entries(...areas)).rejects.toBeInstanceOf(VendorRefused);
  expect(vendor.asked).toHaveLength(1);
  await expect(vendor.open({ token: "another" }).read({ service: "shipments", path: "/shipments" })).rejects.toThrow(/token/);
});

const troubles: UkrposhtaTrouble[] = [
  "silent",
  "slow",
  "breaks off",
  "half an answer",
  "garbage",
  "a page of HTML",
  "internal error",
  "too many",
  "XML",
];
test.each(troubles)("S50 in trouble (%s) there is an error in time, and afterwards an answer", async (trouble) => {
  vendor.make(trouble);
  const began = performance.now();
  await expect(vendor.open({ timeoutMs: 150 }).entries(...areas)).rejects.toThrow();
  expect(performance.now() - began).toBeLessThan(1_000);
  vendor.make("none");
  expect((await vendor.open().entries(...areas)).length).toBeGreaterThan(10);
});

test("S50 what only reads is tried again, what makes something is not, and after five faults the vendor is left alone", async () => {
  vendor.make("internal error");
  const client = vendor.open({ tries: 3 });
  await expect(client.entries(...areas)).rejects.toThrow();
  expect(vendor.asked).toHaveLength(3);
  await expect(client.make({ service: "shipments", path: "/shipments", body: {} })).rejects.toThrow();
  expect(vendor.asked).toHaveLength(4);
  await expect(client.entries(...areas)).rejects.toBeInstanceOf(VendorResting);
  expect(vendor.asked).toHaveLength(5);
});

test("a form is a PDF or an error", async () => {
  const body = { sender: {}, parcels: [{ declaredPrice: 1 }] };
  const { barcode } = (await vendor.open().make({ service: "shipments", path: "/shipments", body })) as { barcode: string };
  expect((await vendor.open().form(`/shipments/${barcode}/sticker`)).subarray(0, 5).toString()).toBe("%PDF-");
  await expect(vendor.open().form("/shipments/0000000000000/sticker")).rejects.toBeInstanceOf(VendorRefused);
  vendor.make("a page of HTML");
  await expect(vendor.open().form(`/shipments/${barcode}/sticker`)).rejects.toThrow(/no PDF/);
});
