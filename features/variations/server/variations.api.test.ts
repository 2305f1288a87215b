import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { addTestGoods, type TestGoods } from "../../../support/test-goods.ts";
import { fillTestCart } from "../../../support/test-order.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { addFirstOwner, addStaff } from "../../../support/test-staff.ts";
import { expectStockInOrder, stockOf } from "../../../support/test-stock.ts";
import type { InputOf } from "../../../platform/contracts/endpoint.ts";
import type { StaffMember } from "../../shop.ts";
import type { Field } from "../cells.rules.ts";
import * as contract from "../variations.contract.ts";
import { variationsMessages } from "../variations.messages.ts";
import { variationsApi } from "../variations.server.ts";

const words = variationsMessages.uk;
let shop: TestShop;
let owner: StaffMember;
let manager: StaffMember;
let content: StaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  owner = (await addFirstOwner(shop)).staff;
  manager = (await addStaff(shop, owner, "manager")).staff;
  content = (await addStaff(shop, owner, "content")).staff;
});
afterAll(() => shop.close());
afterEach(() => expectStockInOrder(shop));

type Asked = contract.AskedRow;
const list = async (input: InputOf<typeof contract.listVariations>) =>
  (await callEndpoint(variationsApi, contract.listVariations, testVisit(shop, { staff: owner }), input)).body;
const save = async (rows: Asked[], { staff = owner, key = randomUUID() as string } = {}) => {
  const visit = testVisit(shop, { staff });
  visit.headers.set("idempotency-key", key);
  const { body, headers } = await callEndpoint(variationsApi, contract.saveVariations, visit, { rows });
  return { rows: body.rows, replayed: headers?.["Idempotent-Replayed"] === "true" };
};
const cell = (of: Asked["of"], id: number, field: Field, was: string | number | boolean, to: string | number | boolean): Asked => ({
  of,
  id,
  cells: { [field]: { was, to } },
});
const stock = ({ variationId }: TestGoods, was: number, to: number) => cell("variation", variationId, "onHand", was, to);
const rowOf = async ({ variationId }: TestGoods) => {
  const code = await shop.db.read.selectFrom("variation").select("id_1c").where("id", "=", variationId).executeTakeFirstOrThrow();
  return (await list({ q: code.id_1c.slice(0, 60) })).data.find(({ id }) => id === variationId);
};
const audits = () => shop.db.read.selectFrom("audit_entry").select(["entity", "entity_id", "before", "after"]).orderBy("id").execute();

describe("the list", () => {
  test("windows follow each other without a gap or a repeat, newest products first, each product's variations together", async () => {
    const first = await addTestGoods(shop, { name: "Вікно" });
    const more = [await addTestGoods(shop, { ...first, size: "48" }), await addTestGoods(shop, { ...first, size: "50" })];
    const newest = await addTestGoods(shop, { name: "Вікно" });
    const seen: number[] = [];
    let after: string | undefined;
    let total: number | null = 0;
    do {
      const window = await list({ q: "вікно", limit: 2, ...(after ? { after } : {}) });
      seen.push(...window.data.map(({ id }) => id));
      if (after === undefined) total = window.total;
      else expect(window.total).toBeNull();
      after = window.after ?? undefined;
    } while (after !== undefined);
    expect(seen).toEqual([newest.variationId, first.variationId, ...more.map(({ variationId }) => variationId)]);
    expect(total).toBe(4);
  });

  test("each filter finds its goods alone", async () => {
    const name = `Фільтр ${randomUUID().slice(0, 8)}`;
    const plain = await addTestGoods(shop, { name });
    const goods = (options: Parameters<typeof addTestGoods>[1] = {}) =>
      addTestGoods(shop, { name, categoryId: plain.categoryId, ...options });
    const [gone, unpriced, hidden, other] = [
      await goods({ stock: 0 }),
      await goods({ price: 0 }),
      await goods(),
      await addTestGoods(shop, { name }),
    ];
    await save([cell("product", hidden.productId, "hiddenByStaff", false, true)]);
    await save([cell("product", other.productId, "audiences", "", "male kids")]);
    await shop.db.read.updateTable("product").set({ brand: "Ладна" }).where("id", "=", gone.productId).execute();
    const child = await shop.db.read
      .insertInto("category")
      .values({ id_1c: randomUUID(), name_uk: "Міді", name_ru: "Миди", parent_id: other.categoryId })
      .returning("id")
      .executeTakeFirstOrThrow();
    await shop.db.read.updateTable("product_category").set({ category_id: child.id }).where("product_id", "=", other.productId).execute();
    const found = async (filter: InputOf<typeof contract.listVariations>) =>
      (await list({ q: name, ...filter })).data.map(({ id }) => id).toReversed();
    const ids = (...all: TestGoods[]) => all.map(({ variationId }) => variationId);
    expect(await found({})).toEqual(ids(plain, gone, unpriced, hidden, other));
    expect(await found({ stock: "out" })).toEqual(ids(gone));
    expect(await found({ stock: "in" })).toEqual(ids(plain, unpriced, hidden, other));
    expect(await found({ price: "none" })).toEqual(ids(unpriced));
    expect(await found({ visibility: "hidden" })).toEqual(ids(hidden));
    expect(await found({ visibility: "shown" })).toEqual(ids(plain, gone, unpriced, other));
    expect(await found({ brand: "Ладна" })).toEqual(ids(gone));
    expect(await found({ changed: "staff" })).toEqual(ids(hidden, other));
    expect(await found({ audience: "kids" })).toEqual(ids(other));
    expect(await found({ audience: "female" })).toEqual(ids(plain, gone, unpriced, hidden));
    expect(await found({ category: other.categoryId })).toEqual(ids(other));
    expect(await found({ category: plain.categoryId, stock: "in", visibility: "shown" })).toEqual(ids(plain, unpriced));
    const { body } = await callEndpoint(variationsApi, contract.getVariationChoices, testVisit(shop, { staff: owner }), {});
    expect(body.brands).toEqual(["Ладна"]);
    expect(body.groups.filter(({ id }) => id === other.categoryId || id === child.id).map(({ depth }) => depth)).toEqual([0, 1]);
  });

  test.each(["%", "_", "\\", "'", "'; drop table product; --"])("%j is looked for as it is written", async (q) => {
    await addTestGoods(shop);
    expect((await list({ q: `${q}${q}нічого` })).data).toEqual([]);
  });

  test.each([
    { after: "1" },
    { after: "1.2.3" },
    { after: "a.b" },
    { limit: 0 },
    { limit: 1_001 },
    { q: "я".repeat(61) },
    { sort: "price" },
  ])("%j is refused", async (input) => {
    expect(contract.listVariations.input.safeParse(input).success).toBe(false);
  });
});

describe("saving", () => {
  test("cells of a product and of its variations, the log of each, and the shop's movement of pieces", async () => {
    const goods = await addTestGoods(shop, { stock: 10, pack: 4 });
    const { rows } = await save([
      {
        of: "product",
        id: goods.productId,
        cells: {
          nameUk: { was: "Сукня «Верба»", to: "  Сукня «Калина» " },
          topSales: { was: false, to: true },
          audiences: { was: "", to: "female" },
          minimum: { was: 1, to: 8 },
          compositionUk: { was: "", to: "=бавовна" },
        },
      },
      { of: "variation", id: goods.variationId, cells: { onHand: { was: 10, to: 25 }, pack: { was: 4, to: 5 } } },
    ]);
    expect(rows).toEqual([
      { of: "product", id: goods.productId, verdict: "saved", cells: {} },
      { of: "variation", id: goods.variationId, verdict: "saved", cells: {} },
    ]);
    expect(await rowOf(goods)).toMatchObject({
      nameUk: "Сукня «Калина»",
      topSales: true,
      audiences: "female",
      minimum: 8,
      pack: 5,
      onHand: 25,
    });
    expect((await audits()).slice(-2)).toEqual([
      {
        entity: "product",
        entity_id: String(goods.productId),
        before: { nameUk: "Сукня «Верба»", topSales: false, audiences: "", minimum: 1, compositionUk: "" },
        after: { nameUk: "Сукня «Калина»", topSales: true, audiences: "female", minimum: 8, compositionUk: "=бавовна" },
      },
      { entity: "variation", entity_id: String(goods.variationId), before: { onHand: 10, pack: 4 }, after: { onHand: 25, pack: 5 } },
    ]);
    const moved = await shop.db.read
      .selectFrom("stock_movement")
      .select(["pieces", "reason"])
      .where("variation_id", "=", goods.variationId)
      .orderBy("id")
      .execute();
    expect(moved).toEqual([
      { pieces: 10, reason: "import" },
      { pieces: 15, reason: "correction" },
    ]);
  });

  test("hidden goods are hidden at once, and shown again only where there is something to buy", async () => {
    const [goods, unpriced] = [await addTestGoods(shop), await addTestGoods(shop, { price: 0 })];
    await save([goods, unpriced].map(({ productId }) => cell("product", productId, "hiddenByStaff", false, true)));
    expect(await rowOf(goods)).toMatchObject({ visibility: "hidden" });
    await save([goods, unpriced].map(({ productId }) => cell("product", productId, "hiddenByStaff", true, false)));
    expect(await rowOf(goods)).toMatchObject({ visibility: "shown" });
    expect(await rowOf(unpriced)).toMatchObject({ visibility: "waiting" });
  });

  test("a form that is open beside hears that the product has changed", async () => {
    const { productId } = await addTestGoods(shop);
    const version = () => shop.db.read.selectFrom("product").select("version").where("id", "=", productId).executeTakeFirstOrThrow();
    const before = Number((await version()).version);
    await save([cell("product", productId, "topSales", false, true)]);
    expect(Number((await version()).version)).toBe(before + 1);
  });

  test("a variation without a shelf gets one", async () => {
    const goods = await addTestGoods(shop, { stock: 0 });
    await shop.db.read.deleteFrom("stock").where("variation_id", "=", goods.variationId).execute();
    expect((await save([stock(goods, 0, 7)])).rows[0]?.verdict).toBe("saved");
    expect(await stockOf(shop, goods.variationId)).toEqual({ onHand: 7, reserved: 0 });
  });

  test("what somebody else has changed stays, is told, and may be written over knowingly; the rest of the call is saved", async () => {
    const [one, other] = [await addTestGoods(shop, { stock: 10 }), await addTestGoods(shop, { stock: 10 })];
    await save([stock(one, 10, 12)], { staff: manager });
    const { rows } = await save([stock(one, 10, 20), stock(other, 10, 20)]);
    expect(rows).toEqual([
      { of: "variation", id: one.variationId, verdict: "changed", cells: { onHand: { theirs: 12 } } },
      { of: "variation", id: other.variationId, verdict: "saved", cells: {} },
    ]);
    expect(await stockOf(shop, one.variationId)).toEqual({ onHand: 12, reserved: 0 });
    expect((await save([stock(one, 12, 20)])).rows[0]?.verdict).toBe("saved");
  });

  test("two who want the same do not stand in each other's way, and write it once", async () => {
    const goods = await addTestGoods(shop);
    const before = (await audits()).length;
    await save([cell("product", goods.productId, "topSales", false, true)], { staff: manager });
    expect((await save([cell("product", goods.productId, "topSales", false, true)])).rows[0]?.verdict).toBe("saved");
    expect((await audits()).length).toBe(before + 1);
  });

  test("a row is saved whole or not at all, and says which cell is why", async () => {
    const goods = await addTestGoods(shop, { stock: 10, pack: 4 });
    const { rows } = await save([
      { of: "variation", id: goods.variationId, cells: { onHand: { was: 10, to: 11 }, pack: { was: 4, to: 0 } } },
    ]);
    expect(rows).toEqual([
      { of: "variation", id: goods.variationId, verdict: "refused", cells: { pack: { refused: words["variations.tooLittle"] } } },
    ]);
    expect(await rowOf(goods)).toMatchObject({ onHand: 10, pack: 4 });
  });

  test("I1 pieces in carts stay on the shelf: a count below them is refused with the reason", async () => {
    const goods = await addTestGoods(shop, { stock: 60, pack: 4 });
    await fillTestCart(shop, await addTestCustomer(shop), [goods]);
    const { rows } = await save([stock(goods, 60, 3)]);
    expect(rows[0]).toMatchObject({ verdict: "refused", cells: { onHand: { refused: words["variations.belowReserved"] } } });
    expect((await save([stock(goods, 60, 4)])).rows[0]?.verdict).toBe("saved");
    expect(await stockOf(shop, goods.variationId)).toEqual({ onHand: 4, reserved: 4 });
  });

  test.each([
    ["pack", "variation"],
    ["minimum", "product"],
  ] as const)("%s of retail goods stays one", async (field, of) => {
    const goods = await addTestGoods(shop, { retail: true });
    const { rows } = await save([cell(of, of === "product" ? goods.productId : goods.variationId, field, 1, 4)]);
    expect(rows[0]?.cells).toEqual({ [field]: { refused: words["variations.retail"] } });
  });

  test("what is not there, or is no field of it, is refused in its row", async () => {
    const goods = await addTestGoods(shop);
    const gone = { refused: words["variations.gone"] };
    const { rows } = await save([
      cell("variation", 999_999_999, "onHand", 0, 1),
      cell("product", Number.MAX_SAFE_INTEGER, "topSales", false, true),
      cell("variation", goods.variationId, "topSales", false, true),
      cell("product", goods.productId, "onHand", 0, 1),
    ]);
    expect(rows.map(({ cells }) => Object.values(cells)[0])).toEqual([gone, gone, gone, gone]);
  });

  test("S14 a call repeated after a lost answer changes nothing, even where the value has come back meanwhile", async () => {
    const goods = await addTestGoods(shop, { stock: 10 });
    const key = randomUUID();
    const first = await save([stock(goods, 10, 15)], { key });
    await save([stock(goods, 15, 10)]);
    const again = await save([stock(goods, 10, 15)], { key });
    expect(again).toEqual({ rows: first.rows, replayed: true });
    expect(await stockOf(shop, goods.variationId)).toEqual({ onHand: 10, reserved: 0 });
    await expect(save([stock(goods, 10, 16)], { key })).rejects.toMatchObject({ status: 422 });
    expect((await save([stock(goods, 10, 16)], { key, staff: manager })).replayed).toBe(false);
  });

  test.each(["", "short", "k".repeat(256)])("the key %j is refused", async (key) => {
    const goods = await addTestGoods(shop);
    await expect(save([stock(goods, 10, 15)], { key })).rejects.toMatchObject({ status: 422 });
  });

  test("one row twice is refused whole", async () => {
    const goods = await addTestGoods(shop, { stock: 10 });
    await expect(save([stock(goods, 10, 15), stock(goods, 15, 16)])).rejects.toMatchObject({ status: 422 });
    expect(await stockOf(shop, goods.variationId)).toEqual({ onHand: 10, reserved: 0 });
  });

  test("500 rows go in one call and are told at once; 501 are refused", async () => {
    const first = await addTestGoods(shop, { stock: 1 });
    const goods = [first];
    while (goods.length < 500) goods.push(await addTestGoods(shop, { ...first, stock: 1, size: String(goods.length) }));
    const { rows } = await save(goods.map((one, at) => stock(one, 1, at + 2)));
    expect(rows.every(({ verdict }) => verdict === "saved")).toBe(true);
    expect(await stockOf(shop, goods[499]?.variationId ?? first.variationId)).toEqual({ onHand: 501, reserved: 0 });
    const asked = Array.from({ length: 501 }, (_, at) => cell("variation", at + 1, "onHand", 0, 1));
    expect(contract.saveVariations.input.safeParse({ rows: asked }).success).toBe(false);
  }, 60_000);

  const odd: [string, unknown][] = [
    ["no rows", []],
    ["no cells", [{ of: "product", id: 1, cells: {} }]],
    ["a price", [{ of: "variation", id: 1, cells: { price: { was: 1, to: 2 } } }]],
    ["another table", [{ of: "account", id: 1, cells: { nameUk: { was: "", to: "a" } } }]],
    ["an odd id", [{ of: "product", id: 1.5, cells: { nameUk: { was: "", to: "a" } } }]],
    ["an id of text", [{ of: "product", id: "1", cells: { nameUk: { was: "", to: "a" } } }]],
    ["an object", [{ of: "product", id: 1, cells: { nameUk: { was: "", to: { $gt: "" } } } }]],
    ["nothing new", [{ of: "product", id: 1, cells: { nameUk: { was: "" } } }]],
    ["a text without end", [{ of: "product", id: 1, cells: { nameUk: { was: "", to: "a".repeat(4_001) } } }]],
    ["more than is asked", [{ of: "product", id: 1, cells: { nameUk: { was: "", to: "a" } }, version: 1 }]],
  ];
  test.each(odd)("%s is refused before anything is done", (_, rows) => {
    expect(contract.saveVariations.input.safeParse({ rows }).success).toBe(false);
  });

  test.each([["NaN"], [-1], [1e9], [1.5], [true], ["5"], [""]])("%j pieces are refused at their cell", async (to) => {
    const goods = await addTestGoods(shop, { stock: 10 });
    expect((await save([cell("variation", goods.variationId, "onHand", 10, to)])).rows[0]?.verdict).toBe("refused");
    expect(await stockOf(shop, goods.variationId)).toEqual({ onHand: 10, reserved: 0 });
  });

  test("who fills pages changes texts and what is shown, and no numbers", async () => {
    const goods = await addTestGoods(shop, { stock: 10 });
    const { rows } = await save([stock(goods, 10, 11), cell("product", goods.productId, "topSales", false, true)], { staff: content });
    expect(rows).toMatchObject([
      { verdict: "refused", cells: { onHand: { refused: words["variations.notAllowed"] } } },
      { verdict: "saved" },
    ]);
    expect(await stockOf(shop, goods.variationId)).toEqual({ onHand: 10, reserved: 0 });
  });
});

describe("a file", () => {
  const write = async (format: "csv" | "xlsx", q: string, locale: "ua" | "ru" = "ua") =>
    (await callEndpoint(variationsApi, contract.writeVariationsFile, testVisit(shop, { staff: owner, locale }), { format, q })).body;
  const read = async (file: string) =>
    (await callEndpoint(variationsApi, contract.readVariationsFile, testVisit(shop, { staff: owner }), { file })).body;
  const base64 = (text: string) => Buffer.from(text).toString("base64");

  test.each([
    ["csv", "ua"],
    ["csv", "ru"],
    ["xlsx", "ua"],
    ["xlsx", "ru"],
  ] as const)("%s in %s taken out and brought back is not different", async (format, locale) => {
    const name = `=Файл; "${randomUUID().slice(0, 8)}"`;
    const goods = await addTestGoods(shop, { name, stock: 7, price: 12_345 });
    await addTestGoods(shop, { ...goods, size: "-46", stock: 0 });
    await save([cell("product", goods.productId, "audiences", "", "female kids")]);
    const { file, rows } = await write(format, name, locale);
    expect(rows).toBe(2);
    expect(await read(file)).toEqual({ lines: 2, changed: [], passedOver: [], passedOverTotal: 0, unknownHeads: [] });
  });

  test("what is different in it is told by cells, with lines nobody knows, that come twice, or say another price", async () => {
    const goods = await addTestGoods(shop, { stock: 7, price: 12_345 });
    const code = (await rowOf(goods))?.code ?? "";
    const text = [
      "Код 1С;На складі;Мінімум;Ціна, грн;Моє;Хіт",
      `${code};"1 200,00";;124,00;x;так`,
      "немає такого;5;1;1;x;ні",
      `${code};8;;;;`,
      ";;;;;",
      `;5;;;;`,
    ].join("\r\n");
    const answer = await read(base64(text));
    expect(answer.changed.map(({ line, cells }) => [line, cells])).toEqual([
      [
        2,
        [
          { field: "onHand", text: "1 200,00" },
          { field: "topSales", text: "так" },
        ],
      ],
    ]);
    expect(answer.passedOver.map(({ line, why }) => [line, why])).toEqual([
      [2, "price"],
      [3, "unknown"],
      [4, "twice"],
      [6, "unknown"],
    ]);
    expect(answer.unknownHeads).toEqual(["Моє"]);
    expect(await stockOf(shop, goods.variationId)).toEqual({ onHand: 7, reserved: 0 });
  });

  test("pieces sold while the file was out are no count: untouched they are passed over, touched they are judged against what the file was made of", async () => {
    const [untouched, touched, same] = [
      await addTestGoods(shop, { stock: 10 }),
      await addTestGoods(shop, { stock: 10 }),
      await addTestGoods(shop, { stock: 10 }),
    ];
    const codes = await Promise.all([untouched, touched, same].map(async (goods) => (await rowOf(goods))?.code ?? ""));
    await save([stock(untouched, 10, 7), stock(touched, 10, 7), stock(same, 10, 7)]);
    const text = ["Код 1С;На складі було;На складі;Хіт", `${codes[0]};10;10;так`, `${codes[1]};10;12;`, `${codes[2]};10;7;`].join("\n");
    const { changed } = await read(base64(text));
    expect(changed.map(({ line, cells }) => [line, cells])).toEqual([
      [2, [{ field: "topSales", text: "так" }]],
      [3, [{ field: "onHand", text: "12", was: 10 }]],
    ]);
    expect((await save([stock(touched, 10, 12)])).rows[0]).toMatchObject({ verdict: "changed", cells: { onHand: { theirs: 7 } } });
  });

  test.each([
    ["noHeads", "Артикул;На складі\n1;2"],
    ["noHeads", " "],
    ["noFile", "PK\u0003\u0004 no archive"],
    ["noFile", "а\u0000б"],
  ] as const)("%s", async (why, text) => {
    await expect(read(base64(text))).rejects.toMatchObject({ status: 422, errors: { file: [`variations.${why}`] } });
  });

  test("S29 taking goods out needs a fresh code", async () => {
    shop.clock.advanceSeconds(3_600);
    await expect(write("csv", "")).rejects.toMatchObject({ status: 422, errors: { code: ["staff.codeNeeded"] } });
  });
});
