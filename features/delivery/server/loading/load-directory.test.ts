import { afterAll, beforeAll, expect, test } from "vitest";
import type {
  CarrierDirectory,
  DirectoryDepartment,
  DirectoryPage,
  DirectorySettlement,
} from "../../../../integrations/carriers/carrier-directory.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { loadedCarriers } from "../../delivery.server.ts";
import { findDepartments, findSettlements } from "../finding/find-places.ts";
import { loadDirectory } from "./load-directory.ts";
import { addSeconds } from "../../../../platform/time/time.ts";

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
  cityId: "",
  kind: "branch",
  number: "1",
  addressUk: "вул. Миру, 1",
  addressRu: "ул. Мира, 1",
  schedule: "1–5 09:00–18:00",
  maxWeightKg: 30,
  maxSidesCm: [120, 70, 70],
  latitude: 46.48,
  longitude: 30.72,
});
type Part = { settlements?: DirectorySettlement[]; departments?: DirectoryDepartment[] };
/** A directory of these pages; `asked` are the places it was read at. */
function directoryOf(...parts: (Part | Error)[]): CarrierDirectory & { asked: string[] } {
  const asked: string[] = [];
  return {
    source: "test",
    asked,
    async readPage(at): Promise<DirectoryPage> {
      asked.push(at);
      const page = at === "" ? 0 : Number(at);
      const part = parts[page];
      if (part instanceof Error) throw part;
      return { settlements: [], departments: [], ...part, next: page + 1 < parts.length ? String(page + 1) : undefined };
    },
  };
}
const found = async (carrier: string, search = "") => (await findSettlements(testVisit(shop), { carrier, search })).map(({ id }) => id);
const departmentsOf = async (carrier: string, of: string) =>
  (await findDepartments(testVisit(shop), { carrier, settlement: of, search: "" })).map(({ id }) => id);

test("a carrier without a loaded directory has no places, and one that is loaded has those with a department, most departments first", async () => {
  expect([...(await loadedCarriers(shop))]).toEqual([]);
  expect(await found("post")).toEqual([]);
  const settlements = [settlement("a", "Іванівці"), settlement("b", "Іванівка"), settlement("c", "Без відділення")];
  const departments = [department("1", "a"), department("2", "b"), department("3", "b")];
  expect(await loadDirectory(shop, "post", directoryOf({ settlements }, { departments }))).toEqual({ settlements: 3, departments: 3 });
  await expect.poll(async () => [...(await loadedCarriers(shop))]).toEqual(["post"]);
  expect(await found("post", "іван")).toEqual(["b", "a"]);
  expect(await found("another")).toEqual([]);
});

test("limits, hours and the place on the map come as the carrier named them", async () => {
  const [one] = await findDepartments(testVisit(shop), { carrier: "post", settlement: "a", search: "" });
  expect(one).toMatchObject({
    schedule: "Пн–Пт 09:00–18:00",
    maxWeightKg: 30,
    maxSidesCm: [120, 70, 70],
    latitude: 46.48,
    longitude: 30.72,
  });
});

test("what a carrier names no more is gone after the next loading, what is named twice is there once, and another carrier's places stay", async () => {
  await loadDirectory(shop, "other", directoryOf({ settlements: [settlement("a", "Одеса")], departments: [department("1", "a")] }));
  shop.clock.advanceSeconds(60);
  const departments = ["3", "4", "3", "5"].map((id) => department(id, "a"));
  await loadDirectory(shop, "post", directoryOf({ settlements: [settlement("a", "Іванівці")] }, { departments }, { departments }));
  await expect.poll(() => found("post")).toEqual(["a"]);
  expect(await departmentsOf("post", "a")).toEqual(["3", "4", "5"]);
  expect(await found("other")).toEqual(["a"]);
});

test("until the last page is read nothing changes, and a reading that broke off goes on at the page it stopped at", async () => {
  const first = { settlements: [settlement("a", "Іванівці"), settlement("n", "Нове")] };
  const broken = directoryOf(first, { departments: [department("9", "n")] }, new Error("the line broke"));
  await expect(loadDirectory(shop, "post", broken)).rejects.toThrow("the line broke");
  expect(await found("post")).toEqual(["a"]);
  expect(await departmentsOf("post", "a")).toEqual(["3", "4", "5"]);

  const whole = directoryOf(first, { departments: [department("9", "n")] }, { departments: ["3", "4"].map((id) => department(id, "a")) });
  expect(await loadDirectory(shop, "post", whole)).toEqual({ settlements: 2, departments: 3 });
  expect(whole.asked).toEqual(["2"]);
  await expect.poll(() => found("post")).toEqual(["a", "n"]);
});

test("pages of half a day ago are read anew", async () => {
  const pages = [{ settlements: [settlement("a", "Іванівці")] }, { departments: ["3", "4", "9"].map((id) => department(id, "a")) }];
  await expect(loadDirectory(shop, "post", directoryOf(...pages, new Error("the line broke")))).rejects.toThrow();
  shop.clock.advanceSeconds(13 * 3_600);
  const later = directoryOf(...pages);
  await loadDirectory(shop, "post", later);
  expect(later.asked).toEqual(["", "1"]);
});

test("while one process reads a directory no other does, and what a process that died held is free after five minutes", async () => {
  let go = (): void => undefined;
  const waits = new Promise<void>((resolve) => (go = resolve));
  const whole = directoryOf(
    { settlements: [settlement("a", "Іванівці")] },
    { departments: ["3", "4", "9"].map((id) => department(id, "a")) },
  );
  let asked = (): void => undefined;
  const isAsked = new Promise<void>((resolve) => (asked = resolve));
  const slow = { ...whole, readPage: async (at: string) => (asked(), await waits, whole.readPage(at)) };
  const reading = loadDirectory(shop, "post", slow);
  await isAsked;
  expect(await loadDirectory(shop, "post", whole)).toBe("busy");
  const behind = { ...shop, clock: { now: () => addSeconds(shop.clock.now(), -1) } };
  expect(await loadDirectory(behind, "post", whole), "a process whose clock is behind").toBe("busy");
  shop.clock.advanceSeconds(301);
  expect(await loadDirectory(shop, "post", whole)).toEqual({ settlements: 1, departments: 3 });
  go();
  expect(await reading).toBe("busy");
});

test("a process that was held up before it took a directory over leaves what another took", async () => {
  const pages = [{ settlements: [settlement("a", "Іванівці")] }, { departments: ["3", "4", "9"].map((id) => department(id, "a")) }];
  const heldUp: typeof shop.db.job = async (work) => {
    shop.clock.advanceSeconds(301);
    expect(await loadDirectory(shop, "post", directoryOf(...pages))).toEqual({ settlements: 1, departments: 3 });
    return shop.db.job(work);
  };
  expect(await loadDirectory({ ...shop, db: { ...shop.db, job: heldUp } }, "post", directoryOf(...pages))).toBe("busy");
  await expect.poll(() => departmentsOf("post", "a")).toEqual(["3", "4", "9"]);
});

test("a directory that names no places is refused, and what was there can still be chosen", async () => {
  shop.clock.advanceSeconds(60);
  await expect(loadDirectory(shop, "post", directoryOf({}))).rejects.toThrow("names no places");
  await expect(loadDirectory(shop, "post", directoryOf({ settlements: [settlement("z", "Нове")] }))).rejects.toThrow("names no places");
  expect(await found("post", "іван")).toEqual(["a"]);
});

test("a directory with far fewer departments than before is refused unless somebody says it is right", async () => {
  const fewer = { settlements: [settlement("a", "Іванівці")], departments: [department("3", "a")] };
  await expect(loadDirectory(shop, "post", directoryOf(fewer))).rejects.toThrow("names 1 departments of 3");
  expect(await departmentsOf("post", "a")).toEqual(["3", "4", "9"]);
  await loadDirectory(shop, "post", directoryOf(fewer), { fewer: "taken" });
  await expect.poll(() => departmentsOf("post", "a")).toEqual(["3"]);
});

test("departments in settlements that are not named are left out, and with many of them the directory is refused", async () => {
  const departments = Array.from({ length: 40 }, (_, at) => department(`d${at}`, at === 0 ? "nowhere" : "a"));
  const settlements = [settlement("a", "Іванівці")];
  expect(await loadDirectory(shop, "post", directoryOf({ settlements, departments }))).toEqual({ settlements: 1, departments: 39 });
  const lost = departments.map((one, at) => (at % 10 === 0 ? { ...one, settlementId: "nowhere" } : one));
  await expect(loadDirectory(shop, "post", directoryOf({ settlements, departments: lost }))).rejects.toThrow("it does not name");
});
