import { z } from "zod";
import type { DirectoryDepartment, DirectorySettlement } from "../carriers/carrier-directory.ts";

/** Values are texts or sometimes numbers; «0» means a missing name. */
const text = z
  .union([z.string(), z.number().transform(String)])
  .catch("")
  .transform((said) => (said === "0" ? "" : said.trim()));
const id = z.union([z.string(), z.number().transform(String)]).pipe(z.string().regex(/^\d{1,12}$/));
const postcode = z.union([z.string(), z.number().transform(String)]).pipe(z.string().regex(/^\d{5}$/));
const coordinate = z.coerce.number().finite().catch(0);

const cityRow = z.object({
  CITY_ID: id,
  CITY_UA: z.string().trim().min(1).max(200),
  CITY_RU: text,
  SHORTCITYTYPE_UA: text,
  DISTRICT_UA: text,
  NEW_DISTRICT_UA: text,
  REGION_UA: text,
});

const AREA_CITIES = new Set(["Київ", "Севастополь"]);

/** A settlement row; undefined for a malformed one. A missing Russian name is replaced by the Ukrainian one. */
export function settlementOf(row: unknown): DirectorySettlement | undefined {
  const read = cityRow.safeParse(row);
  if (!read.success) return undefined;
  const { CITY_ID, CITY_UA, CITY_RU, SHORTCITYTYPE_UA, DISTRICT_UA, NEW_DISTRICT_UA, REGION_UA } = read.data;
  const area = REGION_UA === "" || AREA_CITIES.has(REGION_UA) ? "" : `${REGION_UA} обл.`;
  const of = NEW_DISTRICT_UA || DISTRICT_UA;
  const district = of === "" || of === CITY_UA || AREA_CITIES.has(of) ? "" : `${of} р-н`;
  const type = types[SHORTCITYTYPE_UA] ?? SHORTCITYTYPE_UA;
  return {
    id: CITY_ID,
    nameUk: CITY_UA,
    nameRu: CITY_RU || CITY_UA,
    typeUk: type,
    typeRu: typesRu[type] ?? type,
    areaUk: area,
    areaRu: area,
    districtUk: district,
    districtRu: district,
  };
}

const types: Readonly<Record<string, string>> = { "смт.": "смт", "с-ще.": "с-ще", "сел.": "с-ще" };
const typesRu: Readonly<Record<string, string>> = { "м.": "г.", "с.": "с.", смт: "пгт", "с-ще": "пос." };

const officeRow = z
  .object({
    ID: id.optional().catch(undefined),
    POSTOFFICE_ID: id.optional().catch(undefined),
    POSTINDEX: postcode.optional().catch(undefined),
    POSTCODE: postcode.optional().catch(undefined),
    POCITY_ID: id.optional().catch(undefined),
    CITY_ID: id.optional().catch(undefined),
    ADDRESS: text,
    STREET_UA_VPZ: text,
    HOUSENUMBER: text,
    TYPE_ACRONYM: text,
    ISVPZ: text,
    LOCK_CODE: text,
    IS_SECURITY: text,
    RESTRICTED_ACCESS: text,
    LATTITUDE: coordinate,
    LONGITUDE: coordinate,
  })
  .transform((said) => ({
    ...said,
    id: said.ID ?? said.POSTOFFICE_ID,
    settlementId: said.POCITY_ID ?? said.CITY_ID,
    number: said.POSTINDEX ?? said.POSTCODE,
    address: said.ADDRESS || said.STREET_UA_VPZ,
  }));

/** Other rows are sorting centres, workshops and courier sections. */
const forCustomers = new Set(["МВ", "СВ", "ПВ", "ЦВПЗ", "МППЗ", "СППЗ", "МСВПЗ", "ССВПЗ", "ТПС", "ВВ", "Поштамт", "ПоштамтЦПЗ", "ЦПЗ", ""]);
const LARGEST_KG = 30;

/** A post office row; undefined for a malformed one, "closed" when nobody may choose it. */
export function officeOf(row: unknown): DirectoryDepartment | "closed" | undefined {
  const read = officeRow.safeParse(row);
  if (!read.success) return undefined;
  const said = read.data;
  if (said.id === undefined) return undefined;
  const isOpen = said.LOCK_CODE === "" && said.IS_SECURITY !== "1" && said.RESTRICTED_ACCESS !== "1";
  if (!isOpen || !forCustomers.has(said.TYPE_ACRONYM)) return "closed";
  if (said.settlementId === undefined || said.number === undefined) return undefined;
  const isPlaced = said.LATTITUDE !== 0 && said.LONGITUDE !== 0;
  return {
    id: said.id,
    settlementId: said.settlementId,
    cityId: said.number,
    kind: "branch",
    number: said.number,
    addressUk: said.address,
    addressRu: said.address,
    schedule: "",
    maxWeightKg: LARGEST_KG,
    maxSidesCm: [],
    latitude: isPlaced ? said.LATTITUDE : null,
    longitude: isPlaced ? said.LONGITUDE : null,
  };
}
