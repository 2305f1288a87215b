import { sql } from "kysely";
import { kopiykas } from "../../../platform/money/money.ts";
import { mkdtemp, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { stockInvariants } from "../../stock/stock.server.ts";
import { openTestShop, type TestShop } from "../../../support/test-shop.ts";
import { importFiles } from "./import-files.ts";

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

const BOM = "\ufeff";
const root = (inside: string, more = 'xmlns="urn:1C.ru:commerceml_2" ВерсияСхемы="2.10"') =>
  `<КоммерческаяИнформация ${more}>${inside}</КоммерческаяИнформация>`;
const xml = (text: string, encoding = "UTF-8") => `<?xml version="1.0" encoding="${encoding}"?>\n${text}`;
const delta = 'СодержитТолькоИзменения="true"';
const goods = (inside: string) => `<Каталог ${delta}><Товары>${inside}</Товары></Каталог>`;
const offers = (inside: string, types = "<ТипЦены><Ид>opt</Ид><Наименование>Оптова</Наименование></ТипЦены>") =>
  `<ПакетПредложений ${delta}><ТипыЦен>${types}</ТипыЦен><Предложения>${inside}</Предложения></ПакетПредложений>`;
const price = (hryvnias: string, currency = "UAH") =>
  `<Цены><Цена><ИдТипаЦены>opt</ИдТипаЦены><ЦенаЗаЕдиницу>${hryvnias}</ЦенаЗаЕдиницу><Валюта>${currency}</Валюта></Цена></Цены>`;
const product = (name = "Сукня «Ґава» їжакова") =>
  `<Товар><Ид>${id}</Ид><Артикул>Б- 130005</Артикул><Наименование>${name}</Наименование></Товар>`;
const offer = (inside: string, variation = "#v1") => `<Предложение><Ид>${id}${variation}</Ид>${inside}</Предложение>`;

test("windows-1251 by its declaration", async () => {
  await run({
    "import.xml": cp1251(xml(root(goods(product("Сукня їжакова"))), "windows-1251")),
    "offers.xml": xml(root(offers(offer(price("899.5") + "<Количество>3</Количество>")))),
  });
  expect(await read()).toMatchObject({ name: "Сукня їжакова", price: 89_950, onHand: 3, hidden: false });
});

test("a byte order mark, no namespace, another order of files and children", async () => {
  const text = root(offers(offer(price("100"))) + goods(product()), "");
  await run({ "a.xml": BOM + xml(text) });
  expect(await read()).toMatchObject({ name: "Сукня «Ґава» їжакова", price: 10_000 });
});

test("offers, prices and stock in files of their own patch one another and zero nothing", async () => {
  await run({
    "import___1.xml": xml(root(goods(product()))),
    "offers___1.xml": xml(root(offers(offer("<Наименование>Сукня (46)</Наименование>")))),
  });
  expect(await read()).toMatchObject({ hidden: true, size: "46" });
  await run({ "prices___1.xml": xml(root(offers(offer(price("1 250,00"))))) });
  await run({
    "rests___1.xml": xml(
      root(
        offers(
          offer(
            "<Остатки><Остаток><Склад><Ид>w</Ид><Количество>5</Количество></Склад></Остаток><Остаток><Склад><Ид>x</Ид><Количество>2</Количество></Склад></Остаток></Остатки>",
          ),
        ),
      ),
    ),
  });
  expect(await read()).toMatchObject({ price: 125_000, onHand: 7, hidden: false, size: "46" });
  await run({ "prices___2.xml": xml(root(offers(offer(price("1300"))))) });
  expect(await read()).toMatchObject({ price: 130_000, onHand: 7 });
});

test.each([
  ["an attribute", (name: string) => `<Товар Статус="Удален"><Ид>${name}</Ид></Товар>`],
  ["a child", (name: string) => `<Товар><Ид>${name}</Ид><Статус>удален</Статус></Товар>`],
  ["a deletion mark", (name: string) => `<Товар><Ид>${name}</Ид><ПометкаУдаления>true</ПометкаУдаления></Товар>`],
])("a deleted item is hidden, marked by %s, and returns when it is sent again", async (_, mark) => {
  await run({ "i.xml": xml(root(goods(product()))), "o.xml": xml(root(offers(offer(price("10"))))) });
  await run({ "i.xml": xml(root(goods(mark(id)))) });
  expect(await read()).toMatchObject({ hidden: true, name: "Сукня «Ґава» їжакова" });
  await run({ "i.xml": xml(root(goods(product("Сукня знову")))) });
  expect(await read()).toMatchObject({ hidden: false, name: "Сукня знову" });
});

test("product#variation already in the goods is one product; an offer without # is its own variation", async () => {
  await run({
    "i.xml": xml(
      root(
        goods(
          `<Товар><Ид>${id}#one</Ид><Наименование>Худі</Наименование></Товар><Товар><Ид>${id}#two</Ид><Наименование>Худі</Наименование></Товар>`,
        ),
      ),
    ),
    "o.xml": xml(root(offers(`<Предложение><Ид>${id}</Ид>${price("10")}</Предложение>`))),
  });
  expect(await read()).toMatchObject({ name: "Худі", variations: 1, hidden: false });
});

test("no classifier, an unknown group and a product that comes later are parked, then taken or go on waiting", async () => {
  const withGroup = `<Товар><Ид>${id}</Ид><Наименование>Плед</Наименование><Группы><Ид>group-${id}</Ид></Группы></Товар>`;
  const report = await run({ "a-offers.xml": xml(root(offers(offer(price("10"))))), "z-goods.xml": xml(root(goods(withGroup))) });
  expect(await read()).toMatchObject({ name: "Плед", hidden: false });
  expect(report.refused).toEqual([]);
  expect(await parked()).toEqual([{ file: "z-goods.xml", line: 2, id_1c: id, waits_for: `group-${id}` }]);
  const lonely = await run({ "o.xml": xml(root(offers(`<Предложение><Ид>nobody-${id}#1</Ид>${price("10")}</Предложение>`))) });
  expect(lonely).toMatchObject({ refused: [], parked: 1 });
  expect(await parked(`nobody-${id}#1`)).toMatchObject([{ file: "o.xml", line: 2, waits_for: `nobody-${id}` }]);
});

test("axes in characteristics, in property values or in the name; values of a directory by their text", async () => {
  const classifier = `<Классификатор><Свойства><Свойство><Ид>s1</Ид><Наименование>Сезон</Наименование><ТипЗначений>Справочник</ТипЗначений><ВариантыЗначений><Справочник><ИдЗначения>z</ИдЗначения><Значение>Зима</Значение></Справочник></ВариантыЗначений></Свойство><Свойство><Ид>c1</Ид><Наименование>Цвет</Наименование></Свойство></Свойства></Классификатор>`;
  const item = `<Товар><Ид>${id}</Ид><Наименование>Пуховик</Наименование><ЗначенияСвойств><ЗначенияСвойства><Ид>s1</Ид><Значение>z</Значение></ЗначенияСвойства></ЗначенияСвойств></Товар>`;
  const characteristic = (name: string, value: string) =>
    `<ХарактеристикиТовара><ХарактеристикаТовара><Наименование>${name}</Наименование><Значение>${value}</Значение></ХарактеристикаТовара></ХарактеристикиТовара>`;
  await run({
    "i.xml": xml(root(classifier + goods(item))),
    "o.xml": xml(
      root(
        offers(
          offer(characteristic("1.Розмір", "48") + price("10")) +
            offer(`<Наименование>Пуховик (50)</Наименование>${price("10")}`, "#v2") +
            offer(
              `<ЗначенияСвойств><ЗначенияСвойства><Ид>c1</Ид><Значение>бордовый</Значение></ЗначенияСвойства></ЗначенияСвойств>${price("10")}`,
              "#v3",
            ),
        ),
      ),
    ),
  });
  const rows = await shop.db.read
    .selectFrom("variation")
    .innerJoin("product", "product.id", "variation.product_id")
    .select(["variation.size", "variation.colour", "product.season"])
    .where("product.id_1c", "=", id)
    .orderBy("variation.id_1c")
    .execute();
  expect(rows).toEqual([
    { size: "48", colour: "", season: "Зима" },
    { size: "50", colour: "", season: "Зима" },
    { size: "", colour: "burgundy", season: "Зима" },
  ]);
});

test.each([
  ["per warehouse, as an attribute", '<Склад ИдСклада="a" КоличествоНаСкладе="4"/><Склад ИдСклада="b" КоличествоНаСкладе=""/>', 4],
  ["a bare number", "<Остатки><Остаток>7</Остаток></Остатки>", 7],
  ["without a warehouse", "<Остатки><Остаток><Количество>8</Количество></Остаток></Остатки>", 8],
  ["a negative one", "<Количество>-2</Количество>", 0],
])("stock %s", async (_, stock, expected) => {
  await run({ "i.xml": xml(root(goods(product()))), "o.xml": xml(root(offers(offer(price("10") + stock)))) });
  expect(await read()).toMatchObject({ onHand: expected });
});

test("money that is no hryvnia, a price that is no number and a row without an id are refused with their line", async () => {
  const bad = `\n${offer(price("10", "руб"))}\n${offer(price("дорого"), "#v2")}\n<Предложение><Наименование>?</Наименование></Предложение>`;
  const report = await run({ "i.xml": xml(root(goods(product()))), "o.xml": xml(root(offers(bad))) });
  expect(report.refused.map(({ line, reason, said, whole }) => [line, reason, said, whole])).toEqual([
    [5, "noId", "", true],
    [3, "priceCurrency", "Оптова: 10 руб", false],
    [4, "priceUnreadable", "Оптова: дорого", false],
  ]);
});

test("S46 a DOCTYPE is refused, broken XML fails the run and changes nothing", async () => {
  await expect(run({ "i.xml": `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]>${root(goods(product()))}` })).rejects.toThrow(
    "i.xml:1: doctype",
  );
  await expect(run({ "i.xml": xml(root(goods(product())).slice(0, -30)) })).rejects.toThrow();
});

test("S47 the same files twice change nothing", async () => {
  const files = { "i.xml": xml(root(goods(product()))), "o.xml": xml(root(offers(offer(price("10") + "<Количество>5</Количество>")))) };
  expect((await run(files)).changed).toBeGreaterThan(0);
  expect((await run(files)).changed).toBe(0);
});

test("S48 a report never takes pieces that a cart holds, and says so", async () => {
  await run({ "i.xml": xml(root(goods(product()))), "o.xml": xml(root(offers(offer(price("10") + "<Количество>5</Количество>")))) });
  const variation = await shop.db.read.selectFrom("variation").select("id").where("id_1c", "=", `${id}#v1`).executeTakeFirstOrThrow();
  const cart = await shop.db.read
    .insertInto("cart")
    .values({
      id: crypto.randomUUID(),
      suborder_id: crypto.randomUUID(),
      guest_hash: Buffer.from(id),
      state: "open",
      opened_at: shop.clock.now(),
      reserved_until: new Date(Date.now() + 3.6e9),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await shop.db.read
    .insertInto("cart_line")
    .values({ cart_id: cart.id, variation_id: variation.id, pieces: 4, price: kopiykas(1_000), added_at: shop.clock.now() })
    .execute();
  await shop.db.read.updateTable("stock").set({ reserved: 4 }).where("variation_id", "=", variation.id).execute();
  const report = await run({ "r.xml": xml(root(offers(offer("<Количество>1</Количество>")))) });
  expect(await read()).toMatchObject({ onHand: 4 });
  expect(report.refused).toMatchObject([{ id1c: `${id}#v1`, reason: "stockShort", said: "1", whole: false }]);
  expect(await stockInvariants(shop)).toEqual([]);
});

test("S48 a full export that would hide a fifth of the catalogue waits and hides nothing", async () => {
  const before = await shop.db.read.selectFrom("product").select("id").where("hidden", "=", false).execute();
  const full = root(`<Каталог СодержитТолькоИзменения="false"><Товары>${product()}</Товары></Каталог>`);
  const report = await run({ "i.xml": xml(full) });
  expect(report.state).toBe("waiting");
  expect((await shop.db.read.selectFrom("product").select("id").where("hidden", "=", false).execute()).length).toBe(before.length);
});

const parked = (of = id) =>
  shop.db.read.selectFrom("import_parked").select(["file", "line", "id_1c", "waits_for"]).where("id_1c", "=", of).execute();

async function run(files: Record<string, string | Uint8Array>) {
  const folder = await mkdtemp(path.join(os.tmpdir(), "semyriad-import-"));
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
  return importFiles(shop, { paths: [folder] });
}

async function read() {
  const row = await shop.db.read
    .selectFrom("product")
    .leftJoin("variation", "variation.product_id", "product.id")
    .leftJoin("stock", "stock.variation_id", "variation.id")
    .select(["product.name_uk as name", "product.hidden", "variation.price", "variation.size", "stock.on_hand as onHand"])
    .where("product.id_1c", "=", id)
    .execute();
  return { ...row[0], variations: row.length };
}

/** Encodes Ukrainian text as windows-1251, which no standard encoder writes. */
function cp1251(text: string): Uint8Array {
  const table = new TextDecoder("windows-1251").decode(Uint8Array.from({ length: 256 }, (_, at) => at));
  return Uint8Array.from([...text].map((letter) => table.indexOf(letter)));
}

test("the database has counted the goods after an import, so that it looks for one product by its index", async () => {
  await run({ "import.xml": xml(root(goods(product()))), "offers.xml": xml(root(offers(offer(price("899.5"))))) });
  const { rows } = await sql`
    select distinct tablename as name from pg_stats where tablename in ('product', 'variation', 'stock') order by 1`.execute(shop.db.read);
  expect(rows).toEqual([{ name: "product" }, { name: "stock" }, { name: "variation" }]);
});
