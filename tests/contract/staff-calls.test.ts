import { changesHeard } from "../../support/changes.ts";
import type { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openCatalogueModel } from "../../features/catalogue/catalogue.server.ts";
import { mayDo, permissions, roles, type Role } from "../../features/staff/staff.rules.ts";
import { api } from "../../processes/calls/api.ts";
import { buildApp } from "../../processes/build-app.ts";
import { openHealth } from "../../processes/edge/health.ts";
import { staffCalls } from "../../processes/calls/staff-calls.ts";
import { addTestGoods, type TestGoods } from "../../support/test-goods.ts";
import { addFirstOwner, addStaff } from "../../support/test-staff.ts";
import { addTestCustomer, openTestShop, type TestShop } from "../../support/test-shop.ts";

let shop: TestShop;
let app: Hono;
let goods: TestGoods;
const cookies = {} as Record<Role, string>;

beforeAll(async () => {
  shop = await openTestShop();
  shop.clock.set(new Date());
  goods = await addTestGoods(shop, { stock: 40, price: 10_000, name: "Сукня «Верба»", idOf1c: "verba" });
  await addTestCustomer(shop, "380671112233");
  await openCatalogueModel(shop);
  app = buildApp({ shop, health: openHealth(shop) });
  const owner = await addFirstOwner(shop);
  cookies.owner = owner.cookie;
  for (const role of roles) if (role !== "owner") cookies[role] = (await addStaff(shop, owner.staff, role)).cookie;
});
afterAll(async () => {
  await changesHeard(shop);
  await shop.close();
});

async function call(
  method: string,
  path: string,
  { cookie, body, headers = {} }: { cookie?: string; body?: unknown; headers?: object } = {},
) {
  const response = await app.request(path, {
    method,
    headers: {
      "accept-language": "ua",
      ...(cookie ? { cookie } : {}),
      ...(method === "GET" ? {} : { "content-type": "application/json", "sec-fetch-site": "same-origin" }),
      ...headers,
    },
    ...(method === "GET" ? {} : { body: JSON.stringify(body ?? {}) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown>, headers: response.headers };
}

const guarded = staffCalls.map(({ endpoint }) => endpoint).filter(({ access }) => access === "staff");

describe("S30 who may call what in the back office", () => {
  test("every staff call names a permission that exists; the others are the way in", () => {
    for (const endpoint of guarded) expect(Object.keys(permissions), endpoint.path).toContain(endpoint.permission);
    const open = staffCalls.map(({ endpoint }) => endpoint).filter(({ access }) => access !== "staff");
    expect(open.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "POST /api/admin/sign-in",
      "POST /api/admin/sign-out",
      "GET /api/admin/invitations/{token}",
      "POST /api/admin/invitations/{token}",
    ]);
    for (const { endpoint } of api) expect(endpoint.path).not.toContain("/admin/");
  });

  test.each(guarded.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))("%s", async (_, endpoint) => {
    const path = endpoint.path.replace("{id}", endpoint.path.includes("settings") ? "shop" : "1");
    const nobody = await call(endpoint.method, path);
    expect(nobody.status).toBe(401);
    expect(nobody.body["message"]).toBe("Увійдіть, щоб продовжити");
    for (const role of roles) {
      const { status } = await call(endpoint.method, path, { cookie: cookies[role] });
      if (mayDo(role, endpoint.permission ?? "")) expect([200, 404, 422], `${role} ${status}`).toContain(status);
      else expect(status, role).toBe(403);
    }
  });

  test("every example of a staff call fits its own schema", () => {
    for (const { endpoint } of staffCalls) {
      if (endpoint.example.input) expect(endpoint.input.safeParse(endpoint.example.input).error, endpoint.path).toBeUndefined();
      expect(endpoint.output.safeParse(endpoint.example.output).error, endpoint.path).toBeUndefined();
    }
  });
});

describe("S39 another site cannot act with the staff cookie", () => {
  const change = (headers: object) =>
    call("POST", `/api/admin/customers/1`, { cookie: cookies.owner, body: { blacklisted: true, cardOnly: false }, headers });
  test.each([
    ["says it is another site", { "sec-fetch-site": "cross-site" }],
    ["says it is a sibling", { "sec-fetch-site": "same-site" }],
    ["has a foreign origin and no fetch metadata", { "sec-fetch-site": "", origin: "https://evil.example" }],
  ])("a request that %s", async (_, headers) => {
    expect((await change(headers)).status).toBe(401);
  });
  test("a customer's token opens nothing here, nor does the staff cookie open an account", async () => {
    expect((await call("GET", "/api/admin/orders", { cookie: cookies.owner.replace("staff=", "token=") })).status).toBe(401);
    expect((await call("GET", "/api/get-profile", { cookie: cookies.owner })).status).toBe(401);
  });
});

describe("products", () => {
  const product = async () => (await call("GET", `/api/admin/products/${goods.productId}`, { cookie: cookies.content })).body;
  const form = async () => {
    const { version, nameUk, nameRu, descriptionUk, descriptionRu, compositionUk, compositionRu, topSales, returnable, hiddenByStaff } =
      await product();
    return { version, nameUk, nameRu, descriptionUk, descriptionRu, compositionUk, compositionRu, topSales, returnable, hiddenByStaff };
  };
  const save = (body: object) => call("POST", `/api/admin/products/${goods.productId}`, { cookie: cookies.content, body });

  test("a part of the name, the article or a barcode finds it; signs of patterns are only signs", async () => {
    const find = async (q: string) =>
      (await call("GET", `/api/admin/products?q=${encodeURIComponent(q)}`, { cookie: cookies.content })).body["total"];
    expect(await find("верба")).toBe(1);
    expect(await find("%")).toBe(0);
    expect(await find("немає такого")).toBe(0);
  });

  test("hidden by staff it is gone from the shop at once, and is back when shown", async () => {
    const inShop = async () => {
      await changesHeard(shop);
      return (await call("GET", "/api/get-product/verba")).status;
    };
    expect(await inShop()).toBe(200);
    expect((await save({ ...(await form()), hiddenByStaff: true })).body["visibility"]).toBe("hidden");
    expect(await inShop()).not.toBe(200);
    expect((await save({ ...(await form()), hiddenByStaff: false })).body["visibility"]).toBe("shown");
    expect(await inShop()).toBe(200);
  });

  test("an empty name is refused at its field, and what somebody changed meanwhile is not overwritten", async () => {
    const before = await form();
    const refused = await save({ ...before, nameUk: "  " });
    expect(refused).toMatchObject({ status: 422, body: { errors: { nameUk: ["Заповніть це поле"] } } });
    expect((await save({ ...before, nameUk: "Сукня «Верба» міді" })).status).toBe(200);
    expect((await save({ ...before, nameUk: "Інша назва" })).status).toBe(409);
    expect((await product())["nameUk"]).toBe("Сукня «Верба» міді");
  });
});

describe("settings", () => {
  const read = async () =>
    (await call("GET", "/api/admin/settings/shop", { cookie: cookies.owner })).body as { version: string; values: object };
  const save = (body: object) => call("POST", "/api/admin/settings/shop", { cookie: cookies.owner, body });

  test("a change is seen by the shop's next visitor; only what changed is in the audit log", async () => {
    const { version, values } = await read();
    expect((await save({ version, values: { ...values, min_order: 700 } })).status).toBe(200);
    expect((await call("GET", "/api/get-option")).body["min_order"]).toBe(700);
    const { body } = await call("GET", "/api/admin/audit?entity=settings", { cookie: cookies.manager });
    expect((body["data"] as object[])[0]).toMatchObject({ before: { min_order: 0 }, after: { min_order: 700 } });
  });

  test("a link that runs script is refused, and an old version is", async () => {
    const { version, values } = await read();
    const refused = await save({ version, values: { ...values, link_fb: "javascript:alert(1)" } });
    expect(refused.body["errors"]).toHaveProperty(["values.link_fb"]);
    expect((await save({ version: "2020-01-01T00:00:00.000Z", values })).status).toBe(409);
  });
});

test("S27 S28 a blacklisted customer is signed out everywhere and holds nothing", async () => {
  const customer = await addTestCustomer(shop);
  const cookieOfGuest = { "x-guest-key": "g".repeat(43) };
  await call("POST", "/api/basket-add-product", { body: goodsIds(), headers: cookieOfGuest });
  const reservations = await call("GET", "/api/admin/reservations", { cookie: cookies.support });
  expect(reservations.body["total"]).toBe(1);
  const [first] = reservations.body["data"] as { id: string; pieces: number }[];
  expect((await call("POST", `/api/admin/reservations/${first?.id}/end`, { cookie: cookies.manager })).body).toEqual({ result: true });
  expect((await call("POST", `/api/admin/reservations/${first?.id}/end`, { cookie: cookies.manager })).body).toEqual({ result: false });
  expect((await call("GET", "/api/admin/reservations", { cookie: cookies.support })).body["total"]).toBe(0);
  const blacklist = await call("POST", `/api/admin/customers/${customer.id}`, {
    cookie: cookies.manager,
    body: { blacklisted: true, cardOnly: false },
  });
  expect(blacklist.body["blacklisted"]).toBe(true);
});

const goodsIds = () => ({ productId: goods.productId, variationId: goods.variationId, productAdd: true });
