import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { catalogueOf, commerceMl, goodOf, importTexts, offerOf, offersOf } from "../../../../support/commerceml-files.ts";
import { addFirstOwner } from "../../../../support/test-staff.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { choosePriceRole } from "../../prices/price-types.contract.ts";
import { priceTypesApi } from "../prices/price-types.api.ts";

let shop: TestShop;
let id = "";
let count = 0;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  id = `p${(count += 1)}`;
});

const counted = "Предложение: товар загалом, поруч із характеристиками";
const offer = (choice: string, pieces: number, type = "opt") =>
  offerOf(id + choice, { [type]: "100" }, `<Количество>${pieces}</Количество>`);
const unpriced = (choice: string) => offerOf(id + choice, undefined, "<Количество>1</Количество>");
const gone = (choice: string) => offerOf(id + choice, undefined, "<Статус>Удален</Статус>");
const receive = (...offers: string[]) =>
  importTexts(shop, { "i.xml": commerceMl(catalogueOf(goodOf(id))), "o.xml": commerceMl(offersOf(offers.join(""), { opt: "Оптова" })) });

/** The product's variations on sale, with their pieces. */
async function sold(): Promise<string[]> {
  const rows = await shop.db.read
    .selectFrom("variation")
    .innerJoin("product", "product.id", "variation.product_id")
    .innerJoin("stock", "stock.variation_id", "variation.id")
    .select(["variation.id_1c as id", "variation.price", "on_hand as onHand"])
    .where("product.id_1c", "=", id)
    .where("product.hidden", "=", false)
    .where("variation.hidden", "=", false)
    .orderBy("variation.id_1c")
    .execute();
  return rows.filter(({ price }) => price > 0).map((row) => `${row.id.slice(id.length)}=${row.onHand}`);
}

test("goods that get choices in 1C are sold by their choices alone", async () => {
  await receive(offer("", 5));
  expect(await sold()).toEqual(["=5"]);
  const report = await receive(offer("#s", 2), offer("#m", 3));
  expect(await sold()).toEqual(["#m=3", "#s=2"]);
  expect(report.counts).not.toContainEqual(expect.objectContaining({ name: counted }));
});

test("an offer that says the sum of the choices sells nothing, is counted by name, and sent again changes nothing", async () => {
  const all = [offer("", 5), offer("#s", 2), offer("#m", 3)];
  const report = await receive(...all);
  expect(await sold()).toEqual(["#m=3", "#s=2"]);
  expect(report.counts).toContainEqual({ kind: "ignored", name: counted, count: 1 });
  expect(report.counts).toContainEqual({ kind: "taken", name: "Предложение", count: 2 });
  expect((await receive(...all)).changed).toBe(0);
});

test("with the last choice gone the goods are sold as a whole again, in the same file", async () => {
  await receive(offer("", 5), offer("#s", 2));
  await receive(gone("#s"), offer("", 7));
  expect(await sold()).toEqual(["=7"]);
});

test.each(["#", "#00000000-0000-0000-0000-000000000000"])(
  "pieces of no characteristic, %s, are not sold as a nameless choice beside those with one",
  async (none) => {
    await receive(offer(none, 5));
    expect(await sold()).toEqual([`${none}=5`]);
    const report = await receive(offer(none, 5), offer("#s", 2));
    expect(await sold()).toEqual(["#s=2"]);
    expect(report.counts).toContainEqual({ kind: "ignored", name: counted, count: 1 });
    await receive(offer("", 7), gone("#s"), offer(none, 4));
    expect(await sold()).toEqual([`${none}=4`]);
  },
);

test("what has a size or colour is a choice, whatever its id", async () => {
  const named = offerOf(`${id}#`, { opt: "100" }, "<Наименование>Куртка (46)</Наименование><Количество>3</Количество>");
  await receive(named, offer("#s", 2));
  expect(await sold()).toEqual(["#=3", "#s=2"]);
});

test("choices without a price do not take the goods off sale", async () => {
  await receive(offer("", 5), unpriced("#s"));
  expect(await sold()).toEqual(["=5"]);
});

test("once staff say which price type sells, the choices are sold and the whole is not", async () => {
  const { staff } = await addFirstOwner(shop);
  await importTexts(shop, {
    "i.xml": commerceMl(catalogueOf(goodOf(id))),
    "o.xml": commerceMl(offersOf(offer("", 5, "kind") + offer("#s", 2, "kind"), { kind: "Вид" })),
  });
  expect(await sold()).toEqual([]);
  await callEndpoint(priceTypesApi, choosePriceRole, testVisit(shop, { staff }), { id: "kind", role: "wholesale" });
  expect(await sold()).toEqual(["#s=2"]);
});
