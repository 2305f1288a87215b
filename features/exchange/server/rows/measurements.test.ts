import { mkdtemp, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../../support/test-shop.ts";
import { importFiles } from "../import-files.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("measurements of the sizes come with a product, stay when they are not said, and change when they are said anew", async () => {
  await run("<Наименование>Заміри</Наименование><Значение>42: груди 88, довжина 96,5; 44: груди 92</Значение>");
  expect(await stored()).toEqual([
    { size: "42", cm: { chest: "88", length: "96,5" } },
    { size: "44", cm: { chest: "92" } },
  ]);
  await run("<Наименование>Сезон</Наименование><Значение>Літо</Значение>");
  expect(await stored()).toHaveLength(2);
  await run("<Наименование>Замеры</Наименование><Значение>42: грудь 90</Значение>");
  expect(await stored()).toEqual([{ size: "42", cm: { chest: "90" } }]);
});

test("a text that measures nothing is no measurements", async () => {
  await run("<Наименование>Заміри</Наименование><Значение>дивіться фото</Значение>", "p2");
  expect(await stored("p2")).toEqual([]);
});

async function run(property: string, id = "p1"): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "measurements-"));
  const file = path.join(folder, "import.xml");
  await writeFile(
    file,
    `<?xml version="1.0" encoding="UTF-8"?><КоммерческаяИнформация ВерсияСхемы="2.10"><Каталог СодержитТолькоИзменения="true"><Товары><Товар><Ид>${id}</Ид><Наименование>Сукня</Наименование><ЗначенияСвойств><ЗначенияСвойства><Ид>x</Ид>${property}</ЗначенияСвойства></ЗначенияСвойств></Товар></Товары></Каталог></КоммерческаяИнформация>`,
  );
  await importFiles(shop, { paths: [file] });
}

const stored = async (id = "p1"): Promise<unknown> =>
  (await shop.db.read.selectFrom("product").select("measurements").where("id_1c", "=", id).executeTakeFirstOrThrow()).measurements;
