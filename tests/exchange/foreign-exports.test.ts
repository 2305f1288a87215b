import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pictureResponse } from "../../features/catalogue/catalogue.server.ts";
import { choosePriceRole } from "../../features/exchange/server/prices/choose-price-role.ts";
import type { StaffMember } from "../../features/shop.ts";
import { addFirstOwner } from "../../support/test-staff.ts";
import { testVisit } from "../../support/test-shop.ts";
import { zipOf } from "../../support/test-workbook.ts";
import { exportXml as foreignProperties } from "./foreign-properties.ts";
import { goodsXml as socks, offersOf } from "./many-price-types.ts";
import { catalogueXml, inWindows1251 } from "./old-schema.ts";
import * as split from "./split-files.ts";
import * as trade from "./trade-management.ts";
import { countOf, openEmptyShop, type EmptyShop } from "./visitor.ts";

let here: EmptyShop;
beforeEach(async () => void (here = await openEmptyShop()));
afterEach(() => here.shop.close());

const counted = ({ counts }: { counts: { kind: string; name: string; count: number }[] }, kind: "taken" | "ignored") =>
  Object.fromEntries(counts.filter((one) => one.kind === kind).map(({ name, count }) => [name, count]));

test("1. an ordinary tree, three price types, one of purchases in dollars: the menu fills, nothing goes at cost", async () => {
  const report = await here.receive({ "import.xml": trade.importXml, "offers.xml": trade.offersXml });
  expect(await here.menu()).toEqual({ female: ["Жіночий одяг 2"], male: ["Чоловіче взуття 1"], kids: [], home: ["Посуд 1"] });
  const dress = await here.product("11111111-0000-4000-8000-000000000001");
  expect(dress).toMatchObject({ gender: "female", price: 420, breadcrumbs: [{ name: "Жіночий одяг" }, { name: "Сукні" }] });
  expect(dress.productVariations).toMatchObject([
    { size: "44", colourName: "синій", price: 420, recommendedPrice: 799, stock: 12 },
    { size: "46", colourName: "синій", price: 420, recommendedPrice: 799, stock: 3 },
  ]);
  expect(await here.product("11111111-0000-4000-8000-000000000003")).toMatchObject({ gender: "male", price: 899.5, available: false });
  await expect(here.product("11111111-0000-4000-8000-000000000004")).rejects.toMatchObject({ status: 404 });
  expect((await here.listing({ gender: "female" })).products).toHaveLength(2);
  for (const barcode of ["4820000000011", "4820000000028"]) expect(await here.found(barcode)).toEqual([dress.id_1c]);
  expect(await here.found("БЛ-204")).toEqual(["11111111-0000-4000-8000-000000000002"]);
  expect(report).toMatchObject({ products: 5, offers: 6, refused: [], parked: 0, withoutPrice: 1, doubts: [] });
  expect(report.priceTypes.map(({ name, role }) => `${name}: ${role}`).toSorted()).toEqual([
    "Закупівельна: purchase",
    "Оптова: wholesale",
    "Роздрібна: retail",
  ]);
  expect(counted(report, "taken")).toMatchObject({ Товар: countOf([trade.importXml], "Товар"), Предложение: 6, Группа: 10, ТипЦены: 3 });
  expect(counted(report, "ignored")).toMatchObject({ "Товар/СтавкиНалогов": 5, "Цена: Закупівельна (USD)": 3 });
});

test("2. two wholesale types and a purchase one that says «опт»: nothing is sold until staff choose, then at once", async () => {
  const types = [
    ["a", "Закупочная (опт поставщика)", "200"],
    ["b", "Крупный опт", "400"],
    ["c", "Мелкий опт", "430"],
    ["d", "Базова", "300"],
  ] as const;
  const report = await here.receive({ "import.xml": socks, "offers.xml": offersOf(types) });
  expect(report).toMatchObject({ withoutPrice: 3, doubts: [{ role: "wholesale", names: ["Крупный опт", "Мелкий опт"] }] });
  expect((await here.listing()).total).toBe(0);
  const { session } = await addFirstOwner(here.shop);
  const staff = { id: session.id, email: session.email, name: session.name, role: session.role, sessionId: 0 } as StaffMember;
  await choosePriceRole(testVisit(here.shop, { staff }), { id: "b", role: "wholesale" });
  await here.settled();
  expect((await here.listing({ sort: "cheaper" })).products.map(({ price }) => price)).toEqual([400, 400, 400]);
  expect(await here.menu()).toMatchObject({ female: ["Для жінок 1"], male: ["Для чоловіків 1"], kids: ["Дитячі шкарпетки 1"] });
});

test("3. «Гуртова» sells, a type of unknown name beside it does not", async () => {
  const report = await here.receive({
    "a.xml": socks,
    "b.xml": offersOf([
      ["x", "Інтернет-магазин", "99"],
      ["y", "Гуртова", "36.50"],
    ]),
  });
  expect((await here.listing()).products.map(({ price }) => price)).toEqual([36.5, 36.5, 36.5]);
  expect(report.priceTypes).toContainEqual({ name: "Інтернет-магазин", role: "unknown" });
});

test("4. split files that come backwards, each in a call of its own, meet in the end", async () => {
  const calls = [
    ["rests___1.xml", split.rests],
    ["prices___2.xml", split.prices],
    ["offers___3.xml", split.offers],
    ["import___4.xml", split.goods],
    ["import___5.xml", split.classifier],
  ] as const;
  const reports = [];
  for (const [name, text] of calls) reports.push(await here.receive({ [name]: text }));
  expect(reports[0]).toMatchObject({ parked: 3, refused: [] });
  const coat = await here.product(split.coatId);
  expect(coat).toMatchObject({ price: 1290, gender: "female", breadcrumbs: [{ name: "Женская верхняя одежда" }] });
  expect(coat.productVariations.map(({ size, colourName, stock }) => `${size} ${colourName} ${stock}`)).toEqual([
    "44 чорний 3",
    "46 чорний 4",
    "48 темно-синій 5",
  ]);
  expect(await here.menu("ru")).toMatchObject({ female: ["Женская верхняя одежда 1"], male: [] });
});

test("5. an orders file beside a catalogue changes no goods, and is told by its name", async () => {
  await here.receive({ "import.xml": trade.importXml, "offers.xml": trade.offersXml });
  const id = "11111111-0000-4000-8000-000000000001";
  const order = `<?xml version="1.0" encoding="windows-1251"?><КоммерческаяИнформация ВерсияСхемы="2.05"><Документ><Ид>7</Ид><Номер>100234</Номер><ХозОперация>Заказ товара</ХозОперация><Товары><Товар><Ид>${id}</Ид><Наименование>Чужа назва</Наименование><ЦенаЗаЕдиницу>1</ЦенаЗаЕдиницу></Товар><Товар><Ид>ORDER_DELIVERY</Ид><Наименование>Доставка</Наименование></Товар></Товары></Документ></КоммерческаяИнформация>`;
  const report = await here.receive({ "orders.xml": inWindows1251(order) });
  expect(report).toMatchObject({ products: 0, changed: 0, refused: [] });
  expect(counted(report, "ignored")).toEqual({ Документ: 1 });
  expect(await here.product(id)).toMatchObject({ name: "Сукня трикотажна з кишенями", price: 420 });
  expect(await here.found("доставка")).toEqual([]);
});

test("6. an old schema in windows-1251: brand, country, sizes from names, stock from attributes", async () => {
  const report = await here.receive({ "import.xml": inWindows1251(catalogueXml) });
  const sweater = await here.product("sweater-1");
  expect(sweater).toMatchObject({
    name: "Светр вʼязаний «Їжак»",
    article: "Б- 130005",
    brand: "Львів Трикотаж",
    country: "Україна",
    gender: "male",
    price: 380.5,
    breadcrumbs: [{ name: "Мужская одежда" }, { name: "Свитера" }],
  });
  expect(sweater.productVariations).toMatchObject([
    { size: "48", stock: 4 },
    { size: "50", stock: 7 },
  ]);
  expect(await here.found("Б-130005")).toEqual(["sweater-1"]);
  expect(report).toMatchObject({ refused: [], products: 1, offers: 2 });
});

test("7. no groups of use, whom it is for by «Пол»: goods stand with their audiences, the rest waits unsorted, properties are shown", async () => {
  await here.receive({ "v8_0_1.xml": foreignProperties });
  const names = async (gender: "female" | "male") => (await here.listing({ gender })).products.map(({ name }) => name).toSorted();
  expect(await names("female")).toEqual(["Кросівки Fly", "Куртка Вітер", "Черевики Тіна"]);
  expect(await names("male")).toEqual(["Кросівки Fly", "Черевики Макс"]);
  const shoe = await here.product("z1");
  expect(shoe).toMatchObject({ brand: "Inblu", country: "Італія", gender: "female", price: 1250 });
  expect(shoe.breadcrumbs.map(({ name }) => name)).not.toContain("Номенклатура");
  expect(shoe.details).toContainEqual({ name: "Висота підбора, см", value: "6,5" });
  expect((await here.product("z5")).gender).toBeNull();
  const { facets } = await here.listing({ gender: "female" });
  const colours = facets.find(({ name }) => name === "colour")?.values.map(({ label }) => label) ?? [];
  expect(colours.toSorted()).toEqual(["блакитний", "жовтий", "синій"]);
  expect((await here.product("z3")).productVariations).toMatchObject([{ colour: "pale-blue", colourName: "Сіро-блакитний меланж" }]);
  expect(facets.find(({ name }) => name === "brand")?.values.map(({ label, count }) => `${label} ${count}`)).toEqual(["Inblu 1", "Mida 1"]);
  expect((await here.product("z4")).productVariations).toMatchObject([{ size: "48", colourName: "жовтий" }]);
});

test("8. an archive with pictures at several depths is an export like a folder", async () => {
  const photo = await sharp({ create: { width: 600, height: 800, channels: 3, background: "#1040c0" } })
    .jpeg()
    .toBuffer();
  const id = "11111111-0000-4000-8000-000000000002";
  const withPictures = trade.importXml.replace(
    "<Наименование>Блуза шовкова</Наименование>",
    "<Наименование>Блуза шовкова</Наименование><Картинка>import_files/11/111_a.jpg</Картинка><Картинка>import_files\\11\\111_B.JPG</Картинка>",
  );
  const report = await here.receive({
    "v8_0a1b.zip": zipOf([
      { name: "import.xml", bytes: Buffer.from(withPictures) },
      { name: "offers.xml", bytes: Buffer.from(trade.offersXml) },
      { name: "import_files/11/111_a.jpg", bytes: photo },
    ]),
    "webdata/000000001/import_files/11/111_b.jpg": photo,
  });
  expect(report).toMatchObject({ products: 5, refused: [], pictures: { taken: 2, missing: { count: 0 }, refused: [] } });
  const { images } = await here.product(id);
  expect(images).toHaveLength(2);
  for (const { src } of images) {
    const shown = await pictureResponse(here.shop, `${src}/480.jpg`);
    const { dominant } = await sharp(Buffer.from((await shown?.arrayBuffer()) ?? new ArrayBuffer())).stats();
    expect(dominant.b).toBeGreaterThan(150);
  }
});

test("9. a delta with marks of deletion in three spellings, numbers nobody can have, an offer in other money", async () => {
  await here.receive({ "import.xml": trade.importXml, "offers.xml": trade.offersXml });
  const ids = [1, 2, 3, 4, 5].map((at) => `11111111-0000-4000-8000-00000000000${at}`);
  const delta = `<?xml version="1.0" encoding="UTF-8"?>
<КоммерческаяИнформация xmlns="urn:1C.ru:commerceml_2" ВерсияСхемы="2.10">
<Каталог><СодержитТолькоИзменения>true</СодержитТолькоИзменения><Ид>cat</Ид><Товары>
<Товар Статус="Удален"><Ид>${ids[1]}</Ид></Товар>
<Товар><Ид>${ids[2]}</Ид><ПометкаУдаления>Да</ПометкаУдаления></Товар>
<Товар><Ид>${ids[4]}</Ид><Статус>Удален</Статус></Товар></Товары></Каталог>
<ПакетПредложений СодержитТолькоИзменения="true"><Ид>cat#</Ид><Предложения>
<Предложение><Ид>${ids[0]}#a1</Ид><Количество>-5</Количество></Предложение>
<Предложение><Ид>${ids[0]}#a2</Ид><Количество>99999999999999</Количество></Предложение>
<Предложение><Ид>${ids[0]}#a3</Ид><ХарактеристикиТовара><ХарактеристикаТовара><Наименование>Розмір</Наименование><Значение>48</Значение></ХарактеристикаТовара></ХарактеристикиТовара><Количество>6</Количество><Цены><Цена><ИдТипаЦены>t-opt</ИдТипаЦены><ЦенаЗаЕдиницу>11</ЦенаЗаЕдиницу><Валюта>EUR</Валюта></Цена></Цены></Предложение>
<Предложение><Ид>${ids[1]}</Ид><Количество>3</Количество></Предложение>
</Предложения></ПакетПредложений></КоммерческаяИнформация>`;
  const report = await here.receive({ "delta.xml": delta });
  for (const id of [ids[1], ids[2], ids[4]]) await expect(here.product(id ?? "")).rejects.toMatchObject({ status: 410 });
  const dress = await here.product(ids[0] ?? "");
  expect(dress.productVariations.find(({ size }) => size === "46")?.stock).toBe(3);
  expect(dress.productVariations.map(({ size }) => size)).not.toContain("48");
  expect((await here.listing()).products.map(({ id_1c }) => id_1c)).toEqual([ids[0]]);
  const lineOf = (tail: string) => delta.split("\n").findIndex((line) => line.includes(`${ids[0]}#${tail}`)) + 1;
  expect(report.refused).toContainEqual(expect.objectContaining({ file: "delta.xml", line: lineOf("a2"), id1c: `${ids[0]}#a2` }));
  expect(report.refused.filter(({ id1c }) => id1c === ids[1])).toEqual([]);
  expect(report.refused).toContainEqual(expect.objectContaining({ line: lineOf("a3"), said: "Оптова: 11 EUR", whole: false }));
});

test("10. nested folders, one file a page of the web and one broken: neither passes for a success, and the place is told", async () => {
  const nested = { "1c/webdata/import0_1.xml": trade.importXml, "1c/webdata/deep/offers0_1.xml": trade.offersXml };
  expect(await here.receive(nested)).toMatchObject({ products: 5, offers: 6, refused: [] });
  expect((await here.listing()).total).toBe(4);
  await expect(here.receive({ "import.xml": "<!DOCTYPE html><html><body>502 Bad Gateway</body></html>" })).rejects.toThrow(/import\.xml/);
  const broken = trade.importXml.replace("</Наименование><БазоваяЕдиница", "<БазоваяЕдиница");
  await expect(here.receive({ "import.xml": broken })).rejects.toThrow(/import\.xml:4/);
  expect((await here.listing()).total).toBe(4);
});
