import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { DirectoryPage } from "../carriers/carrier-directory.ts";
import { departmentOf } from "./department-of.ts";
import { openNovaPoshta } from "./nova-poshta-client.ts";
import { novaPoshtaDirectory } from "./nova-poshta-directory.ts";
import { settlementOf } from "./settlement-of.ts";
import { startNovaPoshtaStandIn, type StandInTrouble } from "./stand-in.ts";

/** A village as `getSettlements` was seen to answer it. */
const village = {
  Ref: "0e451e40-4b3a-11e4-ab6d-005056801329",
  SettlementType: "563ced13-f210-11e3-8c4a-0050568002cf",
  Latitude: "49.605372000000000",
  Longitude: "34.335613000000000",
  Description: "Абазівка",
  DescriptionRu: "Абазовка",
  DescriptionTranslit: "Abazivka",
  SettlementTypeDescription: "село",
  SettlementTypeDescriptionRu: "село",
  RegionsDescription: "Полтавський р-н",
  RegionsDescriptionRu: "Полтавский р-н",
  AreaDescription: "Полтавська область",
  AreaDescriptionRu: "Полтавская область",
  Warehouse: "1",
};
const week = (hours: string) =>
  Object.fromEntries(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map((day) => [day, hours]));
/** A branch as `getWarehouses` answers it. */
const branch = {
  SiteKey: "10119",
  Description: "Відділення №3 (до 30 кг на одне місце): вул. Слобожанська, 13",
  DescriptionRu: "Отделение №3 (до 30 кг на одно место): ул. Слобожанская, 13",
  TypeOfWarehouse: "841339c7-591a-42e2-8233-7a0a00f0ed6f",
  Ref: "7b422fc4-e1b8-11e3-8c4a-0050568002cf",
  Number: "3",
  CityRef: "8d5a980d-391c-11dd-90d9-001a92567626",
  SettlementRef: village.Ref,
  Longitude: "30.473000000000000",
  Latitude: "50.401000000000000",
  TotalMaxWeightAllowed: "0",
  PlaceMaxWeightAllowed: "30",
  ReceivingLimitationsOnDimensions: { Width: 70, Height: 70, Length: 120 },
  Schedule: { ...week("08:00-21:00"), Sunday: "-" },
  WarehouseStatus: "Working",
  CategoryOfWarehouse: "Branch",
  DenyToSelect: "0",
  PostMachineType: "",
};

describe("a row", () => {
  test("of a settlement is its name, kind, area and district in both languages", () => {
    expect(settlementOf(village)).toEqual({
      id: village.Ref,
      nameUk: "Абазівка",
      nameRu: "Абазовка",
      typeUk: "с.",
      typeRu: "с.",
      areaUk: "Полтавська обл.",
      areaRu: "Полтавская обл.",
      districtUk: "Полтавський р-н",
      districtRu: "Полтавский р-н",
    });
  });

  test("without Russian names keeps the Ukrainian ones", () => {
    expect(settlementOf({ Ref: "1", Description: "Абазівка", SettlementTypeDescription: "село", DescriptionRu: "" })).toMatchObject({
      nameRu: "Абазівка",
      typeRu: "с.",
    });
  });

  test("of a department is its address without the number, its limits, hours and place", () => {
    expect(departmentOf(branch)).toEqual({
      id: branch.Ref,
      settlementId: village.Ref,
      cityId: branch.CityRef,
      kind: "branch",
      number: "3",
      addressUk: "вул. Слобожанська, 13",
      addressRu: "ул. Слобожанская, 13",
      schedule: "1–6 08:00–21:00",
      maxWeightKg: 30,
      maxSidesCm: [120, 70, 70],
      latitude: 50.401,
      longitude: 30.473,
    });
  });

  test.each([
    ["by its type", { TypeOfWarehouse: "f9316480-5f2d-425d-bc2c-ac7cd29decf0" }, "locker"],
    ["by an older type", { TypeOfWarehouse: "95dc212d-479c-4ffb-a8ab-8c1b9073d0bc" }, "locker"],
    ["by its category", { CategoryOfWarehouse: "Postomat" }, "locker"],
    ["by the type of cargo", { TypeOfWarehouse: "9a68df70-0267-42a8-bb5c-37f427e36ee4" }, "cargo"],
  ])("of a department says what it is %s", (_, more, kind) => expect(departmentOf({ ...branch, ...more })).toMatchObject({ kind }));

  test.each([
    ["that may not be chosen", { DenyToSelect: "1" }],
    ["that does not work", { WarehouseStatus: "TemporaryClosed" }],
    ["for those who live in the house", { PostMachineType: "ForResidentOfEntrance" }],
    ["in no settlement", { SettlementRef: "" }],
  ])("of a department %s is left out", (_, more) => expect(departmentOf({ ...branch, ...more })).toBe("closed"));

  test("without limits, hours and place says so, and what is none is none", () => {
    const bare = {
      Ref: "1",
      Number: 7,
      Description: "Пункт",
      SettlementRef: "2",
      PlaceMaxWeightAllowed: "0",
      Latitude: "0",
      Longitude: null,
    };
    expect(departmentOf(bare)).toMatchObject({
      number: "7",
      maxWeightKg: 0,
      maxSidesCm: [],
      schedule: "",
      latitude: null,
      longitude: null,
    });
    for (const row of [null, 1, "x", {}, { Ref: "" }, { Ref: "1" }])
      expect([settlementOf(row), departmentOf(row)]).toEqual([undefined, undefined]);
  });
});

describe("page by page", () => {
  const settlements = Array.from({ length: 310 }, (_, at) => ({ ...village, Ref: `s${at}` }));
  const departments = Array.from({ length: 1_203 }, (_, at) => ({ ...branch, Ref: `d${at}`, SettlementRef: `s${at % 310}` }));
  let standIn: Awaited<ReturnType<typeof startNovaPoshtaStandIn>>;
  beforeAll(async () => void (standIn = await startNovaPoshtaStandIn({ settlements, departments })));
  afterAll(() => standIn.close());
  beforeEach(() => {
    standIn.make("none");
    standIn.asked.length = 0;
  });
  const directory = () =>
    novaPoshtaDirectory(openNovaPoshta({ key: "", address: async () => standIn.address, timeoutMs: 2_000, tries: 1 }), "test");
  async function readAll(from = ""): Promise<DirectoryPage[]> {
    const pages: DirectoryPage[] = [];
    for (let at: string | undefined = from; at !== undefined; at = pages.at(-1)?.next) pages.push(await directory().readPage(at));
    return pages;
  }

  test("all settlements come, then all departments", async () => {
    const pages = await readAll();
    expect(pages.flatMap((page) => page.settlements.map(({ id }) => id))).toEqual(settlements.map(({ Ref }) => Ref));
    expect(pages.flatMap((page) => page.departments.map(({ id }) => id))).toEqual(departments.map(({ Ref }) => Ref));
    expect(standIn.asked).toEqual([
      "getSettlements 1",
      "getSettlements 2",
      "getSettlements 3",
      "getWarehouses 1",
      "getWarehouses 2",
      "getWarehouses 3",
    ]);
  });

  test("a reading goes on at the page it stopped at", async () => {
    const [, second] = await readAll();
    standIn.asked.length = 0;
    const rest = await readAll(second?.next);
    expect(rest[0]?.settlements).toHaveLength(10);
    expect(standIn.asked[0]).toBe("getSettlements 3");
  });

  test("the last page that comes once more ends the list", async () => {
    const rows = Array.from({ length: 150 }, (_, at) => ({ ...village, Ref: `s${at}` }));
    const again = novaPoshtaDirectory({ read: async () => ({ data: rows, total: 150 }) }, "test");
    const first = await again.readPage("");
    const second = await again.readPage(first.next ?? "");
    expect([first.settlements.length, second.settlements.length]).toEqual([150, 0]);
    expect(second.next).toContain("departments");
  });

  test("half of a page of departments is no page: the vendor says how many there are", async () => {
    const at = (await readAll()).map(({ next }) => next).find((next) => next?.includes("departments"));
    standIn.make("half a page");
    await expect(directory().readPage(at ?? "")).rejects.toThrow("not whole");
  });

  test("settlements are not counted, for the vendor may count those without a department too", async () => {
    const client = { read: async () => ({ data: [village], total: 27_000 }) };
    expect((await novaPoshtaDirectory(client, "test").readPage("")).settlements).toHaveLength(1);
  });

  test.each(["rows of something else", "a page of HTML"] satisfies StandInTrouble[])("%s is no page", async (trouble) => {
    standIn.make(trouble);
    await expect(directory().readPage("")).rejects.toThrow();
  });
});
