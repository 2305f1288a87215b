import { kopiykas } from "../../../platform/money/money.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { addTestGoods } from "../../../support/test-goods.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { addMany, viewCart } from "../../cart/cart.server.ts";
import { openCatalogueModel } from "../../catalogue/catalogue.server.ts";
import type { Visit } from "../../shop.ts";
import * as contract from "../saved-lists.contract.ts";
import { savedListsApi } from "../saved-lists.server.ts";
import { idOf, type Id } from "../../../platform/ids.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const someone = async (): Promise<() => Visit> => {
  const customer = await addTestCustomer(shop);
  return () => testVisit(shop, { customer });
};
const save = async (visit: Visit, name = "Літо") => (await callEndpoint(savedListsApi, contract.saveList, visit, { name })).body;
const lists = async (visit: Visit) => (await callEndpoint(savedListsApi, contract.getSavedLists, visit, {})).body.lists;
const view = async (visit: Visit, id: Id<"saved_list">) => (await callEndpoint(savedListsApi, contract.getSavedList, visit, { id })).body;
const open = async (visit: Visit, token: string) => (await callEndpoint(savedListsApi, contract.getSharedList, visit, { token })).body;
const share = async (visit: Visit, id: Id<"saved_list">, shared = true) =>
  (await callEndpoint(savedListsApi, contract.shareList, visit, { id, shared })).body.token;

async function withCart(visit: Visit) {
  const [dress, cup] = [
    await addTestGoods(shop, { stock: 12, pack: 4, price: 64_000 }),
    await addTestGoods(shop, { stock: 5, name: "Чашка" }),
  ];
  await openCatalogueModel(shop);
  await addMany(
    visit,
    [
      { ...dress, packs: 2 },
      { ...cup, packs: 3 },
    ].map(({ productId, variationId, packs }) => ({ productId, variationId, packs })),
    crypto.randomUUID(),
  );
  return { dress, cup };
}

test("a cart is kept under a name, stays as it is, and shows its lines with today's prices and verdicts", async () => {
  const mine = await someone();
  const { dress, cup } = await withCart(mine());
  const list = await save(mine(), "  Літо, жіноче ");
  expect(list).toMatchObject({ name: "Літо, жіноче", lines: 2, pieces: 11, token: null });
  expect((await viewCart(mine())).counter).toBe(11);
  await shop.db.read
    .updateTable("variation")
    .set({ price: kopiykas(70_000) })
    .where("id", "=", dress.variationId)
    .execute();
  await shop.db.read.updateTable("product").set({ hidden: true }).where("id", "=", cup.productId).execute();
  await openCatalogueModel(shop);
  const { rows } = await view(mine(), list.id);
  expect(rows.map(({ verdict, asked, pieces, name, goods }) => [verdict, asked, pieces, name, goods?.price])).toEqual([
    ["less", 8, 4, "Сукня «Верба»", 700],
    ["unknown", 3, 0, "Чашка", undefined],
  ]);
});

test("lists are renamed and forgotten; an empty cart and a fifty-first list are refused", async () => {
  const mine = await someone();
  await expect(save(mine())).rejects.toMatchObject({ status: 422, errors: { name: ["lists.emptyCart"] } });
  await withCart(mine());
  const first = await save(mine(), "один");
  for (let more = 1; more < 50; more += 1) await save(mine(), `${more}`);
  await expect(save(mine(), "зайвий")).rejects.toMatchObject({ status: 409, messageKey: "lists.tooMany" });
  expect((await callEndpoint(savedListsApi, contract.renameList, mine(), { id: first.id, name: "перший" })).body.name).toBe("перший");
  await callEndpoint(savedListsApi, contract.removeList, mine(), { id: first.id });
  expect((await lists(mine())).map(({ name }) => name).includes("перший")).toBe(false);
  expect(await lists(mine())).toHaveLength(49);
});

test("S30 somebody else's list answers like one that is not there, and nothing of it changes", async () => {
  const [mine, stranger] = [await someone(), await someone()];
  await withCart(mine());
  const list = await save(mine());
  const before = await lists(mine());
  for (const id of [list.id, idOf<"saved_list">(999_999)]) {
    await expect(view(stranger(), id)).rejects.toMatchObject({ status: 404 });
    await expect(share(stranger(), id)).rejects.toMatchObject({ status: 404 });
    await expect(callEndpoint(savedListsApi, contract.renameList, stranger(), { id, name: "моє" })).rejects.toMatchObject({ status: 404 });
    expect((await callEndpoint(savedListsApi, contract.removeList, stranger(), { id })).body).toEqual({ result: true });
  }
  expect(await lists(mine())).toEqual(before);
  await expect(lists(testVisit(shop))).rejects.toMatchObject({ status: 401 });
});

test("S27 a link opens the list to anybody until it is closed, then never again; it is kept hashed and sealed", async () => {
  const mine = await someone();
  await withCart(mine());
  const { id } = await save(mine(), "Для подруги");
  const token = (await share(mine(), id)) ?? "";
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await share(mine(), id), "sharing twice keeps the link that was sent").toBe(token);
  const seen = await open(testVisit(shop, { guest: "friend" }), token);
  expect([seen.name, seen.rows.length, Object.keys(seen)]).toEqual(["Для подруги", 2, ["name", "rows"]]);
  const stored = JSON.stringify(await shop.db.read.selectFrom("saved_list").selectAll().execute());
  expect(stored).not.toContain(token);
  expect(await share(mine(), id, false)).toBeNull();
  await expect(open(testVisit(shop), token)).rejects.toMatchObject({ status: 404 });
  const another = (await share(mine(), id)) ?? "";
  expect(another).not.toBe(token);
  await expect(open(testVisit(shop), token)).rejects.toMatchObject({ status: 404 });
  await callEndpoint(savedListsApi, contract.removeList, mine(), { id });
  await expect(open(testVisit(shop), another)).rejects.toMatchObject({ status: 404 });
});
