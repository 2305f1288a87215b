import { afterEach, beforeEach, expect, test } from "vitest";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { catalogueOf, commerceMl, goodOf, importTexts, offerOf } from "../../../../support/commerceml-files.ts";
import { stockInvariants } from "../../../stock/stock.server.ts";
import { addFirstOwner } from "../../../../support/test-staff.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { getImport, refuseImport, takeImport } from "../../imports.contract.ts";
import { importsApi } from "../report/imports.api.ts";
import { readOpenQuestions } from "../report/open-questions.ts";

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const types = "<ТипыЦен><ТипЦены><Ид>opt</Ид><Наименование>Оптова</Наименование></ТипЦены></ТипыЦен>";
const pieces = (count: number | string) => `<Количество>${count}</Количество>`;
const offer = (id: string, more = "") => offerOf(id, { opt: "100" }, more);
const packageOf = (offers: readonly string[], head = 'СодержитТолькоИзменения="false"', inside = "") =>
  commerceMl(`<ПакетПредложений ${head}>${inside}${types}<Предложения>${offers.join("")}</Предложения></ПакетПредложений>`);
const others = Array.from({ length: 10 }, (_, at) => `other-${at}`);
const rest = others.map((id) => offer(id, pieces(1)));
const all = commerceMl(catalogueOf(["p", "q", ...others].map((id) => goodOf(id)).join(""), true));

/** Two variations of one product and one of another, five pieces each, beside ten others. */
const fill = () =>
  importTexts(shop, { "i.xml": all, "o.xml": packageOf([...["p#s", "p#m", "q"].map((id) => offer(id, pieces(5))), ...rest]) });
async function onHand(): Promise<Record<string, number>> {
  const rows = await shop.db.read
    .selectFrom("stock")
    .innerJoin("variation", "variation.id", "stock.variation_id")
    .select(["id_1c", "on_hand"])
    .where("id_1c", "in", ["p#s", "p#m", "q"])
    .execute();
  return Object.fromEntries(rows.map(({ id_1c: id, on_hand: pieces }) => [id, pieces]));
}
const before = { "p#s": 5, "p#m": 5, q: 5 };

test("what a full package leaves out or names without pieces is sold out, and that is told", async () => {
  await fill();
  const report = await importTexts(shop, { "i.xml": all, "o.xml": packageOf([offer("p#s", pieces(4)), offer("p#m"), ...rest]) });
  expect(await onHand()).toEqual({ "p#s": 4, "p#m": 0, q: 0 });
  expect(report.refused).toMatchObject([{ reason: "stockUntold", said: "2", whole: false }]);
  expect(await stockInvariants(shop)).toEqual([]);
  expect(await shop.db.read.selectFrom("import_counted").select("id_1c").execute()).toEqual([]);
});

test("it is full also where an element says so, and takes no piece that a cart holds", async () => {
  await fill();
  const { id } = await shop.db.read.selectFrom("variation").select("id").where("id_1c", "=", "p#m").executeTakeFirstOrThrow();
  await shop.db.read.updateTable("stock").set({ reserved: 2 }).where("variation_id", "=", id).execute();
  const full = "<СодержитТолькоИзменения>false</СодержитТолькоИзменения>";
  await importTexts(shop, { "i.xml": all, "o.xml": packageOf([offer("p#s", pieces(4)), offer("q", pieces(5)), ...rest], "", full) });
  expect(await onHand()).toEqual({ "p#s": 4, "p#m": 2, q: 5 });
});

test.each([
  ["a package of changes", { "o.xml": packageOf([offer("p#s", pieces(5)), ...rest], 'СодержитТолькоИзменения="true"') }],
  ["a package that does not say what it is", { "o.xml": packageOf([offer("p#s", pieces(5)), ...rest], "") }],
  ["a full package of prices alone", { "prices.xml": packageOf(["p#s", ...others].map((id) => offer(id))) }],
  [
    "a full package without a catalogue, of goods it does not name",
    { "o.xml": packageOf([offer("p#s", pieces(5)), offer("p#m", pieces(5)), ...rest]) },
  ],
  [
    "pieces that cannot be read",
    { "i.xml": all, "o.xml": packageOf([...["p#s", "q"].map((id) => offer(id, pieces(5))), offer("p#m", pieces("багато")), ...rest]) },
  ],
])("%s empties nothing", async (_, files) => {
  await fill();
  await importTexts(shop, files as Record<string, string>);
  expect(await onHand()).toEqual(before);
});

test("split into names, prices and pieces, a full export empties what its pieces leave out alone", async () => {
  await fill();
  const named = ["p#s", "p#m", "q", ...others];
  const bare = (id: string, more = "") => offerOf(id, undefined, more);
  await importTexts(shop, {
    "import0_1.xml": all,
    "offers0_1.xml": packageOf(named.map((id) => bare(id))),
    "prices0_1.xml": packageOf(named.map((id) => offer(id))),
    "rests0_1.xml": packageOf(["p#s", "q", ...others].map((id) => bare(id, `<Остатки><Остаток>${pieces(3)}</Остаток></Остатки>`))),
  });
  expect(await onHand()).toEqual({ "p#s": 3, "p#m": 0, q: 3 });
});

/** Three of thirteen on sale are left out. */
const aFifthLess = { "i.xml": all, "o.xml": packageOf([offer("p#s", pieces(4)), ...rest.slice(1)]) };
const manager = async () => testVisit(shop, { staff: (await addFirstOwner(shop)).staff });

test("S48 a fifth of what is on sale or more stays as it was until staff take it, who see which it is", async () => {
  await fill();
  const visit = await manager();
  const { runId, state } = await importTexts(shop, aFifthLess);
  expect(state).toBe("waiting");
  expect(await onHand()).toEqual({ ...before, "p#s": 4 });
  const { body } = await callEndpoint(importsApi, getImport, visit, { id: runId });
  expect(body).toMatchObject({
    note: "Повний файл пропозицій не назвав залишку в 3 варіантів, що в продажу: чекає рішення",
    missing: null,
    uncounted: { count: 3, sample: [{ id1c: "other-0" }, { id1c: "p#m", name: "Сукня" }, { id1c: "q" }] },
  });
  expect((await readOpenQuestions(shop)).waiting).toEqual([{ id: runId, hides: 0, empties: 3 }]);
  const taken = await callEndpoint(importsApi, takeImport, visit, { id: runId });
  expect(taken.body).toMatchObject({
    state: "done",
    note: "Рішення: прийняти. Сховано товарів: 0, знято з продажу варіантів: 3",
    uncounted: null,
  });
  expect(await onHand()).toEqual({ "p#s": 4, "p#m": 0, q: 0 });
  expect(await stockInvariants(shop)).toEqual([]);
});

test("what a later import counts is not taken off sale by a decision over an earlier one, and what a cart holds stays", async () => {
  await fill();
  const visit = await manager();
  const { runId } = await importTexts(shop, aFifthLess);
  await importTexts(shop, { "o.xml": packageOf([offer("q", pieces(9))], 'СодержитТолькоИзменения="true"') });
  const { id } = await shop.db.read.selectFrom("variation").select("id").where("id_1c", "=", "p#m").executeTakeFirstOrThrow();
  await shop.db.read.updateTable("stock").set({ reserved: 2 }).where("variation_id", "=", id).execute();
  await callEndpoint(importsApi, takeImport, visit, { id: runId });
  expect(await onHand()).toEqual({ "p#s": 4, "p#m": 2, q: 9 });
});

test("refused, it empties nothing, and the same files ask no more", async () => {
  await fill();
  const visit = await manager();
  const { runId } = await importTexts(shop, aFifthLess);
  await callEndpoint(importsApi, refuseImport, visit, { id: runId });
  expect(await importTexts(shop, aFifthLess)).toMatchObject({ state: "refused", note: "refusedBefore" });
  expect(await onHand()).toEqual({ ...before, "p#s": 4 });
  expect(await shop.db.read.selectFrom("import_uncounted").selectAll().execute()).toEqual([]);
});

test("goods that are left out and pieces that are not counted are one question, and a newer full export answers it", async () => {
  await fill();
  const fewer = commerceMl(catalogueOf(["p", "q", ...others.slice(3)].map((id) => goodOf(id)).join(""), true));
  const { runId, note, values } = await importTexts(shop, {
    "i.xml": fewer,
    "o.xml": packageOf([offer("p#s", pieces(5)), ...rest.slice(4)]),
  });
  expect({ note, values }).toEqual({ note: "hidesAndEmpties", values: { hides: 3, empties: 3, of: 12 } });
  const whole = packageOf([...["p#s", "p#m", "q"].map((id) => offer(id, pieces(5))), ...rest]);
  await importTexts(shop, { "i.xml": all, "o.xml": whole });
  expect((await callEndpoint(importsApi, getImport, await manager(), { id: runId })).body.state).toBe("refused");
  expect(await onHand()).toEqual(before);
});

test("a trial says how much would go off sale, and takes nothing", async () => {
  await fill();
  const report = await importTexts(shop, { "i.xml": all, "o.xml": packageOf([offer("p#s", pieces(4)), ...rest]) }, { isTrial: true });
  expect(report).toMatchObject({ state: "tried", values: { hides: 0, empties: 2 } });
  expect(await onHand()).toEqual(before);
});
