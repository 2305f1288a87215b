import { inLanguage, type Locale } from "../../platform/i18n.ts";
import type { CarrierDirectory, Department, Settlement } from "./carrier-directory.ts";
import { matchTowns } from "./match-towns.ts";

type BundledSettlement = {
  id: string;
  name_uk: string;
  name_ru: string;
  type: string;
  type_ru: string;
  area_uk: string;
  area_ru: string;
  district_uk: string;
  district_ru: string;
};
type BundledDepartment = {
  id: string;
  carrier: string;
  kind: Department["kind"];
  settlementId: string;
  number: string;
  address_uk: string;
  address_ru: string;
  maxWeightKg: number;
  schedule: string;
};

const MOST = 50;

/** The directory that comes with the shop: regions, settlements and sample departments of Ukraine. */
export function bundledDirectory({
  settlements,
  departments,
}: {
  settlements: readonly BundledSettlement[];
  departments: readonly BundledDepartment[];
}): CarrierDirectory {
  const ours = departments.filter((department) => department.carrier === "nova-poshta");
  const served = new Set(ours.map((department) => department.settlementId));
  const ofSettlement = Map.groupBy(ours, (department) => department.settlementId);
  return {
    settlements: async (search, locale) => {
      const towns = matchTowns(
        settlements.filter((one) => served.has(one.id)),
        search,
      );
      return towns.slice(0, MOST).map((one) => viewSettlement(one, locale));
    },
    departments: async (settlementId, { search, kind }, locale) => {
      const ofKind = (ofSettlement.get(settlementId) ?? []).filter((one) => !kind || one.kind === kind);
      return matching(ofKind, search)
        .slice(0, MOST)
        .map((one) => viewDepartment(one, locale));
    },
    settlement: async (id, locale) => {
      const found = settlements.find((one) => one.id === id);
      return found && viewSettlement(found, locale);
    },
    department: async (id, locale) => {
      const found = ours.find((one) => one.id === id);
      return found && viewDepartment(found, locale);
    },
  };
}

/** By number first, the very number before longer ones; «№ 12» means a number only, other text also an address. */
function matching(departments: readonly BundledDepartment[], search: string): BundledDepartment[] {
  const wanted = plain(search);
  const number = wanted.replace(/^(№|#|no)\s*/, "");
  const byNumber = departments
    .filter((one) => one.number.startsWith(number))
    .sort((a, b) => Number(b.number === number) - Number(a.number === number));
  if (number !== wanted) return byNumber;
  const byAddress = departments.filter(
    (one) => !byNumber.includes(one) && (plain(one.address_uk).includes(wanted) || plain(one.address_ru).includes(wanted)),
  );
  return [...byNumber, ...byAddress];
}

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[ʼ’'`]/g, "'")
    .replaceAll("ё", "е");

const viewSettlement = (one: BundledSettlement, locale: Locale): Settlement => ({
  id: one.id,
  name: inLanguage(locale, one.name_uk, one.name_ru),
  type: inLanguage(locale, one.type, one.type_ru),
  area: inLanguage(locale, one.area_uk, one.area_ru),
  district: inLanguage(locale, one.district_uk, one.district_ru),
});

const viewDepartment = (one: BundledDepartment, locale: Locale): Department => ({
  id: one.id,
  settlementId: one.settlementId,
  kind: one.kind,
  number: one.number,
  address: inLanguage(locale, one.address_uk, one.address_ru),
  schedule: one.schedule,
  maxWeightKg: one.maxWeightKg,
});
