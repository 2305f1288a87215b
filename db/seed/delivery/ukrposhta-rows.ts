import { demoDepartments } from "./departments.ts";
import { demoSettlements } from "./settlements.ts";
import { demoStreets } from "./streets.ts";

/* The demo's places as rows of Ukrposhta's address classifier: texts in Ukrainian, identifiers in digits, «0» and null for what is not there. */

const areas = [...new Set(demoSettlements.map(({ area_uk }) => area_uk))];
const areaIdOf = (area: string): string => String(200 + areas.indexOf(area));
const areaNameOf = (area: string): string => area.replace(/ обл\.$/, "") || "Київ";
const cityIds = new Map(demoSettlements.map(({ id }, at) => [id, String(29_000 + at)]));

/** As `get_regions_by_region_ua` answers. */
export const demoAreaRows = areas.map((area) => ({ REGION_ID: areaIdOf(area), REGION_UA: areaNameOf(area), REGION_RU: null }));

/** As `get_city_by_region_id_and_district_id_and_city_ua` answers. */
export const demoCityRows = demoSettlements.map((one) => ({
  REGION_ID: areaIdOf(one.area_uk),
  REGION_UA: areaNameOf(one.area_uk),
  DISTRICT_ID: `${areaIdOf(one.area_uk)}1`,
  DISTRICT_UA: one.district_uk.replace(/ р-н$/, "") || one.name_uk,
  NEW_DISTRICT_UA: null,
  CITY_ID: cityIds.get(one.id) ?? "",
  CITY_UA: one.name_uk,
  CITY_RU: "0",
  SHORTCITYTYPE_UA: one.type,
  CITYTYPE_RU: null,
  POPULATION: "1000",
}));

/** As `get_postoffices_by_postindex` answers. */
export const demoOfficeRows = demoDepartments
  .filter(({ carrier }) => carrier === "ukrposhta")
  .map((one, at) => {
    const city = demoCityRows.find(({ CITY_ID }) => CITY_ID === cityIds.get(one.settlementId));
    return {
      ID: String(2_700 + at),
      POSTINDEX: one.number,
      POSTCODE: one.number,
      POREGION_ID: city?.REGION_ID ?? "",
      POCITY_ID: city?.CITY_ID ?? "",
      PDCITY_ID: city?.CITY_ID ?? "",
      CITY_UA: city?.CITY_UA ?? "",
      ADDRESS: one.address_uk,
      PO_SHORT: `${city?.CITY_UA} ${at + 1}`,
      TYPE_ACRONYM: city?.SHORTCITYTYPE_UA === "м." ? "МВ" : "СВ",
      ISVPZ: "1",
      LOCK_CODE: "0",
      RESTRICTED_ACCESS: "0",
      LATTITUDE: null,
      LONGITUDE: null,
    };
  });

/** As `get_street_by_region_id_and_district_id_and_city_id_and_street_ua` answers: every town of the demo has the same streets. */
export const demoStreetRows = demoCityRows.flatMap((city, at) =>
  demoStreets.map(([name], order) => {
    const [, type = "вул.", street = name] = /^(\S+\.) (.*)$/.exec(name) ?? [];
    return { STREET_ID: String(800_000 + at * 100 + order), CITY_ID: city.CITY_ID, STREET_UA: street, SHORTSTREETTYPE_UA: type };
  }),
);

/** As `get_addr_house_by_street_id` answers: houses up to 60, with the postcode of one of the town's offices. */
export const demoHouseRows = (streetId: string): { STREET_ID: string; HOUSENUMBER_UA: string; POSTCODE: string }[] => {
  const street = demoStreetRows.find(({ STREET_ID }) => STREET_ID === streetId);
  const offices = demoOfficeRows.filter(({ POCITY_ID }) => POCITY_ID === street?.CITY_ID);
  const office = offices[Number(streetId) % Math.max(1, offices.length)];
  if (!office) return [];
  return Array.from({ length: 60 }, (_, at) => ({ STREET_ID: streetId, HOUSENUMBER_UA: String(at + 1), POSTCODE: office.POSTCODE }));
};
