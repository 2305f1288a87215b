import { changesHeard } from "../../../../support/changes.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  classifierXml,
  commerceMl,
  catalogueOf,
  goodOf,
  importTexts,
  offersXml,
  productXml,
  propertyXml,
  writeTestExport,
} from "../../../../support/commerceml-files.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { cartApi } from "../../../cart/cart.server.ts";
import { getProduct } from "../../../catalogue/catalogue.contract.ts";
import { openCatalogueModel } from "../../../catalogue/catalogue.server.ts";
import { importFiles } from "../import-files.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await openCatalogueModel(shop);
});
afterAll(() => shop.close());

const names: Record<string, string> = {
  maker: "Виробник",
  land: "Країна-виробник",
  size: "Розмір одягу",
  colour: "Цвет",
  sleeve: "Довжина рукава",
  style: "Фасон",
  styleRu: "Фасон (рос.)",
  fabric: "Ткань",
};
const properties = Object.entries(names).map(([id, name]) => propertyXml(id, name));

async function run(products: string, offers: string) {
  const folder = await writeTestExport({
    "import.xml": commerceMl(classifierXml({ properties: properties.join("") }) + catalogueOf(products)),
    "offers.xml": commerceMl(offers),
  });
  const report = await importFiles(shop, { paths: [folder] });
  await changesHeard(shop);
  return report;
}
const view = async (id: string, locale: "ua" | "ru" = "ua") =>
  (await callEndpoint(cartApi, getProduct, testVisit(shop, { locale }), { id })).body;

const shirt = productXml("shirt", {
  name: "Сорочка",
  values: {
    maker: "Верба",
    land: "Туреччина",
    size: "46",
    colour: "Синяя",
    sleeve: "Довгий",
    style: "Приталений",
    styleRu: "Приталенный",
    fabric: "Льон",
  },
  inside:
    '<Штрихкод>4820000000424</Штрихкод><БазоваяЕдиница Код="715" НаименованиеКраткое="пара">пара</БазоваяЕдиница><Модель>КР-7</Модель>' +
    "<Картинка>import_files\\ab\\front.jpg</Картинка><ЗначенияРеквизитов><ЗначениеРеквизита><Наименование>ОписаниеФайла</Наименование><Значение>import_files/ab/front.jpg#Вигляд спереду</Значение></ЗначениеРеквизита></ЗначенияРеквизитов>",
});

test("properties of every ordinary name find their field, every other is a detail in the visitor's language", async () => {
  await run(shirt, offersXml({ id: "shirt" }));
  const product = await view("shirt");
  expect(product).toMatchObject({ brand: "Верба", country: "Туреччина", material: "Льон" });
  expect(product.productVariations).toMatchObject([{ size: "46", colour: "blue", colourName: "синій" }]);
  expect(product.details).toEqual([
    { name: "Довжина рукава", value: "Довгий" },
    { name: "Фасон", value: "Приталений" },
    { name: "Модель", value: "КР-7" },
    { name: "Одиниця", value: "пара" },
  ]);
  expect((await view("shirt", "ru")).details).toEqual([
    { name: "Длина рукава", value: "Довгий" },
    { name: "Фасон", value: "Приталенный" },
    { name: "Модель", value: "КР-7" },
    { name: "Единица", value: "пара" },
  ]);
  expect(product.images).toMatchObject([{ alt: "Сорочка, Вигляд спереду" }]);
});

test("the same file changes nothing, and a property that is gone leaves the page", async () => {
  expect((await run(shirt, offersXml({ id: "shirt" }))).changed).toBe(0);
  await run(productXml("shirt", { name: "Сорочка", values: { sleeve: "Короткий" } }), offersXml({ id: "shirt" }));
  expect((await view("shirt")).details).toEqual([{ name: "Довжина рукава", value: "Короткий" }]);
  await run(productXml("shirt", { name: "Сорочка біла" }), offersXml({ id: "shirt" }));
  expect((await view("shirt")).details).toHaveLength(1);
});

const htmlOf = (value: string) =>
  `<ЗначенияРеквизитов><ЗначениеРеквизита><Наименование>ОписаниеВФорматеHTML</Наименование><Значение>${value}</Значение></ЗначениеРеквизита></ЗначенияРеквизитов>`;

test("a description in HTML is read as text: lines stay, no markup reaches the page; a flag beside plain text is no text", async () => {
  const description =
    "<Описание>&lt;p&gt;Тепла &amp;laquo;Верба&amp;raquo;&lt;/p&gt;&lt;ul&gt;&lt;li&gt;кишені&lt;/li&gt;&lt;/ul&gt;</Описание>";
  const report = await run(
    productXml("html", { inside: description }) +
      productXml("site", {
        inside: `<Описание>коротко</Описание>${htmlOf("<![CDATA[<b>Довгий</b> опис<br>у двох рядках<script>alert(1)</script>]]>")}`,
      }) +
      productXml("flag", { inside: `<Описание>Зріст &lt; 170</Описание>${htmlOf("true")}` }) +
      productXml("long", { inside: `<Описание>${"а".repeat(10_001)}</Описание>` }),
    offersXml({ id: "html" }, { id: "site" }, { id: "flag" }, { id: "long" }),
  );
  expect((await view("html")).description).toBe("Тепла «Верба»\n\n• кишені");
  expect((await view("site")).description).toBe("Довгий опис\nу двох рядках");
  expect((await view("flag")).description).toBe("Зріст < 170");
  expect((await view("long")).description).toHaveLength(10_000);
  expect(report.refused.map(({ id1c, reason, said }) => [id1c, reason, said])).toEqual([["long", "textCut", "Описание: 10001 → 10000"]]);
  expect(report.counts.filter(({ kind }) => kind === "ignored")).toEqual([]);
});

test("a size of the product is not given to one of several variations, a colour is given to all", async () => {
  const axis = (size: string) =>
    `<ХарактеристикиТовара><ХарактеристикаТовара><Наименование>Розмір</Наименование><Значение>${size}</Значение></ХарактеристикаТовара></ХарактеристикиТовара>`;
  await run(
    productXml("many", { values: { size: "46", colour: "зелена" } }),
    offersXml({ id: "many#1", inside: axis("44") }, { id: "many#2" }),
  );
  expect((await view("many")).productVariations.map(({ size, colour }) => [size, colour])).toEqual(
    expect.arrayContaining([
      ["44", "green"],
      ["", "green"],
    ]),
  );
});

test("the day goods appeared is read with its day before its month, and an empty date of 1C says nothing", async () => {
  const said = (id: string, date: string) =>
    goodOf(
      id,
      "Сукня",
      `<ЗначенияРеквизитов><ЗначениеРеквизита><Наименование>Дата появления</Наименование><Значение>${date}</Значение></ЗначениеРеквизита></ЗначенияРеквизитов>`,
    );
  const before = shop.clock.now();
  const { refused } = await importTexts(shop, {
    "import.xml": commerceMl(
      catalogueOf(said("day-first", "05.11.2026 0:00:00") + said("late-day", "28.02.2026") + said("no-day", "01.01.0001 0:00:00")),
    ),
  });
  const rows = await shop.db.read
    .selectFrom("product")
    .select(["id_1c", "first_seen_at as at"])
    .where("id_1c", "in", ["day-first", "late-day", "no-day"])
    .orderBy("id_1c")
    .execute();
  expect(rows.map(({ at }) => at.toISOString())).toEqual(["2026-11-04T22:00:00.000Z", "2026-02-27T22:00:00.000Z", before.toISOString()]);
  expect(refused).toEqual([]);
});

test("names that a base escaped before it wrote XML are shown as people wrote them, in goods, choices, properties and groups", async () => {
  const property = "<ЗначенияСвойства><Наименование>Довжина &amp;amp; крій</Наименование><Значение>Міді</Значение></ЗначенияСвойства>";
  await run(
    productXml("twice", {
      name: "Сукня &amp;quot;Верба&amp;quot;",
      values: { maker: "Льон &amp;amp; Ко" },
      inside: `<ЗначенияСвойств>${property}</ЗначенияСвойств>`,
    }) +
      productXml("once", { name: "H&amp;M, зріст &lt; 170" }) +
      productXml("itself", { name: "Футболка «&amp;amp;amp;»" }),
    offersXml(
      { id: "twice#1", inside: "<Наименование>Сукня (46, &amp;quot;айворі&amp;quot;)</Наименование>" },
      { id: "once" },
      { id: "itself" },
    ),
  );
  const names = await Promise.all(["twice", "once", "itself"].map(async (id) => (await view(id)).name));
  expect(names).toEqual(['Сукня "Верба"', "H&M, зріст < 170", "Футболка «&amp;»"]);
  const { productVariations } = await view("twice");
  expect(productVariations.map(({ size, colourName }) => [size, colourName])).toEqual([["46", '"айворі"']]);
});
