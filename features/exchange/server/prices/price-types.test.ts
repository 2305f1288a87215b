import { afterEach, beforeEach, expect, test } from "vitest";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { catalogueOf, commerceMl, goodInShop, goodOf, importTexts, offerOf, offersOf } from "../../../../support/commerceml-files.ts";
import { addFirstOwner, addStaff } from "../../../../support/test-staff.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { choosePriceRole, listPriceTypes, setCurrencyRate } from "../../prices/price-types.contract.ts";
import type { PriceRole } from "../../prices/price-roles.rules.ts";
import { priceTypesApi } from "./price-types.api.ts";

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

type Types = Parameters<typeof offersOf>[1];
const sold = async (types: Types, prices: Record<string, string>, stock = "<Количество>7</Количество>") => {
  const report = await importTexts(shop, {
    "import.xml": commerceMl(catalogueOf(goodOf("p"))),
    "offers.xml": commerceMl(offersOf(offerOf("p#1", prices, stock), types)),
  });
  return { report, good: await goodInShop(shop, "p") };
};
const staff = async () => testVisit(shop, { staff: (await addFirstOwner(shop)).staff });

test("nothing is sold at a purchase price, alone or called wholesale", async () => {
  const alone = await sold({ z: "Закупівельна" }, { z: "200" });
  expect(alone.good).toMatchObject({ hidden: true, price: 0, onHand: 7 });
  expect(alone.report).toMatchObject({ withoutPrice: 1, priceTypes: [{ name: "Закупівельна", role: "purchase" }] });
  const { good } = await sold({ o: "Крупний опт", s: "Закупочная (опт поставщика)" }, { o: "400", s: "200" });
  expect(good).toMatchObject({ hidden: false, price: 40_000 });
});

test.each([
  ["a price type without a role", { b: "Базова" }, { b: "300" }],
  ["a price of no type", {}, { "": "300" }],
  ["a price of a type nobody declared", {}, { "77-aa": "300" }],
])("%s sells nothing, and the report says so", async (_, types, prices) => {
  const { good, report } = await sold(types, prices);
  expect(good).toMatchObject({ hidden: true, price: 0 });
  expect(report).toMatchObject({ withoutPrice: 1, priceTypes: [{ role: "unknown" }] });
});

test("«Гуртова» beside a retail, an old and a purchase price in dollars sells; the dollars disturb nothing", async () => {
  const { good, report } = await sold(
    { g: "Гуртова", r: "Роздрібна", s: "Стара ціна", z: ["Закупівельна", "USD"] },
    { g: "250,50", r: "499", s: "300", z: "4.20 USD" },
  );
  expect(good).toMatchObject({ hidden: false, price: 25_050, recommended: 49_900, old: 30_000, onHand: 7 });
  expect(report.refused).toEqual([]);
  expect(report.counts).toContainEqual({ kind: "ignored", name: "Цена: Закупівельна (USD)", count: 1 });
});

test("two wholesale types get nothing until staff choose, then at once without a new file, and another choice as well", async () => {
  const visit = await staff();
  const { good, report } = await sold({ k: "Крупний опт", d: "Дрібний опт" }, { k: "400", d: "450" });
  expect(good).toMatchObject({ hidden: true, price: 0 });
  expect(report.doubts).toEqual([{ role: "wholesale", names: ["Дрібний опт", "Крупний опт"] }]);
  const choose = (id: string, role: PriceRole) => callEndpoint(priceTypesApi, choosePriceRole, visit, { id, role });
  const { body } = await choose("k", "wholesale");
  expect(body).toMatchObject({
    withoutPrice: 0,
    data: [
      { id: "d", role: "unknown" },
      { id: "k", role: "wholesale", chosenBy: "staff", products: 1 },
    ],
  });
  expect(await goodInShop(shop, "p")).toMatchObject({ hidden: false, price: 40_000 });
  await choose("d", "wholesale");
  expect(await goodInShop(shop, "p")).toMatchObject({ hidden: false, price: 45_000 });
  expect((await callEndpoint(priceTypesApi, listPriceTypes, visit, {})).body.data).toMatchObject([
    { role: "wholesale" },
    { id: "k", role: "ignored" },
  ]);
  await choose("d", "purchase");
  expect(await goodInShop(shop, "p")).toMatchObject({ hidden: true, price: 0 });
  expect(await shop.db.read.selectFrom("audit_entry").select("action").where("entity", "=", "price-type").execute()).toHaveLength(3);
});

test("what staff have chosen no later file guesses away, and what one import has guessed the next does not doubt", async () => {
  const visit = await staff();
  await sold({ b: "Базова" }, { b: "300" });
  await callEndpoint(priceTypesApi, choosePriceRole, visit, { id: "b", role: "wholesale" });
  await sold({ b: "Базова", o: "Оптова" }, { b: "300", o: "290" });
  expect(await goodInShop(shop, "p")).toMatchObject({ price: 30_000 });
  const other = await openTestShop();
  const import_ = (types: Types, prices: Record<string, string>) =>
    importTexts(other, { "i.xml": commerceMl(catalogueOf(goodOf("p")) + offersOf(offerOf("p#1", prices), types)) });
  await import_({ o: "Оптова" }, { o: "100" });
  await import_({ o: "Оптова", d: "Дрібний опт" }, { o: "100", d: "130" });
  expect(await goodInShop(other, "p")).toMatchObject({ hidden: false, price: 10_000 });
  await other.close();
});

test("goods with the badge retail are sold at the retail price alone, goods in packs at the wholesale price alone", async () => {
  const retail =
    "<ЗначенияРеквизитов><ЗначениеРеквизита><Наименование>Роздріб</Наименование><Значение>true</Значение></ЗначениеРеквизита></ЗначенияРеквизитов>";
  const types = { o: "Оптова", r: "Роздрібна" };
  await importTexts(shop, {
    "i.xml": commerceMl(catalogueOf(goodOf("a") + goodOf("b", "Плед", retail) + goodOf("c", "Плед", retail) + goodOf("d"))),
    "o.xml": commerceMl(
      offersOf(
        offerOf("a#1", { o: "100", r: "180" }) +
          offerOf("b#1", { o: "100", r: "180" }) +
          offerOf("c#1", { o: "100" }) +
          offerOf("d#1", { r: "180" }),
        types,
      ),
    ),
  });
  expect(await goodInShop(shop, "a")).toMatchObject({ price: 10_000, recommended: 18_000 });
  expect(await goodInShop(shop, "b")).toMatchObject({ price: 18_000 });
  expect(await goodInShop(shop, "c")).toMatchObject({ price: 0, hidden: true });
  expect(await goodInShop(shop, "d")).toMatchObject({ price: 0, hidden: true });
});

test("a price in other money is passed over by itself: stock and the other prices stay; a rate prices it at once", async () => {
  const visit = await staff();
  const { good, report } = await sold({ o: ["Оптова", "USD"], r: "Роздрібна" }, { o: "10 USD", r: "600" });
  expect(good).toMatchObject({ onHand: 7, recommended: 60_000, price: 0, hidden: true });
  expect(report.refused).toMatchObject([{ file: "offers.xml", line: 4, reason: "priceCurrency", said: "Оптова: 10 USD", whole: false }]);
  await callEndpoint(priceTypesApi, setCurrencyRate, visit, { currency: "USD", rate: 41.555 });
  expect(await goodInShop(shop, "p")).toMatchObject({ hidden: false, price: 41_555 });
});

test("a rate in the file prices other money; one that staff have set stays", async () => {
  const rate = (value: string) =>
    `<Классификатор><Ид>c</Ид><Валюты><Валюта><Код>840</Код><Курс>${value}</Курс><Кратность>1</Кратность></Валюта></Валюты></Классификатор>`;
  const file = (value: string) => ({
    "i.xml": commerceMl(catalogueOf(goodOf("p"))),
    "o.xml": commerceMl(rate(value) + offersOf(offerOf("p#1", { o: "10 USD" }), { o: "Оптова" })),
  });
  const report = await importTexts(shop, file("40,5"));
  expect(report.refused).toEqual([]);
  expect(await goodInShop(shop, "p")).toMatchObject({ price: 40_500, hidden: false });
  await importTexts(shop, file("42"));
  expect(await goodInShop(shop, "p")).toMatchObject({ price: 42_000 });
  await callEndpoint(priceTypesApi, setCurrencyRate, await staff(), { currency: "USD", rate: 50 });
  await importTexts(shop, file("43"));
  expect(await goodInShop(shop, "p")).toMatchObject({ price: 50_000 });
});

test("a price of nought, one that is no number and one that is too large are told with their line; the rest of the row is taken", async () => {
  const types = { o: "Оптова", r: "Роздрібна" };
  const offers = [
    offerOf("p#1", { o: "0", r: "5" }, "<Количество>1</Количество>"),
    offerOf("p#2", { o: "дорого", r: "5" }, "<Количество>2</Количество>"),
    offerOf("p#3", { o: "99999999999", r: "5" }, "<Количество>3</Количество>"),
  ];
  const report = await importTexts(shop, {
    "i.xml": commerceMl(catalogueOf(goodOf("p"))),
    "o.xml": commerceMl(offersOf(offers.join("\n"), types)),
  });
  expect(report.refused.map(({ line, reason, whole }) => [line, reason, whole])).toEqual([
    [4, "priceZero", false],
    [5, "priceUnreadable", false],
    [6, "priceTooLarge", false],
  ]);
  expect(await goodInShop(shop, "p")).toMatchObject({ variations: 3, recommended: 500, onHand: 1 });
});

test("a price for a unit of several pieces is divided, half a kopiyka up, and told; one that cannot be believed is passed over", async () => {
  const unit = '<БазоваяЕдиница Код="796 " НаименованиеПолное="Штука" МеждународноеСокращение="PCE">шт</БазоваяЕдиница>';
  const priced = (id: string, amount: string, perUnit: string, base = unit) =>
    `<Предложение><Ид>p#${id}</Ид>${base}<Цены><Цена><ИдТипаЦены>o</ИдТипаЦены><ЦенаЗаЕдиницу>${amount}</ЦенаЗаЕдиницу><Валюта>грн</Валюта>${perUnit}</Цена></Цены></Предложение>`;
  const packOf = (pieces: string, name = "уп") => `<Единица>${name}</Единица><Коэффициент>${pieces}</Коэффициент>`;
  const offers = [
    priced("1", "1200", packOf("12")),
    priced("2", "100,30", packOf("12.000", "ящ")),
    priced("3", "0.05", packOf("10")),
    priced("4", "1200", packOf("12", "PCE")),
    priced("5", "1200", "<Коэффициент>12</Коэффициент>"),
    priced("6", "90", packOf("1")),
    priced("7", "300", packOf("2", "пара"), ""),
    priced("8", "0.04", packOf("10")),
  ];
  const report = await importTexts(shop, {
    "import.xml": commerceMl(catalogueOf(goodOf("p"))),
    "offers.xml": commerceMl(offersOf(offers.join("\n"), { o: "Оптова" })),
  });
  const rows = await shop.db.read.selectFrom("variation").select(["id_1c", "price"]).orderBy("id_1c").execute();
  expect(rows.map(({ price }) => price)).toEqual([10_000, 836, 1, 0, 0, 9_000, 15_000, 0]);
  expect(report.refused.map(({ id1c, reason, said }) => [id1c, reason, said])).toEqual([
    ["p#4", "pricePerUnit", "Оптова: 1200"],
    ["p#5", "pricePerUnit", "Оптова: 1200"],
    ["p#8", "priceZero", "Оптова"],
  ]);
  const told = report.counts.filter(({ kind, name }) => kind === "taken" && name.startsWith("Цена")).map(({ name }) => name);
  expect(told.toSorted()).toEqual([
    "Цена: Оптова",
    "Цена: Оптова (пара ÷ 2)",
    "Цена: Оптова (уп ÷ 10)",
    "Цена: Оптова (уп ÷ 12)",
    "Цена: Оптова (ящ ÷ 12)",
  ]);
});

test("a price type the file declares and an offer leaves out is gone; one that another file names stays", async () => {
  const types = { o: "Оптова", s: "Стара ціна" };
  await sold(types, { o: "100", s: "150" });
  await importTexts(shop, { "p.xml": commerceMl(offersOf(offerOf("p#1", { o: "110" }), { o: "Оптова" })) });
  expect(await goodInShop(shop, "p")).toMatchObject({ price: 11_000, old: 15_000 });
  await importTexts(shop, { "p.xml": commerceMl(offersOf(offerOf("p#1", { o: "120" }), types)) });
  expect(await goodInShop(shop, "p")).toMatchObject({ price: 12_000, old: null });
});

test("price types that stand after the offers are guessed all the same", async () => {
  const offers = offersOf(offerOf("p#1", { o: "100" })).replace("<ТипыЦен></ТипыЦен>", "");
  const types = "<Классификатор><ТипыЦен><ТипЦены><Ид>o</Ид><Наименование>Оптова</Наименование></ТипЦены></ТипыЦен></Классификатор>";
  await importTexts(shop, { "i.xml": commerceMl(catalogueOf(goodOf("p")) + offers + types) });
  expect(await goodInShop(shop, "p")).toMatchObject({ hidden: false, price: 10_000 });
});

test("a price type was last seen when a file named it last", async () => {
  await sold({ o: "Оптова" }, { o: "100" });
  shop.clock.advanceSeconds(3_600);
  await sold({ z: "Закупівельна" }, { z: "60" });
  const seen = await shop.db.read.selectFrom("price_type").select(["id_1c", "last_seen_at"]).orderBy("id_1c").execute();
  expect(seen).toEqual([
    { id_1c: "o", last_seen_at: new Date("2026-11-21T10:00:00Z") },
    { id_1c: "z", last_seen_at: new Date("2026-11-21T11:00:00Z") },
  ]);
});

test("who may see imports may not choose unless they may change them", async () => {
  await sold({ b: "Базова" }, { b: "300" });
  const owner = (await addFirstOwner(shop)).staff;
  const { staff: content } = await addStaff(shop, owner, "content");
  await expect(
    callEndpoint(priceTypesApi, choosePriceRole, testVisit(shop, { staff: owner }), { id: "nobody", role: "retail" }),
  ).rejects.toMatchObject({ status: 404 });
  expect(choosePriceRole.permission).toBe("imports.change");
  expect((await callEndpoint(priceTypesApi, listPriceTypes, testVisit(shop, { staff: content }), {})).body.total).toBe(1);
});
