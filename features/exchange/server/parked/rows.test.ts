import { afterEach, beforeEach, expect, test } from "vitest";
import { catalogueOf, commerceMl, goodInShop, goodOf, importTexts, offerOf, offersOf } from "../../../../support/commerceml-files.ts";
import { openTestShop, type TestShop } from "../../../../support/test-shop.ts";

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const types = { o: "Оптова" };
const offers = (inside: string) => commerceMl(offersOf(inside, types));
const goods = (inside: string) => commerceMl(catalogueOf(inside));
const size = (value: string) =>
  `<ХарактеристикиТовара><ХарактеристикаТовара><Наименование>Розмір</Наименование><Значение>${value}</Значение></ХарактеристикаТовара></ХарактеристикиТовара>`;
const rest = (pieces: string) => `<Остатки><Остаток><Количество>${pieces}</Количество></Остаток></Остатки>`;
const parked = () => shop.db.read.selectFrom("import_parked").select(["file", "line", "id_1c", "waits_for"]).orderBy("id").execute();

test("axes, price and stock that came in three earlier calls wait for their goods, and nothing of them is lost", async () => {
  await importTexts(shop, { "offers___1.xml": offers(offerOf("p#1", undefined, size("46"))) });
  await importTexts(shop, { "prices___1.xml": offers(offerOf("p#1", { o: "100" })) });
  const third = await importTexts(shop, {
    "rests___1.xml": offers(`${offerOf("q#1", undefined, rest("3"))}\n${offerOf("p#1", undefined, rest("9"))}`),
  });
  expect(third).toMatchObject({ refused: [], parked: 2 });
  expect(await parked()).toEqual([
    { file: "offers___1.xml", line: 4, id_1c: "p#1", waits_for: "p" },
    { file: "prices___1.xml", line: 4, id_1c: "p#1", waits_for: "p" },
    { file: "rests___1.xml", line: 4, id_1c: "q#1", waits_for: "q" },
    { file: "rests___1.xml", line: 5, id_1c: "p#1", waits_for: "p" },
  ]);
  const last = await importTexts(shop, { "import___1.xml": goods(goodOf("p")) });
  expect(await goodInShop(shop, "p")).toMatchObject({ price: 10_000, size: "46", onHand: 9, hidden: false });
  expect(last.counts).toContainEqual({ kind: "taken", name: "Предложение", count: 3 });
  expect(await parked()).toMatchObject([{ id_1c: "q#1" }]);
});

test("what waited is older than what comes with its goods", async () => {
  await importTexts(shop, { "o.xml": offers(offerOf("p#1", { o: "100" }, rest("9"))) });
  await importTexts(shop, { "i.xml": goods(goodOf("p")), "o.xml": offers(offerOf("p#1", { o: "130" })) });
  expect(await goodInShop(shop, "p")).toMatchObject({ price: 13_000, onHand: 9 });
});

test("refusals of two files with one line number keep their own file", async () => {
  await importTexts(shop, { "i.xml": goods(goodOf("p")) });
  const report = await importTexts(shop, {
    "a.xml": offers(offerOf("p#1", { o: "100" }, rest("багато"))),
    "b.xml": offers(offerOf("p#2", { o: "100" }, rest("-5"))),
    "c.xml": offers(offerOf("z#2", { o: "100" })),
    "d.xml": offers(offerOf("y#2", { o: "100" })),
  });
  expect(report.refused.map(({ file, line, id1c, reason }) => [file, line, id1c, reason])).toEqual([
    ["a.xml", 4, "p#1", "stockUnreadable"],
    ["b.xml", 4, "p#2", "stockNegative"],
  ]);
  expect((await parked()).map(({ file, line, waits_for }) => [file, line, waits_for])).toEqual([
    ["c.xml", 4, "z"],
    ["d.xml", 4, "y"],
  ]);
});

test("a group that comes in a later call takes its goods, which keep the groups they have", async () => {
  const group = (id: string) =>
    `<Классификатор><Группы><Группа><Ид>${id}</Ид><Наименование>Група ${id}</Наименование></Группа></Группы></Классификатор>`;
  const categories = () =>
    shop.db.read
      .selectFrom("product_category")
      .innerJoin("category", "category.id", "product_category.category_id")
      .select("category.id_1c as id")
      .orderBy("id")
      .execute();
  await importTexts(shop, {
    "i.xml": commerceMl(group("g1") + catalogueOf(goodOf("p", "Плед", "<Группы><Ид>g1</Ид><Ид>g2</Ид><Ид>g3</Ид></Группы>"))),
  });
  expect(await categories()).toEqual([{ id: "g1" }]);
  await importTexts(shop, { "g.xml": commerceMl(group("g2")) });
  expect(await categories()).toEqual([{ id: "g1" }, { id: "g2" }]);
  await importTexts(shop, { "g.xml": commerceMl(group("g3")) });
  expect(await categories()).toEqual([{ id: "g1" }, { id: "g2" }, { id: "g3" }]);
  expect(await parked()).toEqual([]);
});

test("offers of goods deleted before the shop had them wait for nothing, until 1C has the goods again", async () => {
  await importTexts(shop, { "o.xml": offers(offerOf("p#1", { o: "100" })) });
  await importTexts(shop, { "i.xml": goods('<Товар Статус="Удален"><Ид>p</Ид></Товар>') });
  expect(await parked()).toEqual([]);
  const report = await importTexts(shop, { "o.xml": offers(offerOf("p#1", { o: "110" })) });
  expect(report).toMatchObject({ refused: [], parked: 0 });
  expect(report.counts).toContainEqual({ kind: "ignored", name: "Предложение (Удален)", count: 1 });
  await importTexts(shop, { "i.xml": goods(goodOf("p")), "o.xml": offers(offerOf("p#1", { o: "120" })) });
  expect(await goodInShop(shop, "p")).toMatchObject({ price: 12_000, hidden: false });
});

test("nobody waits longer than a month", async () => {
  await importTexts(shop, { "o.xml": offers(offerOf("p#1", { o: "100" })) });
  shop.clock.advanceSeconds(31 * 86_400);
  await importTexts(shop, { "o.xml": offers(offerOf("q#1", { o: "100" })) });
  expect(await parked()).toMatchObject([{ id_1c: "q#1" }]);
});

test.each([
  ["fewer than none", "-5", "stockNegative", 0],
  ["more than a warehouse holds", "99999999999999", "stockTooLarge", 8],
  ["more digits than a number has", "99 999 999 999 999 999", "stockTooLarge", 8],
  ["a word", "багато", "stockUnreadable", 8],
])("stock of %s is told with its line", async (_, pieces, reason, onHand) => {
  await importTexts(shop, { "i.xml": goods(goodOf("p")), "o.xml": offers(offerOf("p#1", { o: "100" }, rest("8"))) });
  const report = await importTexts(shop, { "r.xml": offers(offerOf("p#1", { o: "90" }, rest(pieces))) });
  expect(report.refused).toMatchObject([{ file: "r.xml", line: 4, id1c: "p#1", reason, said: pieces, whole: false }]);
  expect(await goodInShop(shop, "p")).toMatchObject({ onHand, price: 9_000 });
});
