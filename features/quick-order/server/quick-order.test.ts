import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { addTestGoods, type TestGoods } from "../../../support/test-goods.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { workbookOf } from "../../../support/test-workbook.ts";
import { addMany, viewCart } from "../../cart/cart.server.ts";
import { openCatalogueModel } from "../../catalogue/catalogue.server.ts";
import type { Customer, Visit } from "../../shop.ts";
import { checkQuickOrder, readQuickOrder, type JudgedRow } from "../quick-order.contract.ts";
import { MOST_ROWS } from "../quick-order.rules.ts";
import { quickOrderApi } from "../quick-order.server.ts";
import { usualLimits } from "../../../platform/limits/limits.ts";

let shop: TestShop;
let dress: TestGoods;
let piece: TestGoods;
let customer: Customer;
beforeAll(async () => {
  shop = await openTestShop();
  dress = await addTestGoods(shop, { stock: 24, pack: 4, price: 64_000 });
  await addTestGoods(shop, { productId: dress.productId, size: "48", stock: 3, pack: 4 });
  piece = await addTestGoods(shop, { stock: 0, size: "универсальный", name: "Чашка" });
  await shop.db.read.updateTable("product").set({ article: "SR-2000-0002" }).where("id", "=", piece.productId).execute();
  await shop.db.read.updateTable("variation").set({ barcode: "4820000000017" }).where("id", "=", dress.variationId).execute();
  await openCatalogueModel(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  customer = await addTestCustomer(shop);
});

const visit = (who: Partial<{ customer: Customer; locale: "ua" | "ru" }> = {}): Visit => testVisit(shop, who);
const row = (code: string, size: string, colour: string, quantity: string) => ({ code, size, colour, quantity });
const check = async (rows: ReturnType<typeof row>[], who: Visit = visit()): Promise<JudgedRow[]> =>
  (await callEndpoint(quickOrderApi, checkQuickOrder, who, { rows })).body.rows;
const brief = (rows: readonly JudgedRow[]) => rows.map(({ verdict, why, pieces, free }) => [verdict, why, pieces, free]);

test("each row gets its verdict, with the goods it names and what would be reserved", async () => {
  const rows = await check([
    row("SR-1110-0001", "46", "бордовий", "8"),
    row("SR-1110-0001", "48", "", "4"),
    row("SR-2000-0002", "", "", "1"),
    row("SR-9", "46", "", "4"),
    row("SR-1110-0001", "52", "", "4"),
    row("SR-1110-0001", "", "", "4"),
    row("SR-1110-0001", "46", "", "чотири"),
    row("", "46", "", "4"),
  ]);
  expect(brief(rows)).toEqual([
    ["ok", "", 8, 24],
    ["sold-out", "", 0, 3],
    ["sold-out", "", 0, 0],
    ["unknown", "code", 0, 0],
    ["unknown", "size", 0, 0],
    ["unknown", "size", 0, 0],
    ["malformed", "bad-quantity", 0, 0],
    ["malformed", "no-code", 0, 0],
  ]);
  expect(rows[0]?.goods).toMatchObject({
    variationId: dress.variationId,
    name: "Сукня «Верба»",
    size: "46",
    colour: "бордовий",
    price: 640,
    pack: 4,
  });
  expect(rows[4]?.options).toEqual(["46", "48"]);
  expect(rows[4]?.product, "the article is known").toMatchObject({ name: "Сукня «Верба»", article: "SR-1110-0001" });
  expect(rows[3]?.product).toBeNull();
  expect((await viewCart(visit({ customer }))).counter).toBe(0);
});

test("rounded to the pack, less left, and rows of one variation summed into the first", async () => {
  expect(brief(await check([row("sr 1110 0001", "46", "", "6")]))).toEqual([["rounded", "", 8, 24]]);
  expect(brief(await check([row("4820000000017", "", "", "30")]))).toEqual([["less", "", 24, 24]]);
  const summed = await check([row("SR-1110-0001", "46", "", "3"), row("SR-9", "", "", "1"), row("4820000000017", "", "бордовый", "5")]);
  expect(summed.map(({ verdict, pieces, into }) => [verdict, pieces, into])).toEqual([
    ["ok", 8, null],
    ["unknown", 0, null],
    ["summed", 0, 0],
  ]);
});

test("names come in the visitor's language, and their words are read in both", async () => {
  const [first] = await check([row("SR-1110-0001", "46", "бордовая", "4")], visit({ locale: "ru" }));
  expect([first?.verdict, first?.goods?.name, first?.goods?.colour]).toEqual(["ok", "Платье «Верба»", "бордовый"]);
});

test("S6 the verdict counts the share of a new account and what its cart already holds; what is reserved is what was said", async () => {
  const strict = { ...shop, config: { ...shop.config, limits: usualLimits } };
  const mine = () => ({ ...visit({ customer }), shop: strict });
  const asked = [row("SR-1110-0001", "46", "", "24")];
  expect(brief(await check(asked, mine()))).toEqual([["less", "", 12, 12]]);
  const add = (packs: number) => addMany(mine(), [{ ...dress, packs }], crypto.randomUUID());
  expect((await add(2)).verdicts[0]?.added).toBe(true);
  expect(brief(await check(asked, mine()))).toEqual([["less", "", 4, 4]]);
  expect((await add(2)).verdicts[0]?.added).toBe(false);
  expect((await add(1)).verdicts[0]?.added).toBe(true);
  expect(brief(await check(asked, mine()))).toEqual([["sold-out", "", 0, 0]]);
  shop.clock.advanceSeconds(3_601);
  expect(brief(await check(asked, mine())), "a reservation that is over counts as free").toEqual([["less", "", 12, 12]]);
});

test("hidden goods are unknown, whatever names them", async () => {
  const gone = await addTestGoods(shop, { stock: 5 });
  await shop.db.read.updateTable("product").set({ article: "SR-7", hidden: true }).where("id", "=", gone.productId).execute();
  await shop.db.read.updateTable("variation").set({ barcode: "4820000000099" }).where("id", "=", gone.variationId).execute();
  await openCatalogueModel(shop);
  expect(brief(await check([row("SR-7", "", "", "1"), row("4820000000099", "", "", "1")]))).toEqual([
    ["unknown", "code", 0, 0],
    ["unknown", "code", 0, 0],
  ]);
});

test("two thousand rows are judged at once", async () => {
  const rows = await check(Array.from({ length: MOST_ROWS }, (_, at) => row("SR-1110-0001", at % 2 ? "46" : "50", "", "1")));
  expect([rows[0]?.verdict, rows[1]?.verdict, rows.filter(({ verdict }) => verdict === "summed").length]).toEqual(["unknown", "less", 999]);
});

test("a text and a workbook are read to the same rows; what is no table says so on its field", async () => {
  const read = async (input: { text?: string; file?: string }) => (await callEndpoint(quickOrderApi, readQuickOrder, visit(), input)).body;
  const rows = [{ line: 2, code: "SR-1", size: "46", colour: "чорний", quantity: "8" }];
  expect(await read({ text: "Артикул\tРозмір\tКолір\tК-сть\nSR-1\t46\tчорний\t8" })).toEqual({ rows, skipped: 0, left: 0 });
  const file = workbookOf([
    ["Артикул", "Розмір", "Колір", "К-сть"],
    ["SR-1", 46, "чорний", 8],
  ]);
  expect(await read({ file: file.toString("base64") })).toEqual({ rows, skipped: 0, left: 0 });
  for (const [bytes, said] of [
    ["\u00d0\u00cf\u0011\u00e0", "quick.oldFormat"],
    ["PK\u0003\u0004", "quick.broken"],
  ] as const)
    await expect(read({ file: Buffer.from(bytes, "latin1").toString("base64") })).rejects.toMatchObject({
      status: 422,
      errors: { file: [said] },
    });
});

test("S59 more than two files at a time are asked to come again", async () => {
  const file = workbookOf([["SR-1", 1]]).toString("base64");
  const outcomes = await Promise.allSettled(
    Array.from({ length: 3 }, () => callEndpoint(quickOrderApi, readQuickOrder, visit(), { file })),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
  expect(outcomes[2]).toMatchObject({ reason: { status: 429 } });
  expect((await callEndpoint(quickOrderApi, readQuickOrder, visit(), { file })).body.rows).toHaveLength(1);
});
