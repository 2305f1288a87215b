import { expect, test } from "vitest";
import { demoDepartments } from "./departments.ts";
import { demoSettlements } from "./settlements.ts";

test("thirty settlements, and same-named ones differ by area", () => {
  expect(demoSettlements).toHaveLength(30);
  const places = demoSettlements.map(({ name_uk, area_uk, district_uk }) => `${name_uk}, ${area_uk}, ${district_uk}`);
  expect(new Set(places).size).toBe(30);
  const ivanivkas = demoSettlements.filter(({ name_uk }) => name_uk === "Іванівка");
  expect(new Set(ivanivkas.map(({ area_uk }) => area_uk)).size).toBe(4);
});

test("two hundred points of Nova Poshta, ids and numbers never repeat inside a settlement", () => {
  const points = demoDepartments.filter(({ carrier }) => carrier === "nova-poshta");
  expect(points).toHaveLength(200);
  expect(new Set(demoDepartments.map(({ id }) => id)).size).toBe(demoDepartments.length);
  expect(new Set(points.map(({ kind }) => kind))).toEqual(new Set(["branch", "locker", "cargo"]));
});

test("Ukrposhta serves every settlement by a postcode of five digits", () => {
  const served = demoDepartments.filter(({ carrier }) => carrier === "ukrposhta");
  expect(new Set(served.map(({ settlementId }) => settlementId)).size).toBe(30);
  for (const { number } of served) expect(number).toMatch(/^\d{5}$/);
});

test("every point stands in a known settlement and has an address in both languages", () => {
  const known = new Set(demoSettlements.map(({ id }) => id));
  for (const { settlementId, address_uk, address_ru } of demoDepartments) {
    expect(known.has(settlementId)).toBe(true);
    expect(address_uk).not.toMatch(/[ыэё]/);
    expect(address_ru).not.toMatch(/[іїє]/);
  }
});
