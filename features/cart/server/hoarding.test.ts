import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { addTestGoods } from "../../../support/test-goods.ts";
import { expectStockInOrder, stockOf } from "../../../support/test-stock.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { getProduct } from "../../catalogue/catalogue.contract.ts";
import { openCatalogueModel } from "../../catalogue/catalogue.server.ts";
import { writeSettings } from "../../settings/settings.server.ts";
import type { Visit } from "../../shop.ts";
import { addMany, addPack, cartApi, deleteOwnCart, recalculate, viewCart } from "../cart.server.ts";
import { changeAtOnce } from "./lines/change-cart.ts";
import { selectAccountCart } from "./shown-cart.queries.ts";
import { usualLimits } from "../../../platform/limits/limits.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ config: { limits: usualLimits } });
});
afterAll(() => shop.close());
afterEach(() => expectStockInOrder(shop));

const guest = (name: string) => testVisit(shop, { guest: name });

test("S6 guests together hold at most 30 % of a variation, at once again when theirs are over", async () => {
  const goods = await addTestGoods(shop, { stock: 20, pack: 2 });
  const outcomes = [];
  for (let one = 0; one < 5; one += 1) outcomes.push(await addPack(guest(`of thirty ${one}`), goods));
  expect(outcomes).toEqual(["added", "added", "added", "over-share", "over-share"]);
  expect((await stockOf(shop, goods.variationId)).reserved).toBe(6);
  expect(await recalculate(guest("of thirty 5"), { cartItems: [{ ...goods, quantity: 2 }] })).toMatchObject({ short: [{ granted: 0 }] });
  shop.clock.advanceSeconds(3_600);
  expect(await addPack(guest("of thirty 6"), goods)).toBe("added");
});

test("S6 an account without a completed order holds at most half of a variation, with one as much as it wants", async () => {
  const goods = await addTestGoods(shop, { stock: 10, pack: 2 });
  const customer = await addTestCustomer(shop);
  const visit = () => testVisit(shop, { customer });
  expect([await addPack(visit(), goods), await addPack(visit(), goods), await addPack(visit(), goods)]).toEqual([
    "added",
    "added",
    "over-share",
  ]);
  expect(await recalculate(visit(), { cartItems: [{ ...goods, quantity: 10 }] })).toMatchObject({ short: [{ granted: 4 }] });
  await shop.db.read.updateTable("account").set({ completed_orders: 1 }).where("id", "=", customer.id).execute();
  expect(await recalculate(visit(), { cartItems: [{ ...goods, quantity: 10 }] })).toEqual({ outcome: "done", short: [] });
});

test("S6 of what is plenty a thousand guests hold seven tenths: who signs in finds the rest, and is shown it", async () => {
  const goods = await addTestGoods(shop, { stock: 100, pack: 10 });
  const outcomes = await Promise.all(Array.from({ length: 12 }, (_, at) => addPack(guest(`of plenty ${at}`), goods)));
  expect(outcomes.filter((outcome) => outcome === "added")).toHaveLength(7);
  expect(outcomes.filter((outcome) => outcome === "over-share")).toHaveLength(5);
  expect(await recalculate(guest("of plenty 20"), { cartItems: [{ ...goods, quantity: 10 }] })).toMatchObject({ short: [{ granted: 0 }] });
  const customer = await addTestCustomer(shop);
  for (let pack = 0; pack < 3; pack += 1) expect(await addPack(testVisit(shop, { customer }), goods)).toBe("added");
  expect((await stockOf(shop, goods.variationId)).reserved).toBe(100);
});

test("S6 the last pack of a small stock may be held by anybody", async () => {
  const goods = await addTestGoods(shop, { stock: 4, pack: 4 });
  expect(await addPack(guest("the last pack"), goods)).toBe("added");
});

test("S6 a refusal by share leaves no empty cart behind", async () => {
  const goods = await addTestGoods(shop, { stock: 4, pack: 2 });
  await addPack(guest("first of two"), goods);
  expect(await addPack(guest("second of two"), goods)).toBe("over-share");
  expect((await viewCart(guest("second of two"))).orderId).toBeNull();
});

const stockSeen = async (visit: Visit) => (await viewCart(visit)).products.map(({ variant }) => variant.stock);

test("S6 what a cart is told it could hold counts the share, for newcomers, guests and known customers each their own", async () => {
  const goods = await addTestGoods(shop, { stock: 9, pack: 3 });
  const [newcomer, known] = [await addTestCustomer(shop), await addTestCustomer(shop)];
  await shop.db.read.updateTable("account").set({ completed_orders: 1 }).where("id", "=", known.id).execute();
  const visits = [testVisit(shop, { customer: newcomer }), guest("who asks")];
  for (const visit of visits) await addPack(visit, goods);
  expect(await stockSeen(testVisit(shop, { customer: newcomer }))).toEqual([4]);
  expect(await stockSeen(guest("who asks"))).toEqual([3]);
  await addPack(testVisit(shop, { customer: known }), goods);
  expect(await stockSeen(testVisit(shop, { customer: known }))).toEqual([3]);
});

test("S6 what an add answers of a cart is what reading it answers", async () => {
  const [usual, goods] = [await addTestGoods(shop, { stock: 500 }), await addTestGoods(shop, { stock: 12, pack: 2 })];
  const customer = await addTestCustomer(shop);
  const visit = () => testVisit(shop, { customer });
  await addPack(visit(), usual);
  await addPack(visit(), goods);
  const addAtOnce = () => changeAtOnce(visit(), { ...goods, orderId: null, packs: 1 });
  const quick = (await addAtOnce())?.shown;
  const line = quick?.lines.find(({ variationId }) => variationId === goods.variationId);
  expect(line).toMatchObject({ pieces: 4, free: 8, onHand: 12, elsewhere: 0 });
  const again = (await selectAccountCart(shop.db.read, quick?.cart.id ?? "", shop.clock.now()))?.lines;
  expect(again).toMatchObject([{ onHand: 500, elsewhere: 0 }, line ?? {}]);
  expect((await addAtOnce())?.shown).toBeDefined();
  expect((await addAtOnce())?.verdict.why, "half of twelve are held").toBe("over the share");
  expect(await addPack(visit(), goods)).toBe("over-share");
});

test("S6 where there is plenty nothing binds, and staff say where plenty begins and how large the shares are", async () => {
  const goods = await addTestGoods(shop, { stock: 60, pack: 20 });
  const customer = await addTestCustomer(shop);
  const visit = () => testVisit(shop, { customer });
  const wants = () => recalculate(visit(), { cartItems: [{ ...goods, quantity: 60 }] });
  expect(await wants()).toEqual({ outcome: "done", short: [] });
  await deleteOwnCart(visit(), (await viewCart(visit())).orderId ?? "");
  await writeSettings(shop, { scarce_below: 61, new_account_share_percent: 70 });
  expect(await wants()).toMatchObject({ short: [{ granted: 40, stock: 42, why: "over the share" }] });
  await writeSettings(shop, { scarce_below: 60, new_account_share_percent: 50 });
});

test("S6 an answer of many lines says which a share has refused, and what could still be added", async () => {
  const [scarce, gone] = [await addTestGoods(shop, { stock: 10, pack: 2 }), await addTestGoods(shop, { stock: 1, pack: 2 })];
  const customer = await addTestCustomer(shop);
  const lines = [
    { ...scarce, packs: 3 },
    { ...gone, packs: 1 },
  ];
  const { verdicts } = await addMany(testVisit(shop, { customer }), lines, crypto.randomUUID());
  expect(verdicts).toMatchObject([
    { added: false, isByShare: true, stock: 5, addable: 5 },
    { added: false, isByShare: false, stock: 1, addable: 1 },
  ]);
});

test("S6 a product's page says what this customer could hold, a guest's what is on the shelf", async () => {
  const goods = await addTestGoods(shop, { stock: 9, pack: 3 });
  await openCatalogueModel(shop);
  const [newcomer, known] = [await addTestCustomer(shop), await addTestCustomer(shop)];
  await shop.db.read.updateTable("account").set({ completed_orders: 1 }).where("id", "=", known.id).execute();
  await addPack(testVisit(shop, { customer: newcomer }), goods);
  const { id_1c: id } = await shop.db.read
    .selectFrom("product")
    .select("id_1c")
    .where("id", "=", goods.productId)
    .executeTakeFirstOrThrow();
  const said = async (visit: Visit) => (await callEndpoint(cartApi, getProduct, visit, { id })).body.productVariations[0]?.stock;
  expect(await said(testVisit(shop, { customer: newcomer }))).toBe(4);
  expect(await said(testVisit(shop, { customer: known }))).toBe(6);
  expect(await said(guest("who looks"))).toBe(6);
});
