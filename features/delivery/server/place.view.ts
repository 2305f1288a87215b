import { inLanguage, type Locale } from "../../../platform/i18n.ts";
import type { DepartmentView, SettlementView } from "../delivery.contract.ts";
import { metersBetween, type Point } from "../distance.rules.ts";
import type { selectServedSettlements } from "./directory.queries.ts";
import { scheduleInWords } from "../schedule.rules.ts";
import type { readDepartments } from "./read-directories.ts";

type Served = Awaited<ReturnType<typeof selectServedSettlements>>[number];

export const viewSettlement = (one: Served, locale: Locale): SettlementView => ({
  id: one.id,
  name: inLanguage(locale, one.name_uk, one.name_ru),
  type: inLanguage(locale, one.type_uk, one.type_ru),
  area: inLanguage(locale, one.area_uk, one.area_ru),
  district: inLanguage(locale, one.district_uk, one.district_ru),
});

type Department = Awaited<ReturnType<typeof readDepartments>>[number];

export const viewDepartment = (one: Department, { locale, from }: { locale: Locale; from?: Point | undefined }): DepartmentView => ({
  id: one.id,
  kind: one.kind,
  number: one.number,
  address: inLanguage(locale, one.address_uk, one.address_ru),
  schedule: scheduleInWords(one.schedule, locale),
  maxWeightKg: one.max_weight_kg,
  maxSidesCm: [...one.max_sides_cm],
  latitude: one.latitude,
  longitude: one.longitude,
  meters:
    from && one.latitude !== null && one.longitude !== null
      ? metersBetween(from, { latitude: one.latitude, longitude: one.longitude })
      : null,
});
