import { afterAll, beforeAll, expect, test } from "vitest";
import {
  catalogueOf,
  classifierXml,
  commerceMl,
  groupXml,
  offerOf,
  offersOf,
  productXml,
  propertyXml,
} from "../../../support/commerceml-files.ts";
import { enter } from "../../../support/one-c.ts";
import type { TestShop } from "../../../support/test-shop.ts";
import { openProgramShop, type ProgramShop } from "./program-shop.ts";

let byXml: ProgramShop;
let byJson: ProgramShop;
let byCsv: ProgramShop;
beforeAll(async () => {
  [byXml, byJson, byCsv] = [await openProgramShop(), await openProgramShop(), await openProgramShop()];
});
afterAll(() => Promise.all([byXml, byJson, byCsv].map(({ shop }) => shop.close())));

const xml = {
  "import.xml": commerceMl(
    classifierXml({
      groups: groupXml("g1", "Жінкам", groupXml("g2", "Сукні")),
      properties: ["Бренд", "Фасон", "Країна", "Сезон"].map((name, at) => propertyXml(`p${at}`, name)).join(""),
    }) +
      catalogueOf(
        productXml("77", {
          name: "Сукня з мережива",
          groups: ["g2"],
          values: { p0: "Верба", p1: "прямий", p2: "Україна", p3: "літо" },
          inside: "<Описание>Тонке мереживо</Описание><БазоваяЕдиница>шт</БазоваяЕдиница>",
        }) + productXml("78", { name: "Плед", groups: ["g2"], inside: "<Штрихкод>4820000000024</Штрихкод>" }),
      ),
  ),
  "offers.xml": commerceMl(
    offersOf(
      offerOf("77#42", { o: "450,50", r: "600" }, axes("42", "чорний") + "<Артикул>KR-42</Артикул><Количество>12</Количество>") +
        offerOf("77#44", { o: "460", r: "610" }, axes("44", "білий") + "<Количество>-3</Количество>") +
        offerOf("78", { o: "1200", r: "1500" }, "<Количество>7</Количество>"),
      { o: "Оптова", r: "Роздрібна" },
    ),
  ),
};

function axes(size: string, colour: string): string {
  const one = (name: string, value: string) =>
    `<ХарактеристикаТовара><Наименование>${name}</Наименование><Значение>${value}</Значение></ХарактеристикаТовара>`;
  return `<ХарактеристикиТовара>${one("Розмір", size)}${one("Колір", colour)}</ХарактеристикиТовара>`;
}

const prices = (wholesale: number | string, retail: number) => ({ prices: { Оптова: wholesale, Роздрібна: retail } });
const rows = [
  {
    id: "77",
    article: "A-77",
    name: "Сукня з мережива",
    description: "Тонке мереживо",
    brand: "Верба",
    country: "Україна",
    season: "літо",
    groups: ["g2"],
    properties: { Фасон: "прямий" },
    unit: "шт",
    variations: [
      { id: "77#42", article: "KR-42", size: "42", colour: "чорний", stock: 12, ...prices("450,50", 600) },
      { id: "77#44", size: "44", colour: "білий", stock: -3, ...prices(460, 610) },
    ],
  },
  { id: "78", article: "A-78", name: "Плед", groups: ["g2"], barcode: "4820000000024", stock: 7, ...prices("1 200", 1500) },
];
const table = `id;артикул;назва;опис;бренд;країна;сезон;групи;property: Фасон;од.;variation;розмір;колір;залишок;ціна: Оптова;ціна: Роздрібна;штрихкод
77;A-77;Сукня з мережива;Тонке мереживо;Верба;Україна;літо;g2;прямий;шт;;;;;;;
77;KR-42;;;;;;;;;77#42;42;чорний;12;450,50;600;
77;;;;;;;;;;77#44;44;білий;-3;460;610;
78;A-78;Плед;;;;;g2;;;;;;7;1 200;1500;4820000000024
`;

/** Groups are 1C's own to send; programs name those that are there, or make them by their path. */
const groups = catalogueOfGroups();
function catalogueOfGroups(): string {
  return commerceMl(classifierXml({ groups: groupXml("g1", "Жінкам", groupXml("g2", "Сукні")) }) + catalogueOf(""));
}

async function sendFrom1c({ oneC }: ProgramShop, files: Record<string, string>): Promise<void> {
  const session = await enter(oneC, "catalog", "3.1");
  for (const [name, text] of Object.entries(files)) {
    await session.send(name, text);
    expect((await session.import(name)).verdict).toBe("success");
  }
  await session.said("mode=complete");
}

async function shopRows({ db }: TestShop) {
  const products = await db.read.selectFrom("product").selectAll().orderBy("id_1c").execute();
  const variations = await db.read
    .selectFrom("variation")
    .leftJoin("stock", "stock.variation_id", "variation.id")
    .selectAll("variation")
    .select("stock.on_hand")
    .orderBy("id_1c")
    .execute();
  const types = new Map(
    (await db.read.selectFrom("price_type").select(["id_1c", "name", "role"]).execute()).map((type) => [
      type.id_1c,
      `${type.name} ${type.role}`,
    ]),
  );
  const details = await db.read
    .selectFrom("product_property")
    .innerJoin("property", "property.id", "product_property.property_id")
    .innerJoin("product", "product.id", "product_property.product_id")
    .select(["product.id_1c", "property.key", "value_uk", "value_ru"])
    .orderBy("product.id_1c")
    .orderBy("property.key")
    .execute();
  const categories = await db.read
    .selectFrom("product_category")
    .innerJoin("product", "product.id", "product_category.product_id")
    .innerJoin("category", "category.id", "product_category.category_id")
    .select(["product.id_1c", "category.id_1c as category", "category.name_uk"])
    .orderBy("product.id_1c")
    .execute();
  return {
    products: products.map(({ id: _, version: __, first_seen_at: ___, changed_at: ____, ...row }) => row),
    variations: variations.map(({ id: _, product_id: __, offered, ...row }) => ({
      ...row,
      offered: Object.fromEntries(Object.entries(offered as object).map(([type, price]) => [types.get(type), price as unknown])),
    })),
    details,
    categories,
  };
}

test("the same catalogue by CommerceML, by JSON and by CSV leads to the same rows", async () => {
  await sendFrom1c(byXml, xml);
  await sendFrom1c(byJson, { "import.xml": groups });
  await sendFrom1c(byCsv, { "import.xml": groups });
  expect((await (await byJson.program("BAS")).put("goods", rows)).body.rows).toMatchObject({ taken: 2, refused: 0 });
  expect((await (await byCsv.program("BAS")).put("goods", table)).body.rows).toMatchObject({ taken: 4, refused: 0 });
  const wanted = await shopRows(byXml.shop);
  expect(wanted.products).toHaveLength(2);
  expect(wanted.variations).toHaveLength(3);
  expect(wanted.details.length).toBeGreaterThan(0);
  expect(await shopRows(byJson.shop)).toEqual(wanted);
  expect(await shopRows(byCsv.shop)).toEqual(wanted);
});
