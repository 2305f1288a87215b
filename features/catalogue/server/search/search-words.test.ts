import { afterAll, beforeAll, expect, test } from "vitest";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { addTestGoods } from "../../../../support/test-goods.ts";
import { addFirstOwner } from "../../../../support/test-staff.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import type { StaffMember } from "../../../shop.ts";
import { getProducts, searchProduct } from "../../catalogue.contract.ts";
import { catalogueApi, onSearchWordsChange, openCatalogueModel, staffSearchApi, writeSearchMisses } from "../../catalogue.server.ts";
import {
  addSearchWord,
  changeSearchWord,
  getSearchMisses,
  getSearchWord,
  listSearchWords,
  removeSearchWord,
} from "../../staff-search.contract.ts";

let shop: TestShop;
let owner: StaffMember;
let category = "";
beforeAll(async () => {
  shop = await openTestShop();
  ({ staff: owner } = await addFirstOwner(shop));
  await addTestGoods(shop, { name: "Сукня «Верба»" });
  await openCatalogueModel(shop);
  category = (await shop.db.read.selectFrom("category").select("id_1c").executeTakeFirstOrThrow()).id_1c;
});
afterAll(() => shop.close());

const staffVisit = () => testVisit(shop, { staff: owner });
const look = async (search: string) => (await callEndpoint(catalogueApi, searchProduct, testVisit(shop, { guest: "g" }), { search })).body;
const add = async (rule: { typed: string; readAs?: string; leadsTo?: string }) =>
  (await callEndpoint(staffSearchApi, addSearchWord, staffVisit(), rule)).body;

test("a synonym is read at once, in any layout, and the change is written down", async () => {
  expect((await look("вжухозавр")).total).toBe(0);
  let told = 0;
  onSearchWordsChange(shop, () => (told += 1));
  const rule = await add({ typed: " ВЖУХОЗАВР ", readAs: "сукня" });
  expect(rule).toMatchObject({ typed: "вжухозавр", readAs: "сукня", leadsTo: "", version: 1 });
  await expect.poll(() => told).toBeGreaterThan(0);
  expect((await look("вжухозавр")).total).toBe(1);
  expect((await look("d;e[jpfdh")).total).toBe(1);
  const list = await callEndpoint(catalogueApi, getProducts, testVisit(shop, { guest: "g" }), { search: "вжухозавр" });
  expect(list.body.total).toBe(1);
  const audit = await shop.db.read.selectFrom("audit_entry").select(["action", "entity"]).where("entity", "=", "search-word").execute();
  expect(audit).toEqual([{ action: "add", entity: "search-word" }]);

  const changed = await callEndpoint(staffSearchApi, changeSearchWord, staffVisit(), {
    id: rule.id,
    version: 1,
    typed: "вжухозавр",
    readAs: "",
    leadsTo: `https://shop.example/ru/category/${category}`,
  });
  expect(changed.body).toMatchObject({ readAs: "", leadsTo: `/category/${category}`, version: 2 });
  await expect.poll(async () => (await look("вжухозавр")).redirect?.to).toBe(`/category/${category}`);
  expect((await look("вжухозавр")).redirect?.title).not.toBe("");

  await callEndpoint(staffSearchApi, removeSearchWord, staffVisit(), { id: rule.id, version: 2 });
  await expect.poll(async () => (await look("вжухозавр")).redirect).toBeNull();
  expect((await look("вжухозавр")).total).toBe(0);
  await expect(callEndpoint(staffSearchApi, getSearchWord, staffVisit(), { id: rule.id })).rejects.toMatchObject({ status: 404 });
});

test("staff's rule for a word goes before the page the shop would lead to", async () => {
  expect((await look("доставка")).redirect).toMatchObject({ to: "/delivery" });
  await add({ typed: "Доставка", readAs: "сукня" });
  await expect.poll(async () => (await look("доставка")).redirect).toBeNull();
  expect((await look("доставка")).total).toBe(1);
});

test("what leads somewhere is no miss any more", async () => {
  await add({ typed: "акції", leadsTo: "/sale" });
  await expect.poll(async () => (await look("акції")).redirect).toEqual({ to: "/sale", title: "" });
  await writeSearchMisses(shop);
  const before = await callEndpoint(staffSearchApi, getSearchMisses, staffVisit(), {});
  expect(before.body.misses.map(({ text }) => text)).not.toContain("акції");
});

test.each([
  [{ typed: "щось", readAs: "", leadsTo: "" }, "leadsTo"],
  [{ typed: "щось", readAs: "сукня", leadsTo: "/sale" }, "readAs"],
  [{ typed: "щось", leadsTo: "/admin/orders" }, "leadsTo"],
  [{ typed: "щось", leadsTo: "//evil.example" }, "leadsTo"],
  [{ typed: "щось", leadsTo: "/category/none" }, "leadsTo"],
  [{ typed: "щось", leadsTo: "/product/none" }, "leadsTo"],
  [{ typed: "акції", readAs: "сукня" }, "typed"],
])("the rule %j is refused at %s", async (rule, field) => {
  await expect(add(rule)).rejects.toMatchObject({ status: 422, errors: { [field]: expect.anything() } });
});

test("a rule that changed meanwhile is neither changed nor removed", async () => {
  const { id } = await add({ typed: "спідниці", readAs: "сукня" });
  const stale = { id, version: 7 };
  await expect(callEndpoint(staffSearchApi, removeSearchWord, staffVisit(), stale)).rejects.toMatchObject({ status: 409 });
  await expect(
    callEndpoint(staffSearchApi, changeSearchWord, staffVisit(), { ...stale, typed: "спідниці", readAs: "верба" }),
  ).rejects.toMatchObject({ status: 409 });
});

test("rules are listed and looked through", async () => {
  const { body } = await callEndpoint(staffSearchApi, listSearchWords, staffVisit(), { q: "акц" });
  expect(body).toMatchObject({ total: 1, data: [{ typed: "акції", leadsTo: "/sale" }] });
});
