import { changesHeard } from "../../../support/changes.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import {
  classifierXml,
  commerceMl,
  catalogueOf,
  groupXml,
  offersXml,
  productXml,
  propertyXml,
  writeTestExport,
} from "../../../support/commerceml-files.ts";
import { addFirstOwner } from "../../../support/test-staff.ts";
import { openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { cartApi } from "../../cart/cart.server.ts";
import { getProduct, getProducts, searchProduct } from "../../catalogue/catalogue.contract.ts";
import { catalogueApi, findVariations, openCatalogueModel, staffProductsApi, staffShelvesApi } from "../../catalogue/catalogue.server.ts";
import { chooseProductAudiences, getLooseGoods } from "../../catalogue/product-audiences.contract.ts";
import { getStaffProduct } from "../../catalogue/staff-products.contract.ts";
import {
  changeProperty,
  chooseAudiences,
  chooseColour,
  getColourNames,
  getProperties,
  getShelves,
} from "../../catalogue/staff-shelves.contract.ts";
import type { Visit } from "../../shop.ts";
import { importFiles } from "./import-files.ts";
import { idOf } from "../../../platform/ids.ts";

let shop: TestShop;
let owner: Visit;
beforeAll(async () => {
  shop = await openTestShop();
  await openCatalogueModel(shop);
  owner = testVisit(shop, { staff: (await addFirstOwner(shop)).staff });
  await run();
});
afterAll(() => shop.close());

const colour = (name: string) =>
  `<ХарактеристикиТовара><ХарактеристикаТовара><Наименование>Колір</Наименование><Значение>${name}</Значение></ХарактеристикаТовара></ХарактеристикиТовара>`;

async function run() {
  const properties = propertyXml("neck", "Виріз") + propertyXml("neckRu", "Виріз (рос)");
  const goods = [
    productXml("boots", {
      groups: ["shoes"],
      values: { neck: "Круглий", neckRu: "Круглый" },
      inside: "<Штрихкод>4820000000424</Штрихкод>",
    }),
    productXml("sandals", { groups: ["summer"], values: { neck: "Круглий, V-подібний" } }),
    productXml("loose", { values: { neck: "V-подібний" } }),
  ];
  const folder = await writeTestExport({
    "import.xml": commerceMl(
      classifierXml({ groups: groupXml("shoes", "Взуття", groupXml("summer", "Сандалі")), properties }) + catalogueOf(goods.join("")),
    ),
    "offers.xml": commerceMl(
      offersXml(
        { id: "boots", inside: colour("Сутінковий шафран") },
        { id: "sandals", inside: colour("сутінковий Шафран") },
        { id: "loose" },
      ),
    ),
  });
  const report = await importFiles(shop, { paths: [folder] });
  await changesHeard(shop);
  return report;
}
const listed = async (query: object) => (await callEndpoint(catalogueApi, getProducts, testVisit(shop), query)).body;

test("a group that staff give to an audience takes its goods there at once, audited, and stays there after the next import", async () => {
  const before = (await callEndpoint(staffShelvesApi, getShelves, owner, {})).body;
  expect(before).toMatchObject({ unsorted: 3, withoutGroup: 1 });
  expect(before.groups.map(({ name, depth, goods, settled }) => [name, depth, goods, settled])).toEqual([
    ["Взуття", 0, 2, []],
    ["Сандалі", 1, 1, []],
  ]);
  const id = before.groups[0]?.id ?? idOf<"category">(0);
  const after = (await callEndpoint(staffShelvesApi, chooseAudiences, owner, { id, audiences: ["male"] })).body;
  expect(after).toMatchObject({ unsorted: 1, groups: [{ chosen: ["male"] }, { chosen: null, settled: ["male"] }] });
  await changesHeard(shop);
  expect((await listed({ gender: "male" })).total).toBe(2);
  expect((await run()).changed).toBe(0);
  expect((await listed({ gender: "male" })).total).toBe(2);
  const audit = await shop.db.read.selectFrom("audit_entry").select(["entity", "staff_email"]).where("entity", "=", "group").execute();
  expect(audit).toHaveLength(1);
  await callEndpoint(staffShelvesApi, chooseAudiences, owner, { id, audiences: null });
  await changesHeard(shop);
  expect((await listed({ gender: "male" })).total).toBe(0);
});

test("a product that staff give an audience is there at once, against its group and after later imports, audited, until they leave it to 1C", async () => {
  const loose = async () => (await callEndpoint(staffShelvesApi, getLooseGoods, owner, {})).body;
  const ids = (rows: { article: string }[]) => rows.map(({ article }) => article).toSorted();
  expect(ids((await loose()).unsorted)).toEqual(["A-boots", "A-loose", "A-sandals"]);
  const group = (await callEndpoint(staffShelvesApi, getShelves, owner, {})).body.groups[0]?.id ?? idOf<"category">(0);
  await callEndpoint(staffShelvesApi, chooseAudiences, owner, { id: group, audiences: ["male"] });
  await changesHeard(shop);
  expect(await loose()).toMatchObject({ unsortedTotal: 1, unsorted: [{ article: "A-loose", groups: "" }], chosenTotal: 0 });
  const { id } = await shop.db.read.selectFrom("product").select("id").where("id_1c", "=", "sandals").executeTakeFirstOrThrow();
  const choose = (audiences: ("female" | "kids")[]) => callEndpoint(staffShelvesApi, chooseProductAudiences, owner, { id, audiences });
  expect((await choose(["kids", "female"])).body).toEqual({ chosen: ["female", "kids"], settled: ["female", "kids"] });
  const seenBy = async (gender: "female" | "male" | "kids") => (await listed({ gender })).products.map(({ id_1c }) => id_1c);
  await expect
    .poll(async () => [await seenBy("female"), await seenBy("kids"), await seenBy("male")])
    .toEqual([["sandals"], ["sandals"], ["boots"]]);
  expect((await callEndpoint(cartApi, getProduct, testVisit(shop), { id: "sandals" })).body.audiences).toEqual(["female", "kids"]);
  await run();
  expect(await seenBy("kids")).toEqual(["sandals"]);
  expect((await loose()).chosen).toMatchObject([{ article: "A-sandals", groups: "Сандалі", audiences: { chosen: ["female", "kids"] } }]);
  expect((await callEndpoint(staffProductsApi, getStaffProduct, owner, { id })).body.audiences.chosen).toEqual(["female", "kids"]);
  expect((await choose([])).body).toEqual({ chosen: [], settled: ["male"] });
  await expect.poll(() => seenBy("male")).toEqual(expect.arrayContaining(["boots", "sandals"]));
  const audit = await shop.db.read.selectFrom("audit_entry").select("after").where("entity", "=", "product").execute();
  expect(audit.map(({ after }) => after)).toEqual([{ audiences: "female kids" }, { audiences: "" }]);
  await expect(
    callEndpoint(staffShelvesApi, chooseProductAudiences, owner, { id: idOf<"product">(999_999), audiences: [] }),
  ).rejects.toMatchObject({
    status: 404,
  });
  await callEndpoint(staffShelvesApi, chooseAudiences, owner, { id: group, audiences: null });
});

test("an unknown colour is one value whatever its case, and one of the palette once staff say so, for later imports too", async () => {
  const colours = async () =>
    (await listed({})).facets.find(({ name }) => name === "colour")?.values.map(({ value, count }) => [value, count]);
  expect((await callEndpoint(staffShelvesApi, getColourNames, owner, {})).body.unknown).toEqual([
    { name: "Сутінковий шафран", variations: 2 },
  ]);
  expect((await listed({ colour: "СУТІНКОВИЙ ШАФРАН" })).total).toBe(2);
  const { body } = await callEndpoint(staffShelvesApi, chooseColour, owner, { name: "Сутінковий шафран", colour: "mustard" });
  expect(body).toMatchObject({ unknown: [], known: [{ colour: "mustard" }] });
  await expect.poll(async () => (await listed({ colour: "mustard" })).total).toBe(2);
  expect((await run()).changed).toBe(0);
  expect((await listed({ colour: "mustard" })).total).toBe(2);
  await callEndpoint(staffShelvesApi, chooseColour, owner, { name: "Сутінковий шафран", colour: null });
  await expect.poll(async () => (await listed({ colour: "mustard" })).total).toBe(0);
  expect(await colours()).toBeUndefined();
  await expect(callEndpoint(staffShelvesApi, chooseColour, owner, { name: "x", colour: "plaid" })).rejects.toMatchObject({ status: 422 });
});

test("a property that staff make a filter narrows listings under its own name in both languages, and leaves when they say so", async () => {
  const [neck] = (await callEndpoint(staffShelvesApi, getProperties, owner, {})).body.properties;
  expect(neck).toMatchObject({ nameUk: "Виріз", goods: 3, shown: true, isFilter: false });
  const change = { id: neck?.id ?? idOf<"property">(0), nameUk: "Виріз", nameRu: "Вырез", shown: true };
  const { body } = await callEndpoint(staffShelvesApi, changeProperty, owner, { ...change, isFilter: true });
  expect(body.filtersLeft).toBe(7);
  await changesHeard(shop);
  const facet = async (locale: "ua" | "ru") =>
    (await callEndpoint(catalogueApi, getProducts, testVisit(shop, { locale }), {})).body.facets.find(({ name }) => name === "detail1");
  expect(await facet("ua")).toMatchObject({
    label: "Виріз",
    values: [
      { label: "Круглий", count: 2 },
      { label: "V-подібний", count: 2 },
    ],
  });
  expect(await facet("ru")).toMatchObject({
    label: "Вырез",
    values: expect.arrayContaining([expect.objectContaining({ label: "Круглый" })]) as unknown,
  });
  expect((await listed({ detail1: "Круглий" })).total).toBe(2);
  expect((await callEndpoint(cartApi, getProduct, testVisit(shop, { locale: "ru" }), { id: "boots" })).body.details).toEqual([
    { name: "Вырез", value: "Круглый" },
  ]);
  await callEndpoint(staffShelvesApi, changeProperty, owner, { ...change, shown: false, isFilter: false });
  await changesHeard(shop);
  await expect.poll(async () => facet("ua")).toBeUndefined();
  await expect.poll(async () => (await callEndpoint(cartApi, getProduct, testVisit(shop), { id: "boots" })).body.details).toEqual([]);
  const renamed = await callEndpoint(staffShelvesApi, changeProperty, owner, { id: change.id, nameRu: "Вырез горловины" });
  expect(renamed.body.properties[0], "what a colleague hid stays hidden").toMatchObject({
    nameUk: "Виріз",
    nameRu: "Вырез горловины",
    shown: false,
    isFilter: false,
  });
});

test("a full barcode of goods or of a variation finds the product in search and in a quick order", async () => {
  await shop.db.read.updateTable("variation").set({ barcode: "4820000000999" }).where("id_1c", "=", "sandals").execute();
  const found = async (search: string) =>
    (await callEndpoint(catalogueApi, searchProduct, testVisit(shop), { search })).body.products.map(({ id_1c }) => id_1c);
  expect(await found("4820000000424")).toEqual(["boots"]);
  expect(await found("4820 0000 00999")).toEqual(["sandals"]);
  expect((await listed({ search: "4820000000424" })).products.map(({ id_1c }) => id_1c)).toEqual(["boots"]);
  expect(await found("482000000042")).toEqual([]);
  const [row] = await findVariations(testVisit(shop), [{ code: "4820000000424", size: "", colour: "" }]);
  expect(row).toMatchObject({ kind: "found", goods: { id_1c: "boots" } });
});
