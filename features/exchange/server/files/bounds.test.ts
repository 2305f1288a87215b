import { afterAll, beforeAll, expect, test } from "vitest";
import { classifierXml, commerceMl, catalogueOf, productXml, propertyXml, writeTestExport } from "../../../../support/commerceml-files.ts";
import { openTestShop, type TestShop } from "../../../../support/test-shop.ts";
import { importFiles } from "../import-files.ts";
import { readElements } from "./read-elements.ts";

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop()));
afterAll(() => shop.close());

const names = { min: "Мінімальне замовлення", days: "Днів доставки", weight: "Вага", brand: "Бренд", nameRu: "Назва (рос)" };
const properties = Object.entries(names).map(([id, name]) => propertyXml(id, name));

async function run(...products: string[]) {
  const folder = await writeTestExport({
    "import.xml": commerceMl(`${classifierXml({ properties: properties.join("") })}${catalogueOf(`\n${products.join("\n")}`)}`),
  });
  return importFiles(shop, { paths: [folder] });
}
const stored = (id: string) => shop.db.read.selectFrom("product").selectAll().where("id_1c", "=", id).executeTakeFirst();

test("a number that cannot be is told with its line, and what was there stays", async () => {
  await run(productXml("p1", { values: { min: "6", days: "5", weight: "1.5" } }));
  const report = await run(
    productXml("p0", { values: { min: "0" } }),
    productXml("p1", { values: { min: "-5", days: "99999999999999", weight: "багато" } }),
  );
  expect(report.refused).toHaveLength(3);
  for (const said of ["-5", "99999999999999", "багато"])
    expect(report.refused).toContainEqual(
      expect.objectContaining({ line: 6, id1c: "p1", reason: "propertyUnreadable", said: expect.stringContaining(said) as string }),
    );
  expect(await stored("p1")).toMatchObject({ min_order_amount: 6, weight_grams: 1_500 });
});

test("texts are as long as the shop keeps them, and what was cut is told", async () => {
  const report = await run(productXml("long", { name: "н".repeat(5_000), values: { brand: "б".repeat(900), nameRu: "р".repeat(900) } }));
  expect(report.refused.map(({ reason, whole }) => [reason, whole])).toEqual(Array.from({ length: 3 }, () => ["textCut", false]));
  const product = await stored("long");
  expect([product?.name_uk.length, product?.brand?.length, product?.name_ru?.length]).toEqual([300, 120, 300]);
});

test("a product of too many elements is refused with its line; those before and after it are taken", async () => {
  const report = await run(productXml("before", {}), productXml("full", { inside: "<x/>".repeat(25_000) }), productXml("after", {}));
  expect(report.refused).toMatchObject([{ line: 6, id1c: "full", reason: "tooManyElements", whole: true }]);
  expect([await stored("before"), await stored("full"), await stored("after")].map((one) => one !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
});

test("a product of a million and a half elements takes no memory", async () => {
  const folder = await writeTestExport({
    "import.xml": commerceMl(
      catalogueOf(`${productXml("full", { inside: '<x a="1">y</x>'.repeat(900_000 / 2) })}${productXml("after", {})}`),
    ),
  });
  const before = process.memoryUsage().heapUsed;
  let most = 0;
  const found = [];
  const onBytes = () => (most = Math.max(most, process.memoryUsage().heapUsed));
  for await (const { element, overfull } of readElements(`${folder}/import.xml`, { onBytes })) {
    if (element.name === "Товар") found.push([element.children.length < 25_000, overfull]);
  }
  expect(found).toEqual([
    [true, true],
    [true, false],
  ]);
  expect(most - before).toBeLessThan(120 * 1_048_576);
});

test.each([
  [
    "attributes without end",
    `<Товар ${Array.from({ length: 5_000 }, (_, at) => `a${at}="1"`).join(" ")}><Ид>p</Ид></Товар>`,
    "tooManyAttributes",
  ],
  ["a value without end", `<Товар a="${"x".repeat(5_000_000)}"><Ид>p</Ид></Товар>`, "tooLong"],
  ["a name without end", `<${"x".repeat(5_000_000)}/>`, "tooLong"],
  ["a text without end", `<Товар><Ид>${"x".repeat(5_000_000)}</Ид></Товар>`, "tooLong"],
])("%s refuse the file with its line", async (_, inside, reason) => {
  await expect(run(productXml("first", {}), inside)).rejects.toThrow(`import.xml:6: ${reason}`);
});
