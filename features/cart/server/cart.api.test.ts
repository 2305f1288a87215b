import { afterAll, beforeAll, expect, test } from "vitest";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { addTestGoods } from "../../../support/test-goods.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { basketAddProduct, basketRecalculation, deleteCart, getCart } from "../cart.contract.ts";
import { cartApi, guestHashOf } from "../cart.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const someone = async () => {
  const customer = await addTestCustomer(shop);
  return () => testVisit(shop, { customer });
};

test("a visitor without a key gets one with the first pack, and the cookie owns the cart", async () => {
  const goods = await addTestGoods(shop);
  const answer = await callEndpoint(cartApi, basketAddProduct, testVisit(shop), {
    productId: goods.productId,
    variationId: goods.variationId,
    productAdd: true,
  });
  const cookie = answer.setCookies?.[0] ?? "";
  expect(cookie).toMatch(/^guest=[\w-]{43}; Max-Age=34560000; Path=\/; SameSite=Lax; HttpOnly$/);
  const visit = { ...testVisit(shop), guestHash: guestHashOf(/guest=([\w-]+)/.exec(cookie)?.[1] ?? "") };
  expect((await callEndpoint(cartApi, getCart, visit, {})).body.orderId).toBe(answer.body.orderId);
  expect((await callEndpoint(cartApi, getCart, testVisit(shop), {})).body.orderId).toBeNull();
});

test("over https the cookie is secure; a refused pack sets none", async () => {
  const [goods, none] = [await addTestGoods(shop), await addTestGoods(shop, { stock: 0 })];
  const visit = { ...testVisit(shop), origin: "https://semyriad.example" };
  const added = await callEndpoint(cartApi, basketAddProduct, visit, {
    productId: goods.productId,
    variationId: goods.variationId,
    productAdd: true,
  });
  expect(added.setCookies?.[0]).toContain("; Secure");
  const refused = await callEndpoint(cartApi, basketAddProduct, visit, {
    productId: none.productId,
    variationId: none.variationId,
    productAdd: true,
  });
  expect(refused.setCookies).toEqual([]);
});

test("an account has one cart, also where its client says that it holds none", async () => {
  const [one, other] = [await addTestGoods(shop), await addTestGoods(shop)];
  const visit = await someone();
  const add = async ({ productId, variationId }: typeof one) =>
    (await callEndpoint(cartApi, basketAddProduct, visit(), { productId, variationId, productAdd: true, orderId: null })).body;
  const first = await add(one);
  expect([await add(other), await add(other)]).toMatchObject([
    { result: true, orderId: first.orderId },
    { result: true, orderId: first.orderId },
  ]);
  expect((await callEndpoint(cartApi, getCart, visit(), {})).body.products.map(({ quantity }) => quantity)).toEqual([1, 2]);
});

test("basket-add-product answers in the words of the specification", async () => {
  const goods = await addTestGoods(shop, { stock: 1 });
  const visit = await someone();
  const call = async (productAdd: boolean, orderId?: string | null) => {
    const { cart: _, ...flags } = (
      await callEndpoint(cartApi, basketAddProduct, visit(), {
        productId: goods.productId,
        variationId: goods.variationId,
        productAdd,
        orderId,
      })
    ).body;
    return flags;
  };
  const plain = { orderSubOrder: null, isBlacklisted: false, orderDelete: false, signInRequired: false, refusal: null, sharePercent: null };
  const { orderId, ...added } = await call(true);
  expect(added).toEqual({ ...plain, result: true });
  expect(await call(true, orderId)).toEqual({ ...plain, refusal: "sold-out", orderId, result: false });
  expect(await call(false, orderId)).toEqual({ ...plain, orderId: null, result: true });
  expect(await call(false, orderId)).toEqual({ ...plain, orderId: null, orderDelete: true, result: false });
});

test("a pack that is not held any more is no refusal of an add, and nothing of goods that cannot be bought could be added", async () => {
  const [kept, out] = [await addTestGoods(shop, { stock: 5 }), await addTestGoods(shop, { stock: 5 })];
  const visit = await someone();
  const change = async ({ productId, variationId }: typeof kept, productAdd: boolean) =>
    (await callEndpoint(cartApi, basketAddProduct, visit(), { productId, variationId, productAdd })).body;
  const { orderId } = await change(kept, true);
  expect(await change(out, false)).toMatchObject({ orderId, result: false, orderDelete: false, refusal: null, cart: { counter: 1 } });
  await shop.db.read.updateTable("variation").set({ hidden: true }).where("id", "=", kept.variationId).execute();
  const { products } = (await callEndpoint(cartApi, getCart, visit(), {})).body;
  expect(products.map(({ quantity, variant }) => [quantity, variant.stock])).toEqual([[1, 1]]);
});

test.each([
  ["a browser", { cookies: new Map([["signed_in", "1"]]) }],
  ["an app", { headers: new Headers({ Authorization: "Bearer of-a-session-that-ended" }) }],
])("%s whose session has ended is no guest: whatever changes a cart answers 401 and changes nothing", async (of, said) => {
  const goods = await addTestGoods(shop, { stock: 5 });
  const { productId, variationId } = goods;
  const visit = await someone();
  const { orderId } = (await callEndpoint(cartApi, basketAddProduct, visit(), { productId, variationId, productAdd: true })).body;
  const ended = { ...testVisit(shop, { guest: `${of} whose session ended` }), ...said };
  const line = { productId, variationId, quantity: 1, price: 1 };
  for (const call of [
    callEndpoint(cartApi, basketAddProduct, ended, { productId, variationId, productAdd: true }),
    callEndpoint(cartApi, basketRecalculation, ended, { cartItems: [line] }),
    callEndpoint(cartApi, deleteCart, ended, { orderId: orderId ?? "" }),
  ])
    await expect(call).rejects.toMatchObject({ status: 401 });
  expect((await callEndpoint(cartApi, getCart, visit(), {})).body.counter).toBe(1);
});

test("an app learns from reading the cart that its session has ended, and has its guest's cart without the token; a page is asked nothing", async () => {
  const { productId, variationId } = await addTestGoods(shop);
  const guest = testVisit(shop, { guest: "of an app that signed in once" });
  await callEndpoint(cartApi, basketAddProduct, guest, { productId, variationId, productAdd: true });
  const app = { ...guest, headers: new Headers({ Authorization: "Bearer of-a-session-that-ended" }) };
  await expect(callEndpoint(cartApi, getCart, app, {})).rejects.toMatchObject({ status: 401 });
  for (const still of [guest, { ...guest, cookies: new Map([["signed_in", "1"]]) }])
    expect((await callEndpoint(cartApi, getCart, still, {})).body.counter).toBe(1);
});

test("a guest's second pack asks for a sign-in and changes nothing", async () => {
  const goods = await addTestGoods(shop);
  const input = { productId: goods.productId, variationId: goods.variationId, productAdd: true };
  const guest = () => testVisit(shop, { guest: "two packs" });
  const { orderId } = (await callEndpoint(cartApi, basketAddProduct, guest(), input)).body;
  for (const believed of [orderId, null])
    expect((await callEndpoint(cartApi, basketAddProduct, guest(), { ...input, orderId: believed })).body).toMatchObject({
      orderId,
      result: false,
      orderDelete: false,
      signInRequired: true,
      cart: { counter: 1 },
    });
});

test("basket-recalculation lists what is available with today's price and what is not", async () => {
  const [goods, short] = [await addTestGoods(shop, { stock: 9, price: 12_345 }), await addTestGoods(shop, { stock: 3 })];
  const visit = await someone();
  const line = (one: typeof goods, quantity: number) => ({ productId: one.productId, variationId: one.variationId, quantity, price: 1 });
  const { body } = await callEndpoint(cartApi, basketRecalculation, visit(), { cartItems: [line(goods, 2), line(short, 5)] });
  expect(body).toMatchObject({ orderDelete: false, isBlacklisted: false, orderId: body.cart.orderId });
  expect(body.available).toEqual([
    { productId: goods.productId, variationId: goods.variationId, stock: 9, quantity: 2, price: 123.45 },
    { productId: short.productId, variationId: short.variationId, stock: 3, quantity: 3, price: 100 },
  ]);
  expect(body.not_available).toEqual([
    { productId: short.productId, variationId: short.variationId, stock: 3, quantity: 3, refusal: "sold-out" },
  ]);
  expect(body.signInRequired).toBe(false);
});

test("basket-recalculation asks a guest with several lines to sign in, and calls sold out only what is", async () => {
  const [first, second, gone] = [await addTestGoods(shop), await addTestGoods(shop, { stock: 6 }), await addTestGoods(shop, { stock: 0 })];
  const cartItems = [first, second, gone].map(({ productId, variationId }) => ({ productId, variationId, quantity: 1, price: 1 }));
  const { body } = await callEndpoint(cartApi, basketRecalculation, testVisit(shop, { guest: "several lines" }), { cartItems });
  expect(body).toMatchObject({
    signInRequired: true,
    cart: { counter: 1 },
    not_available: [
      { variationId: second.variationId, quantity: 0, refusal: "sign-in-required" },
      { variationId: gone.variationId, quantity: 0, refusal: "sold-out" },
    ],
  });
});

test("delete-cart answers the same whether there was one, and releases the own one only", async () => {
  const goods = await addTestGoods(shop);
  const [visit, stranger] = [await someone(), await someone()];
  const { orderId } = (
    await callEndpoint(cartApi, basketAddProduct, visit(), { productId: goods.productId, variationId: goods.variationId, productAdd: true })
  ).body;
  for (const who of [stranger(), testVisit(shop)])
    expect((await callEndpoint(cartApi, deleteCart, who, { orderId: orderId ?? "" })).body).toEqual({ result: true });
  expect((await callEndpoint(cartApi, getCart, visit(), {})).body.counter).toBe(1);
  for (let times = 0; times < 2; times += 1)
    expect((await callEndpoint(cartApi, deleteCart, visit(), { orderId: orderId ?? "" })).body).toEqual({ result: true });
  expect((await callEndpoint(cartApi, getCart, visit(), {})).body.counter).toBe(0);
});

test("S32 unknown fields, wrong kinds and too much are refused by the schema", () => {
  const add = (input: object) => basketAddProduct.input.safeParse({ productId: 1, variationId: 1, productAdd: true, ...input }).success;
  expect(add({})).toBe(true);
  expect([add({ price: 1 }), add({ productId: 0 }), add({ productId: 1.5 }), add({ productAdd: "yes" }), add({ orderId: "1" })]).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
  const line = { productId: 1, variationId: 1, quantity: 1, price: 1 };
  const recalculation = (cartItems: object[]) => basketRecalculation.input.safeParse({ cartItems }).success;
  expect(recalculation([line])).toBe(true);
  expect([
    recalculation([{ ...line, quantity: 0 }]),
    recalculation([{ ...line, quantity: 100_001 }]),
    recalculation([{ ...line, price: -1 }]),
    recalculation(Array.from({ length: 2_001 }, () => line)),
  ]).toEqual([false, false, false, false]);
});

test("texts come in the language asked for", async () => {
  const goods = await addTestGoods(shop);
  const customer = await addTestCustomer(shop);
  await callEndpoint(cartApi, basketAddProduct, testVisit(shop, { customer }), {
    productId: goods.productId,
    variationId: goods.variationId,
    productAdd: true,
  });
  const nameIn = async (locale: "ua" | "ru") =>
    (await callEndpoint(cartApi, getCart, testVisit(shop, { customer, locale }), {})).body.products[0]?.name;
  expect([await nameIn("ua"), await nameIn("ru")]).toEqual(["Сукня «Верба»", "Платье «Верба»"]);
});

test("a change may be answered by its line alone, with the sums of the whole cart", async () => {
  const [first, second] = [await addTestGoods(shop), await addTestGoods(shop, { price: 25_000 })];
  const visit = await someone();
  const call = async (goods: typeof first, productAdd: boolean) =>
    (
      await callEndpoint(cartApi, basketAddProduct, visit(), {
        productId: goods.productId,
        variationId: goods.variationId,
        productAdd,
        withCart: false,
      })
    ).body.cart;
  await call(first, true);
  const { products, counter, price } = await call(second, true);
  expect([products.map(({ variant }) => variant.id), counter, price]).toEqual([[second.variationId], 2, 350]);
  expect(await call(second, false)).toMatchObject({ products: [], counter: 1, price: 100 });
});

test("a line is shown by a picture, though a film stands before it", async () => {
  const goods = await addTestGoods(shop);
  const rows = ["import_files/ab/walk.mp4", "import_files/ab/front.jpg"].map((source, position) => ({
    product_id: goods.productId,
    position,
    source,
  }));
  const [, picture] = await shop.db.write((tx) => tx.insertInto("picture").values(rows).returning("id").execute());
  const visit = await someone();
  await callEndpoint(cartApi, basketAddProduct, visit(), {
    productId: goods.productId,
    variationId: goods.variationId,
    productAdd: true,
  });
  const [line] = (await callEndpoint(cartApi, getCart, visit(), {})).body.products;
  expect(JSON.stringify(line)).toContain(`/pictures/${picture?.id}`);
});
