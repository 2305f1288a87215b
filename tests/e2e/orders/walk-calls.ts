import { expect } from "vitest";
import { apiClient, newPhone, type Json } from "../../../support/api-client.ts";
import type { RunningShop } from "../../../support/running-shop.ts";

/** The way of `walk-order.ts` by the calls alone, as an app goes it: browse, reserve, sign in, order, see the order, cancel it. */
export async function walkCalls(shop: RunningShop): Promise<void> {
  const client = apiClient(shop.url);
  const found = (await client.get("/api/search-product", { search: "сукня" })).body as { products: Json[] };
  expect(found.products.length).toBeGreaterThan(0);

  const product = (await client.get("/api/get-product/planted-stock-50")).body as {
    id: number;
    productVariations: { id: number; price: number; stock: number }[];
  };
  const [variation] = product.productVariations;
  const wanted = { productId: product.id, variationId: variation?.id, productAdd: true };
  const first = await client.post("/api/basket-add-product", wanted);
  expect(first.body).toMatchObject({ result: true, orderDelete: false, isBlacklisted: false });
  const more = await client.post("/api/basket-add-product", { ...wanted, orderId: first.body["orderId"] });
  expect(more.body).toMatchObject({ result: false, signInRequired: true });

  await client.signIn(newPhone(), shop.codeFor);
  const orderId = (await client.get("/api/get-cart")).body["orderId"];
  expect(orderId).toBe(first.body["orderId"]);
  for (let pieces = 1; pieces < 20; pieces += 1)
    expect((await client.post("/api/basket-add-product", { ...wanted, orderId })).body["result"]).toBe(true);

  const early = await client.post("/api/order-validation", { orderId });
  expect(early.body).toMatchObject({ result: false, causes: [{ cause: "profile_incomplete" }] });
  const saved = await client.post("/api/update-profile", { name: "Олена", surname: "Коваль", email: "olena@mail.ua" });
  expect(saved.body).toMatchObject({ FullName: "Коваль Олена" });
  const valid = (await client.post("/api/order-validation", { orderId })).body as { result: boolean; bill: { toPayKopiykas: number } };
  expect(valid.result).toBe(true);
  expect(valid.bill.toPayKopiykas).toBe(Math.round((variation?.price ?? 0) * 100) * 20);

  const [town] = (await client.get("/api/get-settlements", { search: "Хмель" })).body as unknown as { id: string }[];
  const [department] = (await client.get("/api/get-departments", { settlement: town?.id ?? "", search: "12" })).body as unknown as {
    id: string;
  }[];
  const order = {
    orderId,
    recipient: { name: "Олена", surname: "Коваль", phone: "380671234567" },
    delivery: { carrier: "nova-poshta", settlement: town?.id, department: department?.id },
    payment: "cod",
    comment: "Телефонувати після 18:00",
    expectedToPayKopiykas: valid.bill.toPayKopiykas,
  };
  const key = { "Idempotency-Key": crypto.randomUUID() };
  const placed = await client.post("/api/place-order", order, key);
  expect(placed.body).toMatchObject({ result: true, companionNumber: null });
  const again = await client.post("/api/place-order", order, key);
  expect(again.body["number"]).toBe(placed.body["number"]);
  expect(again.headers.get("idempotent-replayed")).toBe("true");
  expect((await client.post("/api/place-order", { ...order, comment: "інший" }, key)).status).toBe(422);

  const number = String(placed.body["number"]);
  expect((await client.get("/api/get-orders")).body).toMatchObject({
    orders: [{ number: placed.body["number"], status: "new", pieces: 20 }],
  });
  expect((await client.get(`/api/get-order/${number}`)).body).toMatchObject({
    statusName: "Нове",
    lines: [{ quantity: 20 }],
    cancellable: true,
  });
  const stranger = apiClient(shop.url);
  await stranger.signIn(newPhone(), shop.codeFor);
  expect((await stranger.get(`/api/get-order/${number}`)).status).toBe(404);
  expect((await client.get("/api/get-product/planted-stock-50")).body).toMatchObject({ productVariations: [{ stock: 30 }] });

  expect((await client.post("/api/cancel-order", { number: placed.body["number"] })).body).toMatchObject({ status: "cancelled" });
  expect((await client.get("/api/get-product/planted-stock-50")).body).toMatchObject({ productVariations: [{ stock: 50 }] });
}
