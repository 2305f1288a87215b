import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { demoCityRows, demoOfficeRows } from "../../db/seed/delivery/ukrposhta-rows.ts";
import { startTestUkrposhta } from "../../support/stand-ins/ukrposhta-stand-in.ts";
import type { CarrierDirectory, DirectoryPage } from "../carriers/carrier-directory.ts";
import { officeOf, settlementOf } from "./place-of.ts";
import { ukrposhtaPostcodes, ukrposhtaStreets } from "./ukrposhta-addresses.ts";
import { ukrposhtaDirectory } from "./ukrposhta-directory.ts";

let vendor: Awaited<ReturnType<typeof startTestUkrposhta>>;
beforeAll(async () => void (vendor = await startTestUkrposhta()));
afterAll(() => vendor.close());
beforeEach(() => vendor.make("none"));

/** As the classifier's own description shows them. */
const kyiv = {
  REGION_ID: "286",
  REGION_UA: "Київ",
  DISTRICT_UA: "Київ",
  NEW_DISTRICT_UA: null,
  CITY_RU: "0",
  SHORTCITYTYPE_UA: "м.",
  CITY_ID: "29713",
  CITY_UA: "Київ",
};
const office = {
  ID: "2700",
  POSTINDEX: "01001",
  POSTCODE: "01001",
  POCITY_ID: "29713",
  TYPE_ACRONYM: "МВ",
  ADDRESS: "вул. Хрещатик, 22",
  LOCK_CODE: "0",
  RESTRICTED_ACCESS: "0",
  LONGITUDE: "30.523063",
  LATTITUDE: "50.449855",
};

test("a settlement has its area and district, the capital neither; without a Russian name the Ukrainian one stands", () => {
  expect(settlementOf(kyiv)).toMatchObject({ id: "29713", nameUk: "Київ", nameRu: "Київ", typeRu: "г.", areaUk: "", districtUk: "" });
  const village = {
    ...kyiv,
    CITY_ID: 10_483,
    CITY_UA: "Піщана",
    SHORTCITYTYPE_UA: "с.",
    DISTRICT_UA: "Білоцерківський",
    REGION_UA: "Київська",
  };
  expect(settlementOf(village)).toMatchObject({ id: "10483", areaUk: "Київська обл.", districtUk: "Білоцерківський р-н" });
  expect(settlementOf({ CITY_ID: "1" })).toBeUndefined();
});

test("an office keeps the zeros of its postcode, and stands where it stands", () => {
  expect(officeOf(office)).toMatchObject({ id: "2700", settlementId: "29713", number: "01001", cityId: "01001", latitude: 50.449855 });
  expect(officeOf({ ...office, LONGITUDE: null, LATTITUDE: null })).toMatchObject({ latitude: null, longitude: null });
});

test.each([
  ["is locked", { LOCK_CODE: "65535" }],
  ["serves one institution", { RESTRICTED_ACCESS: "1" }],
  ["is behind a gate", { IS_SECURITY: "1" }],
  ["sorts only", { TYPE_ACRONYM: "ЦОП" }],
])("an office that %s cannot be chosen", (_, said) => expect(officeOf({ ...office, ...said })).toBe("closed"));

async function pagesOf(directory: CarrierDirectory): Promise<DirectoryPage[]> {
  const pages: DirectoryPage[] = [];
  for (let at: string | undefined = ""; at !== undefined; at = pages.at(-1)?.next) pages.push(await directory.readPage(at));
  return pages;
}

test("the directory is read area by area and is the whole country", async () => {
  const pages = await pagesOf(ukrposhtaDirectory(vendor.open(), "stand-in"));
  expect(pages.flatMap(({ settlements }) => settlements)).toHaveLength(demoCityRows.length);
  expect(pages.flatMap(({ departments }) => departments)).toHaveLength(demoOfficeRows.length);
});

test("S50 too few areas and rows of something else are no directory", async () => {
  await expect(ukrposhtaDirectory(vendor.open(), "stand-in", { fewestAreas: 40 }).readPage("")).rejects.toThrow(/areas only/);
  vendor.make("no rows");
  await expect(ukrposhtaDirectory(vendor.open(), "stand-in").readPage("")).rejects.toThrow(/areas only/);
  vendor.make("rows of something else");
  await expect(ukrposhtaDirectory(vendor.open(), "stand-in").readPage('["201"]')).rejects.toThrow(/none/);
});

test("an address has its postcode and a postcode its office; a house nobody knows has none", async () => {
  const [streets, postcodes] = [ukrposhtaStreets(vendor.open()), ukrposhtaPostcodes(vendor.open())];
  const city = demoCityRows.find(({ CITY_UA }) => CITY_UA === "Хмельницький")?.CITY_ID ?? "";
  const [street] = await streets.find({ settlementId: city, search: "собор" });
  expect(street?.name).toBe("вул. Соборна");
  const postcode = await postcodes.ofHouse({ streetId: street?.id ?? "", house: "1" });
  expect(postcode).toMatch(/^29\d{3}$/);
  const offices = await postcodes.officesOf(postcode ?? "");
  expect(offices).toEqual([demoOfficeRows.find(({ POSTCODE }) => POSTCODE === postcode)?.ID]);
  expect(await postcodes.ofHouse({ streetId: street?.id ?? "", house: "999" })).toBeUndefined();
});

test("what several want at once is asked for once, and a failure is not kept", async () => {
  const streets = ukrposhtaStreets(vendor.open());
  const wanted = { settlementId: "29000", search: "Шевч" };
  vendor.make("internal error");
  await expect(streets.find(wanted)).rejects.toThrow();
  vendor.make("none");
  vendor.asked.length = 0;
  await Promise.all([streets.find(wanted), streets.find(wanted)]);
  expect(vendor.asked).toHaveLength(1);
});
