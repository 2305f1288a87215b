import { expect, test } from "vitest";
import { kopiykas } from "../../../../platform/money/money.ts";
import { findAll, readXml, textsOf } from "../../../../support/read-xml.ts";
import { inSlices, testHead, testOffer, whole } from "../../../../support/test-offer.ts";
import type { Offer } from "../../offers.rules.ts";
import { ymlFeed, type Dialect } from "./yml.ts";

const priceOf = ({ variation }: Offer) => variation.price;
async function read(dialect: Dialect, offers: Offer[], ask = priceOf) {
  const root = readXml((await whole(ymlFeed(inSlices(offers), testHead(), { dialect, priceOf: ask }))).join(""));
  return {
    root,
    offers: findAll(root, "offer").map((offer) => ({
      attributes: offer.attributes,
      ...textsOf(offer),
      params: Object.fromEntries(findAll(offer, "param").map(({ attributes, text }) => [attributes["name"], text])),
    })) as ({ attributes: Record<string, string> } & Record<string, unknown>)[],
  };
}
const inPacks = (more: Partial<Offer["variation"]> = {}) => testOffer({ minimum: 8 }, { pack: 4, pieces: 12, ...more });

test("the head names the shop, who sells, the currency, the moment in Kyiv and every category", async () => {
  const { root } = await read("rozetka", []);
  expect(root).toMatchObject({ name: "yml_catalog", attributes: { date: "2026-11-29 00:30" } });
  const [shop] = root.children;
  expect(shop && textsOf(shop)).toMatchObject({ name: "Семиряд", company: "ФОП Коваль", url: "https://shop.example" });
  expect(findAll(root, "currency").map(({ attributes }) => attributes)).toEqual([{ id: "UAH", rate: "1" }]);
  expect(findAll(root, "category").map(({ attributes, text }) => [attributes, text])).toEqual([
    [{ id: "1" }, "Одяг"],
    [{ id: "2", parentId: "1" }, "Сукні & спідниці"],
  ]);
});

test("an offer as Rozetka reads it", async () => {
  const { offers } = await read("rozetka", [testOffer({ brand: "" }, { price: kopiykas(999_50), oldPrice: kopiykas(1_399_00) })]);
  expect(offers[0]).toMatchObject({
    attributes: { id: "dress-red-46", available: "true" },
    url: "https://shop.example/product/dress?colour=red&size=46",
    price: "999.5",
    price_old: "1399",
    currencyId: "UAH",
    categoryId: "2",
    picture: ["https://shop.example/pictures/11/1080.jpg", "https://shop.example/pictures/12/1080.jpg"],
    vendor: "Без бренду",
    article: "СК-100",
    stock_quantity: "5",
    name: "Платье летнее, красный, 46",
    name_ua: "Сукня літня, червоний, 46",
    description: "Лёгкое платье",
    description_ua: "Легка сукня",
    params: {
      Розмір: "46",
      Колір: "червоний",
      Стать: "Жіноча",
      Матеріал: "льон",
      Склад: "100 % льон",
      "Країна-виробник товару": "Україна",
    },
  });
});

test("an offer in packs as Prom reads it: wholesale, with the fewest pieces", async () => {
  const { root, offers } = await read("prom", [inPacks()]);
  expect(offers[0]).toMatchObject({
    attributes: { id: "dress-red-46", available: "true", selling_type: "w" },
    vendorCode: "СК-100",
    quantity_in_stock: "12",
    country: "Україна",
    params: { "Кількість в упаковці": "4" },
  });
  expect(findAll(root, "prices").flatMap(({ children }) => children.map(textsOf))).toEqual([{ value: "1399", quantity: "8" }]);
});

test("what is sold out is not available, what is brought has Prom's empty word", async () => {
  const toOrder = testOffer({ suborder: true });
  const words = async (dialect: Dialect, offer: Offer) => {
    const [one] = (await read(dialect, [offer])).offers;
    return one?.attributes["available"];
  };
  expect([await words("prom", toOrder), await words("reseller", toOrder), await words("prom", testOffer({}, { pieces: 0 }))]).toEqual([
    "",
    "true",
    "false",
  ]);
});

test("every variation of a product has the same names of params, and the group's number", async () => {
  const [sized, plain] = [testOffer().variation, testOffer({}, { size: { uk: "", ru: "" }, colour: { uk: "", ru: "" } }).variation];
  const siblings = [sized, plain];
  const { offers } = await read("prom", [testOffer({ variation: sized, siblings }), testOffer({ variation: plain, siblings })]);
  const [one, other] = offers.map(({ params }) => Object.keys(params as object));
  expect(one).toEqual(other);
  expect(offers.map(({ attributes }) => attributes["group_id"])).toEqual(["7", "7"]);
});

test("a reseller's file has their own price, and no way to this shop", async () => {
  const { offers } = await read("reseller", [testOffer({}, { oldPrice: kopiykas(2_000_00) })], () => kopiykas(1_820_00));
  expect(offers[0]).toMatchObject({ price: "1820", stock_quantity: "5", quantity_in_stock: "5", article: "СК-100", vendorCode: "СК-100" });
  for (const name of ["url", "price_old", "oldprice"]) expect(offers[0]).not.toHaveProperty(name);
  expect(JSON.stringify(offers[0])).not.toContain("1399");
});
