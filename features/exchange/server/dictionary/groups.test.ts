import { changesHeard } from "../../../../support/changes.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  classifierXml,
  commerceMl,
  catalogueOf,
  groupXml,
  offersXml,
  productXml,
  propertyXml,
  writeTestExport,
} from "../../../../support/commerceml-files.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { cartApi } from "../../../cart/cart.server.ts";
import { getCategoriesByGender, getProduct, getProducts } from "../../../catalogue/catalogue.contract.ts";
import { catalogueApi, openCatalogueModel } from "../../../catalogue/catalogue.server.ts";
import { importFiles } from "../import-files.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await openCatalogueModel(shop);
});
afterAll(() => shop.close());

const tree = groupXml(
  "root",
  "Товари",
  groupXml(
    "shoes",
    "Взуття",
    groupXml("men-shoes", "Чоловіче взуття") + groupXml("girls", "Для девочек") + groupXml("any-shoes", "Капці"),
  ) +
    groupXml("dishes", "Посуд") +
    groupXml("clothes", "Одяг"),
);
const goods = [
  productXml("boots", { groups: ["men-shoes"] }),
  productXml("girl", { groups: ["girls"] }),
  productXml("slippers", { groups: ["any-shoes"] }),
  productXml("cup", { groups: ["dishes"] }),
  productXml("shirt", { groups: ["clothes"], values: { sex: "Чоловіча" } }),
  productXml("dress", { groups: ["clothes"], values: { sex: "Жіноча" } }),
  productXml("loose", { groups: ["root"] }),
];
const ids = ["boots", "girl", "slippers", "cup", "shirt", "dress", "loose"];

async function run(groups = tree) {
  const folder = await writeTestExport({
    "import.xml": commerceMl(classifierXml({ groups, properties: propertyXml("sex", "Стать") }) + catalogueOf(goods.join(""))),
    "offers.xml": commerceMl(offersXml(...ids.map((id) => ({ id })))),
  });
  const report = await importFiles(shop, { paths: [folder] });
  await changesHeard(shop);
  return report;
}

test("an ordinary tree fills the audiences by its words and by «Стать», and a root that only wraps it is no category", async () => {
  const report = await run();
  expect(report.refused).toEqual([]);
  expect(report.unsorted).toBe(2);
  const { body } = await callEndpoint(catalogueApi, getCategoriesByGender, testVisit(shop), {});
  const names = (list: { name: string; products: number }[]) => list.map(({ name }) => name);
  expect(names(body.categoriesMale)).toEqual(["Взуття", "Одяг"]);
  expect(names(body.categoriesKids)).toEqual(["Взуття"]);
  expect(names(body.categoriesForHome)).toEqual(["Посуд"]);
  expect(names(body.categoriesFemale)).toEqual(["Одяг"]);
  const ofMen = (await callEndpoint(catalogueApi, getProducts, testVisit(shop), { gender: "male" })).body;
  expect(ofMen.products.map(({ id_1c }) => id_1c).sort()).toEqual(["boots", "shirt"]);
  const menClothes = (await callEndpoint(catalogueApi, getProducts, testVisit(shop), { gender: "male", category: "clothes" })).body;
  expect(menClothes.products.map(({ id_1c }) => id_1c)).toEqual(["shirt"]);
});

test("a crumb names an audience only where it is known", async () => {
  const product = async (id: string) => (await callEndpoint(cartApi, getProduct, testVisit(shop), { id })).body;
  const category = async (id: string) => (await callEndpoint(catalogueApi, getProducts, testVisit(shop), { category: id })).body.gender;
  expect([(await product("boots")).gender, (await product("dress")).gender, (await product("slippers")).gender]).toEqual([
    "male",
    "female",
    null,
  ]);
  expect([await category("men-shoes"), await category("shoes"), await category("clothes")]).toEqual(["male", null, null]);
  expect((await product("boots")).breadcrumbs.map(({ name }) => name)).toEqual(["Взуття", "Чоловіче взуття"]);
  expect((await product("loose")).breadcrumbs).toEqual([]);
});

test("what staff decide of a group survives the next import", async () => {
  await shop.db.read.updateTable("category").set({ staff_audiences: "female" }).where("id_1c", "=", "any-shoes").execute();
  await run();
  expect((await callEndpoint(cartApi, getProduct, testVisit(shop), { id: "slippers" })).body.gender).toBe("female");
});

test("a second root makes the wrapper a category again", async () => {
  await run(`${tree}${groupXml("archive", "Архів")}`);
  const rows = await shop.db.read
    .selectFrom("category")
    .select(["id_1c", "first_level", "hidden"])
    .where("id_1c", "in", ["root", "shoes"])
    .orderBy("id_1c")
    .execute();
  expect(rows).toEqual([
    { id_1c: "root", first_level: true, hidden: false },
    { id_1c: "shoes", first_level: false, hidden: false },
  ]);
});
