import { afterAll, beforeAll, expect, test } from "vitest";
import type { CarrierDirectory, DirectoryDepartment, DirectorySettlement } from "../../../integrations/carriers/carrier-directory.ts";
import { openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { loadDirectory, loadedCarriers } from "../delivery.server.ts";
import { findDepartments, findSettlements } from "./find-places.ts";

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop({ places: "none" })));
afterAll(() => shop.close());

const settlement = (id: string, nameUk: string): DirectorySettlement => ({
  id,
  nameUk,
  nameRu: nameUk,
  typeUk: "с.",
  typeRu: "с.",
  areaUk: "Одеська обл.",
  areaRu: "Одесская обл.",
  districtUk: "",
  districtRu: "",
});
const department = (id: string, settlementId: string): DirectoryDepartment => ({
  id,
  settlementId,
  kind: "branch",
  number: "1",
  addressUk: "вул. Миру, 1",
  addressRu: "ул. Мира, 1",
  schedule: "09:00–18:00",
  maxWeightKg: 30,
});
const directoryOf = (settlements: DirectorySettlement[], departments: DirectoryDepartment[]): CarrierDirectory => ({
  source: "test",
  async *settlements() {
    for (const one of settlements) yield [one];
  },
  async *departments() {
    for (const one of departments) yield [one];
  },
});
const found = async (carrier: string, search = "") => (await findSettlements(testVisit(shop), { carrier, search })).map(({ id }) => id);

test("a carrier without a loaded directory has no places, and one that is loaded has those with a department, in its own order", async () => {
  expect([...(await loadedCarriers(shop))]).toEqual([]);
  expect(await found("post")).toEqual([]);
  const places = [settlement("b", "Іванівка"), settlement("a", "Іванівці"), settlement("c", "Без відділення")];
  await loadDirectory(shop, "post", directoryOf(places, [department("1", "a"), department("2", "b")]));
  await expect.poll(async () => [...(await loadedCarriers(shop))]).toEqual(["post"]);
  expect(await found("post", "іван")).toEqual(["b", "a"]);
  expect(await found("another")).toEqual([]);
});

test("what a carrier names no more is gone after the next loading, and another carrier's places stay", async () => {
  await loadDirectory(shop, "other", directoryOf([settlement("a", "Одеса")], [department("1", "a")]));
  shop.clock.advanceSeconds(60);
  await loadDirectory(shop, "post", directoryOf([settlement("a", "Іванівці")], [department("3", "a")]));
  await expect.poll(() => found("post")).toEqual(["a"]);
  const departments = await findDepartments(testVisit(shop), { carrier: "post", settlement: "a", search: "" });
  expect(departments.map(({ id }) => id)).toEqual(["3"]);
  expect(await found("other")).toEqual(["a"]);
});

test("a directory that names no places is refused, and what was there can still be chosen", async () => {
  shop.clock.advanceSeconds(60);
  await expect(loadDirectory(shop, "post", directoryOf([], []))).rejects.toThrow("names no places");
  await expect(loadDirectory(shop, "post", directoryOf([settlement("z", "Нове")], []))).rejects.toThrow("names no places");
  expect(await found("post", "іван")).toEqual(["a"]);
});
