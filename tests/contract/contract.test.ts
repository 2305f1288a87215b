import { changesHeard } from "../../support/changes.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Hono } from "hono";
import { openCatalogueModel } from "../../features/catalogue/catalogue.server.ts";
import { seedContent } from "../../features/content/content.server.ts";
import { demoContent } from "../../db/seed/content/demo-content.ts";
import { api, documentedCalls } from "../../processes/calls/api.ts";
import { buildApp } from "../../processes/build-app.ts";
import { openHealth } from "../../processes/edge/health.ts";
import { openApiDocument } from "../../processes/calls/document/openapi.ts";
import type { OpenApi } from "../../tools/conform/document.ts";
import { openJudge } from "../../tools/conform/open-judge.ts";
import { newPhone, phoneHashFor } from "../../support/api-client.ts";
import { addTestGoods, type TestGoods } from "../../support/test-goods.ts";
import { openTestShop, type TestShop } from "../../support/test-shop.ts";

let shop: TestShop;
let app: Hono;
let goods: TestGoods;
let token: string;
let strangersToken: string;
let orderId: string;
let listId: number;
let listToken: string;
let otherDevice: number;
const customersPhone = newPhone();

beforeAll(async () => {
  shop = await openTestShop();
  shop.clock.set(new Date());
  goods = await addTestGoods(shop, { stock: 40, price: 10_000, name: "Сукня «Верба»", idOf1c: "verba" });
  await seedContent(shop, demoContent);
  await openCatalogueModel(shop);
  app = buildApp({ shop, health: openHealth(shop) });
  [token, strangersToken] = [await signIn(customersPhone), await signIn()];
  await signIn(customersPhone);
  const { devices } = (await call("GET", "/api/get-devices", {}, token, true)).body as { devices: { id: number; isThis: boolean }[] };
  otherDevice = devices.find(({ isThis }) => !isThis)?.id ?? 0;
  orderId = String(
    (await call("POST", "/api/basket-add-product", { productId: goods.productId, variationId: goods.variationId, productAdd: true }, token))
      .body["orderId"],
  );
  listId = Number((await call("POST", "/api/save-list", { name: "Мій список" }, token)).body["id"]);
  listToken = String((await call("POST", "/api/share-list", { id: listId, shared: true }, token)).body["token"]);
});
afterAll(async () => {
  await changesHeard(shop);
  await shop.close();
});

type Row = { call: string; good: () => unknown; bad: readonly (readonly [body: unknown, field: string])[]; customer?: true; query?: true };
/** The smallest PNG there is. */
const onePixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const ids = () => ({ productId: goods.productId, variationId: goods.variationId });

const rows: Row[] = [
  {
    call: "POST /api/subscribe",
    good: () => ({ email: "olena@mail.ua" }),
    bad: [
      [{}, "email"],
      [{ email: "olena" }, "email"],
    ],
  },
  {
    call: "POST /api/get-offer",
    good: () => ({ name: "Олена", phone: "+38 (067) 123-45-67", wanted: "30 суконь" }),
    bad: [
      [{ phone: "380671234567", wanted: "сукні" }, "name"],
      [{ name: "Олена", phone: "123", wanted: "сукні" }, "phone"],
      [{ name: "Олена", phone: "380671234567", wanted: "" }, "wanted"],
    ],
  },
  {
    call: "POST /api/suppliers",
    good: () => ({ company: "Трикотаж", name: "Ігор", phone: "380671234567", wanted: "Светри" }),
    bad: [
      [{ name: "Ігор", phone: "380671234567", wanted: "Светри" }, "company"],
      [{ company: "Трикотаж", name: "Ігор", phone: "380671234567", wanted: "Светри", status: "done" }, "status"],
    ],
  },
  { call: "GET /api/get-reviews", good: () => ({ page: 1 }), bad: [[{ page: "0" }, "page"]], query: true },
  {
    call: "GET /api/get-product-reviews",
    good: () => ({ productId: String(goods.productId) }),
    bad: [[{}, "productId"]],
    query: true,
  },
  {
    call: "POST /api/add-review",
    good: () => ({ productId: goods.productId, rating: 5, comment: "Колір як на фото" }),
    bad: [
      [{ rating: 5 }, "comment"],
      [{ comment: "Добре" }, "rating"],
      [{ rating: 6, comment: "Добре" }, "rating"],
      [{ rating: 5, comment: "Добре", photos: ["1"] }, "photos.0"],
      [{ rating: 5, comment: "Добре", status: "published" }, "status"],
    ],
    customer: true,
  },
  {
    call: "POST /api/add-review-photo",
    good: () => ({ photo: onePixel }),
    bad: [
      [{}, "photo"],
      [{ photo: "ні" }, "photo"],
    ],
    customer: true,
  },
  { call: "GET /api/get-assessment", good: () => undefined, bad: [[{}, "number"]], customer: true, query: true },
  {
    call: "POST /api/add-assessment",
    good: () => undefined,
    bad: [
      [{ delivery_speed: 5, price_quality: 5, service_quality: 5 }, "number"],
      [{ number: 100_234, delivery_speed: 0, price_quality: 5, service_quality: 5 }, "delivery_speed"],
    ],
    customer: true,
  },
  { call: "GET /api/get-option", good: () => ({}), bad: [[{ extra: "1" }, "extra"]], query: true },
  { call: "GET /api/get-stories", good: () => ({}), bad: [[{ extra: "1" }, "extra"]], query: true },
  { call: "GET /api/get-banners", good: () => ({}), bad: [[{ extra: "1" }, "extra"]], query: true },
  { call: "GET /api/get-promotion/warm-row", good: () => undefined, bad: [[{ extra: "1" }, "extra"]], query: true },
  { call: "GET /api/get-pages", good: () => ({}), bad: [[{ extra: "1" }, "extra"]], query: true },
  { call: "GET /api/get-categories", good: () => ({}), bad: [[{ extra: "1" }, "extra"]], query: true },
  { call: "GET /api/get-categories-by-gender", good: () => ({}), bad: [[{ extra: "1" }, "extra"]], query: true },
  {
    call: "GET /api/search-product",
    good: () => ({ search: "сукня" }),
    bad: [
      [{}, "search"],
      [{ search: "y".repeat(2_001) }, "search"],
    ],
    query: true,
  },
  {
    call: "GET /api/get-products",
    good: () => ({ sort: "cheaper" }),
    bad: [
      [{ sort: "best" }, "sort"],
      [{ page: "0" }, "page"],
      [{ price_min: "x" }, "price_min"],
      [{ promo: "warm-row" }, "promo"],
    ],
    query: true,
  },
  { call: "GET /api/get-product/verba", good: () => ({}), bad: [], query: true },
  {
    call: "POST /api/v2/via-phone-number",
    good: () => ({ phone: newPhone(), force_sms_sending: 0 }),
    bad: [
      [{}, "phone"],
      [{ phone: "380121234567" }, "phone"],
      [{ phone: "0671234567" }, "phone"],
      [{ phone: "380671234567", force_sms_sending: 5 }, "force_sms_sending"],
    ],
  },
  {
    call: "POST /api/sms-code-check",
    good: () => undefined,
    bad: [
      [{}, "phone"],
      [{ phone: "380671234567", code: "12" }, "code"],
      [{ phone: "380671234567", code: "0000" }, "code"],
    ],
  },
  {
    call: "POST /api/v2/via-pin-code",
    good: () => undefined,
    bad: [
      [{}, "phone"],
      [{ phone: "380671234567", pin_code: "48" }, "pin_code"],
      [{ phone: "380671234567", pin_code: "4827" }, "pin_code"],
    ],
  },
  {
    call: "POST /api/v2/create-pin-code",
    good: () => ({ phone: customersPhone, pin_code: "4827" }),
    bad: [
      [{}, "phone"],
      [{ phone: "380671234567", pin_code: "4827" }, "phone"],
      [{ phone: "380671234567", pin_code: "48" }, "pin_code"],
      [{ phone: "380671234567", pin_code: "4827", current_pin_code: "x" }, "current_pin_code"],
      [{ phone: "380671234567", pin_code: "4827", account: 1 }, "account"],
    ],
    customer: true,
  },
  { call: "GET /api/get-profile", good: () => ({}), bad: [[{ id: "1" }, "id"]], customer: true, query: true },
  {
    call: "POST /api/update-profile",
    good: () => ({ name: "Олена", surname: "Коваль", email: "olena@mail.ua", date_birth: "1992-06-10" }),
    bad: [
      [{}, "name"],
      [{ name: "Олена", surname: "Коваль", email: "mail" }, "email"],
      [{ name: "<b>", surname: "Коваль", email: "olena@mail.ua" }, "name"],
      [{ name: "Олена", surname: "Коваль", email: "olena@mail.ua", date_birth: "2999-01-01" }, "date_birth"],
      [{ name: "Олена", surname: "Коваль", email: "olena@mail.ua", phone: "380671234567" }, "phone"],
    ],
    customer: true,
  },
  {
    call: "POST /api/add-favorites",
    good: () => ({ product_ids: [goods.productId, 999_999] }),
    bad: [
      [{}, "product_ids"],
      [{ product_ids: ["x"] }, "product_ids.0"],
    ],
    customer: true,
  },
  { call: "GET /api/get-devices", good: () => ({}), bad: [[{ id: "1" }, "id"]], customer: true, query: true },
  { call: "POST /api/confirm-devices", good: () => ({}), bad: [[{ id: 1 }, "id"]], customer: true },
  {
    call: "POST /api/sign-out-device",
    good: () => ({ id: otherDevice }),
    bad: [
      [{}, "id"],
      [{ id: -1 }, "id"],
    ],
    customer: true,
  },
  { call: "GET /api/get-favorites", good: () => ({}), bad: [[{ page: "1" }, "page"]], customer: true, query: true },
  {
    call: "POST /api/add-favorite",
    good: () => ({ product_id: goods.productId }),
    bad: [
      [{}, "product_id"],
      [{ product_id: -1 }, "product_id"],
    ],
    customer: true,
  },
  {
    call: "DELETE /api/remove-favorite",
    good: () => ({ product_id: goods.productId }),
    bad: [
      [{}, "product_id"],
      [{ product_id: "x" }, "product_id"],
    ],
    customer: true,
  },
  { call: "GET /api/get-cart", good: () => ({}), bad: [[{ orderId: "1" }, "orderId"]], query: true },
  {
    call: "POST /api/basket-add-product",
    good: () => ({ ...ids(), productAdd: true, orderId }),
    bad: [
      [{}, "productId"],
      [{ productId: 1, variationId: 1, productAdd: "yes" }, "productAdd"],
      [{ productId: 1, variationId: 1, productAdd: true, orderId: "1" }, "orderId"],
      [{ productId: 1, variationId: 1, productAdd: true, price: 1 }, "price"],
    ],
  },
  {
    call: "POST /api/back-in-stock",
    good: () => ({ variationId: goods.variationId }),
    bad: [
      [{}, "variationId"],
      [{ variationId: 1, productId: 1 }, "productId"],
    ],
    customer: true,
  },
  {
    call: "GET /api/back-in-stock",
    good: () => ({ productId: String(goods.productId) }),
    bad: [[{}, "productId"]],
    customer: true,
    query: true,
  },
  {
    call: "POST /api/basket-add-many",
    good: () => ({ lines: [{ ...ids(), packs: 1 }] }),
    bad: [
      [{ lines: [] }, "lines"],
      [{ lines: [{ productId: 1, variationId: 1, packs: 0 }] }, "lines.0.packs"],
      [{ lines: [1, 1].map((id) => ({ productId: id, variationId: id, packs: 1 })) }, "lines"],
    ],
    customer: true,
  },
  {
    call: "POST /api/quick-order/read",
    good: () => ({ text: "Артикул;Кількість\nSR-1110-0001;4" }),
    bad: [
      [{}, "text"],
      [{ text: "SR-1;4", file: "U1I7NA==" }, "text"],
      [{ file: "0M8R4KGxGuE=" }, "file"],
      [{ text: "SR-1;4", encoding: "cp1251" }, "encoding"],
    ],
  },
  {
    call: "POST /api/quick-order/check",
    good: () => ({ rows: [{ code: "SR-1110-0001", size: "46", colour: "бордовий", quantity: "4" }] }),
    bad: [
      [{ rows: [] }, "rows"],
      [{ rows: Array.from({ length: 2_001 }, () => ({ code: "1", size: "", colour: "", quantity: "1" })) }, "rows"],
      [{ rows: [{ code: "x".repeat(121), size: "", colour: "", quantity: "1" }] }, "rows.0.code"],
      [{ rows: [{ code: "1", size: "", colour: "", quantity: 4 }] }, "rows.0.quantity"],
    ],
  },
  { call: "GET /api/get-notifications", good: () => ({}), bad: [[{ before: "x" }, "before"]], customer: true, query: true },
  {
    call: "POST /api/read-notifications",
    good: () => ({ id: 1, andEarlier: true }),
    bad: [
      [{}, "id"],
      [{ id: 1, andEarlier: "yes" }, "andEarlier"],
      [{ id: 1, account: 1 }, "account"],
    ],
    customer: true,
  },
  { call: "GET /api/get-notification-choices", good: () => ({}), bad: [[{ account: "1" }, "account"]], customer: true, query: true },
  {
    call: "POST /api/choose-notifications",
    good: () => ({ topic: "bonuses", letters: true, sms: false }),
    bad: [
      [{ letters: true, sms: false }, "topic"],
      [{ topic: "everything", letters: true, sms: false }, "topic"],
      [{ topic: "bonuses", letters: "yes", sms: false }, "letters"],
    ],
    customer: true,
  },
  {
    call: "POST /api/export-personal-data",
    good: () => ({}),
    bad: [
      [{ pin: "12" }, "pin"],
      [{ account: 1 }, "account"],
    ],
    customer: true,
  },
  { call: "POST /api/request-deletion", good: () => ({}), bad: [[{ account: 1 }, "account"]], customer: true },
  { call: "GET /api/get-recipients", good: () => ({}), bad: [[{ account: "1" }, "account"]], customer: true, query: true },
  {
    call: "POST /api/add-recipient",
    good: () => ({ name: "Ірина", surname: "Бондар", phone: "380501234567" }),
    bad: [
      [{ surname: "Бондар", phone: "380501234567" }, "name"],
      [{ name: "<b>", surname: "Бондар", phone: "380501234567" }, "name"],
      [{ name: "Ірина", surname: "Бондар", phone: "0501234567" }, "phone"],
      [{ name: "Ірина", surname: "Бондар", phone: "380501234567", account: 1 }, "account"],
    ],
    customer: true,
  },
  {
    call: "POST /api/change-recipient",
    good: () => undefined,
    bad: [
      [{ name: "Ірина", surname: "Бондар", phone: "380501234567" }, "id"],
      [{ id: 1, name: "Ірина", surname: "Бондар", phone: "+38050" }, "phone"],
    ],
    customer: true,
  },
  { call: "DELETE /api/remove-recipient", good: () => ({ id: 1 }), bad: [[{}, "id"]], customer: true },
  { call: "GET /api/get-price-list", good: () => ({}), bad: [[{ account: "1" }, "account"]], customer: true, query: true },
  {
    call: "POST /api/save-price-list",
    good: () => ({ percent: 30, rounding: "five", prefersRecommended: false, onlyInStock: true, audiences: ["female"] }),
    bad: [
      [{ rounding: "five", prefersRecommended: false, onlyInStock: true, audiences: [] }, "percent"],
      [{ percent: 1e9, rounding: "five", prefersRecommended: false, onlyInStock: true, audiences: [] }, "percent"],
      [{ percent: 30, rounding: "down", prefersRecommended: false, onlyInStock: true, audiences: [] }, "rounding"],
      [{ percent: 30, rounding: "five", prefersRecommended: "no", onlyInStock: true, audiences: [] }, "prefersRecommended"],
      [{ percent: 30, rounding: "five", prefersRecommended: false, onlyInStock: true, audiences: "all" }, "audiences"],
    ],
    customer: true,
  },
  { call: "POST /api/renew-price-list-link", good: () => ({}), bad: [[{ token: "mine" }, "token"]], customer: true },
  { call: "DELETE /api/remove-price-list", good: () => ({}), bad: [[{ id: 1 }, "id"]], customer: true },
  { call: "GET /api/get-saved-lists", good: () => ({}), bad: [[{ account: "1" }, "account"]], customer: true, query: true },
  {
    call: "POST /api/save-list",
    good: () => ({ name: "Літо" }),
    bad: [
      [{}, "name"],
      [{ name: " " }, "name"],
      [{ name: "я".repeat(61) }, "name"],
    ],
    customer: true,
  },
  {
    call: "POST /api/rename-list",
    good: () => ({ id: listId, name: "Осінь" }),
    bad: [
      [{ name: "Осінь" }, "id"],
      [{ id: 1, name: "" }, "name"],
    ],
    customer: true,
  },
  {
    call: "POST /api/share-list",
    good: () => ({ id: listId, shared: true }),
    bad: [
      [{ id: 1 }, "shared"],
      [{ id: 1, shared: true, token: "mine" }, "token"],
    ],
    customer: true,
  },
  { call: "GET /api/get-saved-list/1", good: () => ({}), bad: [[{ extra: "1" }, "extra"]], customer: true, query: true },
  { call: "GET /api/get-shared-list/TOKEN", good: () => ({}), bad: [[{ extra: "1" }, "extra"]], query: true },
  {
    call: "DELETE /api/remove-list",
    good: () => ({ id: 999_999 }),
    bad: [
      [{}, "id"],
      [{ id: "x" }, "id"],
    ],
    customer: true,
  },
  {
    call: "POST /api/basket-recalculation",
    good: () => ({ cartItems: [{ ...ids(), quantity: 3, price: 100 }], orderId }),
    bad: [
      [{}, "cartItems"],
      [{ cartItems: [{ productId: 1, variationId: 1, quantity: 0, price: 1 }] }, "cartItems.0.quantity"],
      [{ cartItems: [{ productId: 1, variationId: 1, quantity: 1.5, price: 1 }] }, "cartItems.0.quantity"],
    ],
  },
  {
    call: "POST /api/order-validation",
    good: () => ({ orderId }),
    bad: [
      [{}, "orderId"],
      [{ orderId: "1" }, "orderId"],
    ],
    customer: true,
  },
  {
    call: "GET /api/get-delivery-prices",
    good: () => ({ settlement: "khmelnytskyi" }),
    bad: [
      [{}, "settlement"],
      [{ settlement: "" }, "settlement"],
    ],
    query: true,
  },
  {
    call: "GET /api/delivery-estimate",
    good: () => ({ orderId, settlement: "khmelnytskyi", department: "np-khmelnytskyi-12" }),
    bad: [
      [{ settlement: "kyiv", department: "1" }, "orderId"],
      [{ orderId: crypto.randomUUID(), department: "1" }, "settlement"],
    ],
    customer: true,
    query: true,
  },
  {
    call: "POST /api/delete-cart",
    good: () => ({ orderId: crypto.randomUUID() }),
    bad: [
      [{}, "orderId"],
      [{ orderId: "x" }, "orderId"],
    ],
  },
  { call: "GET /api/get-settlements", good: () => ({ search: "Хмель" }), bad: [[{}, "search"]], query: true },
  {
    call: "GET /api/get-departments",
    good: () => ({ settlement: "khmelnytskyi" }),
    bad: [
      [{}, "settlement"],
      [{ settlement: "kyiv", kind: "moon" }, "kind"],
    ],
    query: true,
  },
  {
    call: "GET /api/get-offices",
    good: () => ({ carrier: "ukrposhta", postcode: "29000" }),
    bad: [[{ carrier: "ukrposhta", postcode: "2900" }, "postcode"]],
    customer: true,
    query: true,
  },
  {
    call: "GET /api/get-streets",
    good: () => ({ settlement: "khmelnytskyi", search: "Соборна" }),
    bad: [
      [{ search: "Соборна" }, "settlement"],
      [{ settlement: "khmelnytskyi", search: "С" }, "search"],
    ],
    customer: true,
    query: true,
  },
  {
    call: "GET /api/get-postcode",
    good: () => ({ carrier: "ukrposhta", street: "800000", house: "1" }),
    bad: [[{ carrier: "ukrposhta", street: "800000" }, "house"]],
    customer: true,
    query: true,
  },
  { call: "GET /api/get-orders", good: () => ({}), bad: [[{ page: "0" }, "page"]], customer: true, query: true },
];

describe.each(rows)("$call", (row) => {
  const [method = "", path = ""] = row.call.split(" ");

  test("answers good input in the shape of its contract", async () => {
    const body = row.good();
    if (body === undefined) return expect(token).not.toBe("");
    const answer = await call(method, path, body, token, row.query);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(endpointOf(method, path)?.output.safeParse(answer.body).error).toBeUndefined();
    return undefined;
  });

  test.each(row.bad)("refuses %j with 422 on %s, in the visitor's language", async (body, field) => {
    const answer = await call(method, path, body, token, row.query);
    expect(answer.status).toBe(422);
    const [said] = (answer.body["errors"] as Record<string, string[]>)[field] ?? [];
    expect(said).toMatch(/[а-яіїєґ]/i);
  });

  test("a wrong token is a 401 where a customer is needed or may not be taken for a guest, and is nobody elsewhere", async () => {
    const body = row.good() ?? {};
    const isRefused = row.customer || endpointOf(method, path)?.refuses?.includes(401);
    expect((await call(method, path, body, "not-a-token", row.query)).status).toBe(
      isRefused ? 401 : /sms-code-check|via-pin-code/.test(row.call) ? 422 : 200,
    );
  });
});

const endpointOf = (method: string, path: string) =>
  api.find((handler) => handler.endpoint.method === method && sameAddress(handler.endpoint.path, path))?.endpoint;

test("S30 a stranger's token sees, renames, shares and removes nobody's list", async () => {
  expect((await call("GET", "/api/get-saved-list/1", {}, strangersToken, true)).status).toBe(404);
  expect((await call("POST", "/api/rename-list", { id: listId, name: "Моє" }, strangersToken)).status).toBe(404);
  expect((await call("POST", "/api/share-list", { id: listId, shared: false }, strangersToken)).status).toBe(404);
  expect((await call("DELETE", "/api/remove-list", { id: listId }, strangersToken)).status).toBe(200);
  expect((await call("GET", "/api/get-shared-list/TOKEN", {}, strangersToken, true)).status).toBe(200);
});

test("S31 a stranger's token can neither see, change nor delete another's cart", async () => {
  const before = (await call("GET", "/api/get-cart", {}, token, true)).body["counter"];
  expect((await call("POST", "/api/delete-cart", { orderId }, strangersToken)).status).toBe(200);
  expect((await call("POST", "/api/order-validation", { orderId }, strangersToken)).body).toMatchObject({
    result: false,
    causes: [{ cause: "cart_expired" }],
  });
  const added = await call("POST", "/api/basket-add-product", { ...ids(), productAdd: true, orderId }, strangersToken);
  expect(added.body["orderId"]).not.toBe(orderId);
  expect((await call("GET", "/api/get-cart", {}, token, true)).body["counter"]).toBe(before);
});

test("messages come in Russian when they are asked for in Russian", async () => {
  const response = await app.request("/api/search-product", { headers: { "Accept-Language": "ru" } });
  expect(await response.json()).toMatchObject({ message: "Проверьте выделенные поля", errors: { search: ["Заполните это поле"] } });
});

test("an unreadable body is a 400, another type a 415, an unknown call a 404", async () => {
  const post = (body: string, type: string) => app.request("/api/delete-cart", { method: "POST", body, headers: { "Content-Type": type } });
  expect((await post("{", "application/json")).status).toBe(400);
  expect((await post("a=1", "application/x-www-form-urlencoded")).status).toBe(415);
  expect((await app.request("/api/nothing")).status).toBe(404);
});

test("every endpoint names its access and its documented example fits its schemas", () => {
  for (const { endpoint } of api) {
    expect(["anyone", "customer", "staff"], endpoint.path).toContain(endpoint.access);
    if (endpoint.example.input !== undefined) expect(endpoint.input.safeParse(endpoint.example.input).error, endpoint.path).toBeUndefined();
    expect(endpoint.output.safeParse(endpoint.example.output).error, endpoint.path).toBeUndefined();
  }
});

test("the OpenAPI document lists every call with an example, and the pictures", () => {
  const document = openApiDocument(documentedCalls, "http://localhost") as { paths: Record<string, object> };
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining([...api.map(({ endpoint }) => endpoint.path), "/pictures/{id}/{file}"]),
  );
  expect(JSON.stringify(document)).toContain("orderSubOrder");
  expect(document.paths["/api/v2/via-phone-number"]).toMatchObject({
    post: { responses: { 428: { content: { "application/json": { example: { code: "proof_of_work_needed" } } } } } },
  });
});

test("S38 S42 broken addresses are refused before routing, and every answer carries the security headers", async () => {
  for (const address of ["/a%2fb", "/a%00", "/%E0%A4%A"]) expect((await app.request(address)).status, address).toBe(400);
  const { headers } = await app.request("/api/get-option");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

async function signIn(phone = newPhone()): Promise<string> {
  await call("POST", "/api/v2/via-phone-number", { phone, force_sms_sending: 0 });
  const code = shop.smsLines.findLast((line) => line.includes(phone))?.split(" ")[2];
  return String((await call("POST", "/api/sms-code-check", { phone, code })).body["token"]);
}

async function call(
  method: string,
  path: string,
  body: unknown,
  bearer?: string,
  query = false,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const phone = (body as { phone?: string } | undefined)?.phone;
  const named = path.replace("TOKEN", listToken).replace(/list\/1$/, `list/${listId}`);
  const address = query ? `${named}?${new URLSearchParams(body as Record<string, string>)}` : path;
  const response = await app.request(address, {
    method,
    headers: {
      "Content-Type": "application/json",
      ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
      ...(phone ? { "X-Phone-Hash": phoneHashFor(phone), "X-Guest-Key": "the-key-of-the-only-app" } : {}),
      ...(path === "/api/basket-add-many" ? { "Idempotency-Key": crypto.randomUUID() } : {}),
    },
    body: query || method === "GET" ? undefined : JSON.stringify(body),
  });
  const { status, headers } = response;
  const text = await response.text();
  const operation = judge.operation(method, named);
  if (operation) expect(judge.judge(operation, { status, headers, text }), `${method} ${address} beside the document`).toEqual([]);
  return { status, body: JSON.parse(text) as Record<string, unknown> };
}

const judge = openJudge(openApiDocument(documentedCalls, "http://localhost") as OpenApi);

const sameAddress = (declared: string, asked: string): boolean => new RegExp(`^${declared.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(asked);
