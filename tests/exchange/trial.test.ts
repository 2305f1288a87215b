import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "kysely";
import { chooseTrial } from "../../features/exchange/exchange-access.contract.ts";
import { exchangeApi, importFiles } from "../../features/exchange/exchange.server.ts";
import { callEndpoint } from "../../support/call-endpoint.ts";
import {
  catalogueOf,
  classifierXml,
  commerceMl,
  goodOf,
  groupXml,
  offerOf,
  offersOf,
  productXml,
  propertyXml,
  writeTestExport,
} from "../../support/commerceml-files.ts";
import { enter } from "../../support/one-c.ts";
import { testVisit } from "../../support/test-shop.ts";
import { openExchangeShop, type ExchangeShop } from "./exchange-shop.ts";
import * as split from "./split-files.ts";

let one: ExchangeShop;
beforeAll(async () => {
  one = await openExchangeShop();
  await importFiles(one.shop, { paths: [await writeTestExport(known)] });
});
afterAll(() => one.shop.close());

const types = { w: "Оптовая цена" };
const known = {
  "import.xml": commerceMl(`${catalogueOf(["a", "b", "c", "d", "e", "f"].map((id) => goodOf(id)).join(""))}`),
  "offers.xml": commerceMl(
    offersOf(["a", "f"].map((id) => offerOf(`${id}#1`, { w: "100" }, "<Количество>5</Количество>")).join(""), types),
  ),
};
const next = {
  "import.xml": commerceMl(
    `${classifierXml({ groups: groupXml("g", "Жіночий одяг"), properties: propertyXml("p", "Бренд") })}${catalogueOf(
      `${goodOf("a", "Сукня нова")}${goodOf("b")}${goodOf("c")}${goodOf("d")}${goodOf("e")}${productXml("new", { name: "Нова", groups: ["g"], values: { p: "Верба" } })}<Товар><Наименование>Без Ид</Наименование></Товар>`,
      true,
    )}`,
  ),
  "offers.xml": commerceMl(
    offersOf(
      `${offerOf("a#1", { w: "120" }, "<Количество>9</Количество>")}${offerOf("new#1", { w: "70" }, "<Количество>2</Количество>")}${offerOf("nobody#1", { w: "1" })}`,
      { ...types, r: "Роздрібна" },
    ),
  ),
};

const tables = [
  "product",
  "variation",
  "stock",
  "stock_movement",
  "category",
  "product_category",
  "product_property",
  "property",
  "price_type",
  "currency_rate",
  "picture",
  "import_parked",
  "import_property",
  "import_missing",
  "import_counted",
  "import_uncounted",
  "import_seen",
  "deleted_good",
];
async function everything(): Promise<string> {
  const all = [];
  for (const table of tables) {
    const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(table)} t order by 1`.execute(
      one.shop.db.read,
    );
    all.push(`${table}: ${rows.map(({ row }) => row).join("\n")}`);
  }
  return all.join("\n\n");
}
const runs = () => one.shop.db.read.selectFrom("import_run").selectAll().orderBy("id", "desc").execute();
const choose = (isTrial: boolean) => callEndpoint(exchangeApi, chooseTrial, testVisit(one.shop, { staff: one.staff }), { isTrial });

test("a trial from a folder says what the import would take, refuse and hide, and changes nothing", async () => {
  const before = await everything();
  const report = await importFiles(one.shop, { paths: [await writeTestExport(next)], isTrial: true });
  expect(await everything()).toBe(before);
  expect(report).toMatchObject({ state: "tried", note: "tried", values: { hides: 1, empties: 0 }, parked: 0 });
  expect(report.refused).toMatchObject([{ file: "import.xml", reason: "noId", whole: true }]);
  const taken = Object.fromEntries(report.counts.map(({ name, count }) => [name, count]));
  expect(taken).toMatchObject({
    Товар: 6,
    Группа: 1,
    Предложение: 1,
    "Предложение нового товару": 1,
    "Предложение невідомого товару: чекало б на нього": 1,
  });
  expect(report.changed).toBe(4);
});

test("the import after it does just that", async () => {
  const report = await importFiles(one.shop, { paths: [await writeTestExport(next)] });
  expect(report).toMatchObject({ state: "waiting", values: { hides: 1, empties: 0 } });
  expect(report.refused).toMatchObject([{ file: "import.xml", reason: "noId", whole: true }]);
  expect(report.parked).toBe(1);
});

test("1C's files are only tried while staff say so, each knowing what the ones before it named", async () => {
  await choose(true);
  const before = await everything();
  const session = await enter(one.oneC, "catalog", "2.09");
  const files = { classifier: split.classifier, goods: split.goods, offers: split.offers, prices: split.prices, rests: split.rests };
  for (const [name, xml] of Object.entries(files)) {
    await session.send(`${name}.xml`, xml);
    expect((await session.import(`${name}.xml`)).verdict).toBe("success");
  }
  await session.said("mode=complete");
  expect(await everything()).toBe(before);
  const [run] = await runs();
  expect(run).toMatchObject({ state: "tried", is_trial: true });
  const refused = await one.shop.db.read.selectFrom("import_refusal").select("reason").where("run_id", "=", run!.id).execute();
  expect(refused).toEqual([]);
  await choose(false);
  const real = await enter(one.oneC, "catalog", "2.09");
  for (const [name, xml] of Object.entries(files)) {
    await real.send(`${name}.xml`, xml);
    await real.import(`${name}.xml`);
  }
  await real.said("mode=complete");
  expect(await everything()).not.toBe(before);
  expect((await runs())[0]).toMatchObject({ state: "done", is_trial: false });
});
