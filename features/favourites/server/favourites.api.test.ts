import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { addTestGoods } from "../../../support/test-goods.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { openCatalogueModel } from "../../catalogue/catalogue.server.ts";
import type { Customer } from "../../shop.ts";
import { addFavorite, addFavorites, getFavorites, removeFavorite } from "../favourites.contract.ts";
import { favouritesApi } from "../favourites.server.ts";
import { MOST_FAVOURITES } from "./keep-favourites.ts";
import { idOf, type Id } from "../../../platform/ids.ts";

let shop: TestShop;
let products: Id<"product">[];
let customer: Customer;
beforeAll(async () => {
  shop = await openTestShop();
  products = [];
  for (let index = 0; index < 4; index += 1) products.push((await addTestGoods(shop, { name: `Сукня ${index}` })).productId);
  await openCatalogueModel(shop);
});
afterAll(() => shop.close());
beforeEach(async () => void (customer = await addTestCustomer(shop)));

const call = async <E extends Parameters<typeof callEndpoint>[1]>(
  endpoint: E,
  input: Parameters<typeof callEndpoint<E>>[3],
  who = customer,
) => (await callEndpoint(favouritesApi, endpoint, testVisit(shop, { customer: who }), input)).body;
/** No product has this id. */
const nobody = idOf<"product">(999_999);
const kept = async (who = customer) => (await call(getFavorites, {}, who)).map(({ id }) => id);

test("a device's list comes into the account in its order, newest first; ids nobody knows are ignored", async () => {
  const [first = nobody, second = nobody, third = nobody] = products;
  expect(await call(addFavorites, { product_ids: [third, nobody, first, second, third] })).toEqual({ result: true, count: 3 });
  expect(await kept()).toEqual([third, first, second]);
});

test("a product added later stands first, adding it again moves nothing", async () => {
  const [first = nobody, second = nobody] = products;
  await call(addFavorite, { product_id: first });
  shop.clock.advanceSeconds(1);
  await call(addFavorite, { product_id: second });
  shop.clock.advanceSeconds(1);
  expect(await call(addFavorite, { product_id: first })).toEqual({ result: true, count: 2 });
  expect(await kept()).toEqual([second, first]);
});

test("taking one out twice is no error, and touches nobody else's list", async () => {
  const [first = nobody] = products;
  const other = await addTestCustomer(shop);
  await call(addFavorite, { product_id: first });
  await call(addFavorite, { product_id: first }, other);
  expect(await call(removeFavorite, { product_id: first })).toEqual({ result: true, count: 0 });
  expect(await call(removeFavorite, { product_id: first })).toEqual({ result: true, count: 0 });
  expect(await kept(other)).toEqual([first]);
});

test("two devices at the same instant keep the limit together, and old favourites never push a new one out", async () => {
  const [first = nobody, second = nobody, third = nobody] = products;
  await fillUpTo(MOST_FAVOURITES - 1);
  await Promise.all([call(addFavorites, { product_ids: [first] }), call(addFavorites, { product_ids: [second, third] })]);
  const { count } = await shop.db.read
    .selectFrom("favourite")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("account_id", "=", customer.id)
    .executeTakeFirstOrThrow();
  expect(count).toBe(MOST_FAVOURITES);
});

test("what somebody has just chosen takes the place of the oldest in a full list; what a device brings does not", async () => {
  const [first = nobody, second = nobody] = products;
  await fillUpTo(MOST_FAVOURITES);
  shop.clock.advanceSeconds(1);
  await call(addFavorites, { product_ids: [second] });
  await call(addFavorite, { product_id: first });
  const rows = await shop.db.read.selectFrom("favourite").select("product_id").where("account_id", "=", customer.id).execute();
  expect([rows.length, ...[first, second].map((id) => rows.some((row) => row.product_id === id))]).toEqual([MOST_FAVOURITES, true, false]);
});

test("a guest has no account to keep favourites in", async () => {
  await expect(callEndpoint(favouritesApi, getFavorites, testVisit(shop, { guest: "g" }), {})).rejects.toMatchObject({ status: 401 });
});

/** Favourites written straight into the database, of products that exist only to be counted. */
async function fillUpTo(wanted: number): Promise<void> {
  await shop.db.write(async (tx) => {
    const now = shop.clock.now();
    const rows = Array.from({ length: wanted }, (_, index) => ({
      id_1c: `filler-${customer.id}-${index}`,
      name_uk: "Товар",
      first_seen_at: now,
    }));
    const ids = await tx.insertInto("product").values(rows).returning("id").execute();
    await tx
      .insertInto("favourite")
      .values(ids.map(({ id }) => ({ account_id: customer.id, product_id: id, added_at: now })))
      .execute();
  });
}
