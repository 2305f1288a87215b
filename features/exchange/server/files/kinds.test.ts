import { afterEach, beforeEach, expect, test } from "vitest";
import { catalogueOf, commerceMl, goodInShop, goodOf, importTexts, offerOf, offersOf } from "../../../../support/commerceml-files.ts";
import { openTestShop, type TestShop } from "../../../../support/test-shop.ts";

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const types = { o: "Оптова" };
const goods = (id = "p") => ({
  "import.xml": commerceMl(catalogueOf(goodOf(id))),
  "offers.xml": commerceMl(offersOf(offerOf(`${id}#1`, { o: "100" }, "<Количество>5</Количество>"), types)),
});
const order = (inside: string) =>
  `<Документ><Ид>1</Ид><Номер>1</Номер><Дата>2026-11-20</Дата><ХозОперация>Заказ товара</ХозОперация><Товары>${inside}</Товары></Документ>`;

test("an orders file changes no good and brings none back, and is named in the report", async () => {
  await importTexts(shop, goods());
  await importTexts(shop, { "del.xml": commerceMl(catalogueOf('<Товар Статус="Удален"><Ид>p</Ид></Товар>')) });
  const lines = `${goodOf("p", "Послуга доставки")}${goodOf("new", "Рядок замовлення")}`;
  const report = await importTexts(shop, {
    "orders.xml": commerceMl(
      order(lines) + order(lines) + `<Контейнер>${order(lines)}</Контейнер><Контрагенты><Контрагент/></Контрагенты>`,
    ),
  });
  expect(await goodInShop(shop, "p")).toMatchObject({ name: "Сукня", hidden: true });
  expect(await goodInShop(shop, "new")).toBeUndefined();
  expect(report).toMatchObject({ state: "done", products: 0, changed: 0, refused: [] });
  expect(report.counts).toEqual([
    { kind: "ignored", name: "Документ", count: 2 },
    { kind: "ignored", name: "Контейнер", count: 1 },
    { kind: "ignored", name: "Контрагенты", count: 1 },
  ]);
});

test.each(["Услуга", "Послуга", "Работа"])(
  "«%s» among the goods is not shown, and neither is what was taken for goods before",
  async (kind) => {
    const said = `<ЗначенияРеквизитов><ЗначениеРеквизита><Наименование>ТипНоменклатуры</Наименование><Значение>${kind}</Значение></ЗначениеРеквизита></ЗначенияРеквизитов>`;
    await importTexts(shop, goods("packing"));
    expect(await goodInShop(shop, "packing")).toMatchObject({ hidden: false });
    const offers = ["p", "packing", "delivery"].map((id) => offerOf(id, { o: "100" }, "<Количество>5</Количество>")).join("");
    const report = await importTexts(shop, {
      "import.xml": commerceMl(catalogueOf(goodOf("p") + goodOf("packing", "Пакування", said) + goodOf("delivery", "Доставка", said))),
      "offers.xml": commerceMl(offersOf(offers, types)),
    });
    expect(await goodInShop(shop, "p")).toMatchObject({ hidden: false });
    expect(await goodInShop(shop, "packing")).toMatchObject({ hidden: true });
    expect((await goodInShop(shop, "delivery"))?.hidden ?? true).toBe(true);
    expect(report.counts).toContainEqual({ kind: "ignored", name: "Товар (Услуга)", count: 2 });
    expect(report.refused).toEqual([]);
  },
);

test("goods outside a catalogue and offers outside a package are nobody's", async () => {
  const report = await importTexts(shop, {
    "a.xml": commerceMl(`<Товары>${goodOf("p")}</Товары><Предложения>${offerOf("p#1", { o: "1" })}</Предложения>`),
    "b.xml": commerceMl(`<ПакетПредложений><Товары>${goodOf("p")}</Товары></ПакетПредложений>`),
  });
  expect(await goodInShop(shop, "p")).toBeUndefined();
  expect(report.counts.map(({ name }) => name)).toEqual(["ПакетПредложений/Товары", "Предложения", "Товары"]);
});

test("a package of changed offers is one of offers", async () => {
  await importTexts(shop, goods());
  const changes = offersOf(offerOf("p#1", { o: "120" }), types).replaceAll("ПакетПредложений", "ИзмененияПакетаПредложений");
  await importTexts(shop, { "c.xml": commerceMl(changes) });
  expect(await goodInShop(shop, "p")).toMatchObject({ price: 12_000 });
});

test.each([
  ["a page of the web", "<!DOCTYPE html>\n<html><body>Увійдіть</body></html>", "notCommerceMl"],
  ["well-formed HTML", "<html><body><p>Увійдіть</p></body></html>", "notCommerceMl"],
  ["a feed of another kind", '<?xml version="1.0"?><yml_catalog date="x"><shop/></yml_catalog>', "notCommerceMl"],
  ["no XML at all", "PK\u0003\u0004 archive", "brokenXml"],
  ["nothing", "", "brokenXml"],
])("%s is no import", async (_, text, reason) => {
  await expect(importTexts(shop, { "page.xml": text })).rejects.toMatchObject({ reason, file: "page.xml", line: 1 });
  expect(await shop.db.read.selectFrom("import_run").select(["state", "note"]).executeTakeFirst()).toEqual({
    state: "failed",
    note: reason,
  });
});

test("a file of another kind among exports is named, and the exports are taken", async () => {
  const report = await importTexts(shop, { ...goods(), "feed.xml": "<rss><channel/></rss>" });
  expect(report.refused).toMatchObject([{ file: "feed.xml", line: 1, reason: "notCommerceMl", said: "rss" }]);
  expect(await goodInShop(shop, "p")).toMatchObject({ hidden: false });
});

test("a broken tag says where it is, and everything before the file's rows is looked at before anything changes", async () => {
  const broken = commerceMl(catalogueOf(`${goodOf("p")}\n<Товар><Ид>q</Товар>`));
  await expect(importTexts(shop, { "import.xml": broken })).rejects.toMatchObject({ file: "import.xml", line: 5, reason: "brokenXml" });
  expect(await shop.db.read.selectFrom("import_refusal").select(["file", "line", "reason"]).execute()).toMatchObject([{ line: 5 }]);
  await expect(
    importTexts(shop, { "a.xml": commerceMl(catalogueOf(goodOf("a"))), "b.xml": "<КоммерческаяИнформация><Каталог><Товары></Каталог>" }),
  ).rejects.toMatchObject({ file: "b.xml" });
  expect(await goodInShop(shop, "a")).toBeUndefined();
});

test("what the report counts accounts for every row, group, picture and unread element", async () => {
  const good = goodOf(
    "p",
    "Сукня",
    "<Картинка>import_files/1.jpg</Картинка><Картинка>import_files/2.jpg</Картинка><СтавкиНалогов><СтавкаНалога/></СтавкиНалогов><Упаковка>3</Упаковка>",
  );
  const classifier =
    "<Классификатор><Ид>k</Ид><Группы><Группа><Ид>g</Ид><Наименование>Сукні</Наименование><Группы><Группа><Ид>h</Ид><Наименование>Міді</Наименование></Группа></Группы></Группа></Группы><Склады><Склад/></Склады></Классификатор>";
  const report = await importTexts(shop, {
    "i.xml": commerceMl(classifier + catalogueOf(`${good}<Товар><Наименование>Без Ид</Наименование></Товар><Товар><Ид>x</Ид></Товар>`)),
    "o.xml": commerceMl(offersOf(`${offerOf("p#1", { o: "100" })}${offerOf("later#1", { o: "100" })}`, types)),
  });
  const counts = Object.fromEntries(report.counts.map(({ kind, name, count }) => [`${kind} ${name}`, count]));
  expect(counts).toMatchObject({
    "taken Группа": 2,
    "taken Товар": 1,
    "taken Картинка": 2,
    "taken Предложение": 1,
    "ignored Классификатор/Склады": 1,
    "ignored Товар/СтавкиНалогов": 1,
    "ignored Товар/Упаковка": 1,
  });
  expect(report).toMatchObject({ products: 3, offers: 2, parked: 1 });
  expect(report.refused.map(({ reason, whole }) => [reason, whole])).toEqual([
    ["noId", true],
    ["noName", true],
    ["pictureMissing", false],
    ["pictureMissing", false],
  ]);
});

test("what an import named is forgotten when it ends, whether of changes, in full or failed", async () => {
  const good = goodOf("forgotten");
  const left = async () => (await shop.db.read.selectFrom("import_seen").select("run_id").execute()).length;
  await importTexts(shop, { "import.xml": commerceMl(catalogueOf(good)) });
  expect(await left()).toBe(0);
  await importTexts(shop, { "import.xml": commerceMl(catalogueOf(good, true)) });
  expect(await left()).toBe(0);
  await expect(
    importTexts(shop, { "a.xml": commerceMl(catalogueOf(good)), "b.xml": commerceMl(catalogueOf(`${good}<Товар>`)) }),
  ).rejects.toThrow();
  expect(await left()).toBe(0);
});
