import type { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openCatalogueModel } from "../../../features/catalogue/catalogue.server.ts";
import type { Endpoint } from "../../../platform/contracts/endpoint.ts";
import { api } from "../../../processes/calls/api.ts";
import { staffCalls } from "../../../processes/calls/staff-calls.ts";
import { buildApp } from "../../../processes/build-app.ts";
import { openHealth } from "../../../processes/edge/health.ts";
import { changesHeard } from "../../../support/changes.ts";
import { addFirstOwner } from "../../../support/test-staff.ts";
import { openTestShop, type TestShop } from "../../../support/test-shop.ts";
import { requestOf } from "./fields-of.ts";
import { openThings, type Person, type Things } from "./make-things.ts";
import { rowsOfAccount } from "./rows-of-account.ts";

let shop: TestShop;
let app: Hono;
let things: Things;
let victim: Person;
let number: number;
let cookie: string;
const guest = "g".repeat(43);

beforeAll(async () => {
  shop = await openTestShop();
  shop.clock.set(new Date());
  await openCatalogueModel(shop);
  app = buildApp({ shop, health: openHealth(shop) });
  const owner = await addFirstOwner(shop);
  things = await openThings(shop, app, owner.staff);
  const { owner: customer, value } = await things.make("order");
  [victim, number] = [customer, Number(value)];
  await things.cartOf(victim);
  cookie = `token=${victim.token}; ${owner.cookie}; guest=${guest}`;
  await ask(endpointOf("/api/basket-add-product"), { cookie: `guest=${guest}`, ...own, "Content-Type": json }, things.goods);
});
afterAll(async () => {
  await changesHeard(shop);
  await shop.close();
});

const json = "application/json";
const own = { "Sec-Fetch-Site": "same-origin" };
const endpoints = [...api, ...staffCalls].map(({ endpoint }) => endpoint);
const endpointOf = (path: string) => endpoints.find((one) => one.path === path) as Endpoint;
const named = (those: readonly Endpoint[]) => those.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

/** The example of a call, about what the victim has. */
async function ask(endpoint: Endpoint, headers: Record<string, string>, more: object = {}) {
  const input = { ...(endpoint.example.input as Record<string, unknown>), ...more };
  const { address, body } = requestOf(endpoint, "number" in input ? { ...input, number } : input);
  const sent = { "Idempotency-Key": "0123456789abcdef", ...headers };
  const response = await app.request(address, { method: endpoint.method, headers: sent, ...(body === undefined ? {} : { body }) });
  return { status: response.status, setCookies: response.headers.getSetCookie(), text: await response.text() };
}

const cartOfGuest = async () => (await app.request("/api/get-cart", { headers: { cookie: `guest=${guest}` } })).json();
const state = async () => ({ rows: await rowsOfAccount(shop, victim.customer.id), cart: await cartOfGuest() });

const fromElsewhere: Record<string, Record<string, string>> = {
  "another site": { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" },
  "a neighbour of its domain": { "Sec-Fetch-Site": "same-site", Origin: "http://files.localhost:3000" },
  "another port": { Origin: "http://localhost:3001" },
  "a frame without an origin": { Origin: "null" },
  "another site that names ours first": { "Sec-Fetch-Site": "cross-site", Origin: "http://localhost:3000" },
};
const forms = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain; application/json", ""];

describe("S39 whatever another site sends with a visitor's cookies", () => {
  const changing = endpoints.filter(({ method }) => method !== "GET");
  test.each(named(changing))("%s does nothing in their name", async (_, endpoint) => {
    const before = await state();
    for (const [from, headers] of Object.entries(fromElsewhere)) {
      const { status, text } = await ask(endpoint, { ...headers, cookie, "Content-Type": json });
      if (endpoint.access !== "anyone") expect([from, status], text).toEqual([from, 401]);
      expect(text).not.toContain(victim.customer.phone);
    }
    for (const type of forms) {
      const { status, text } = await ask(endpoint, { ...own, cookie, ...(type ? { "Content-Type": type } : {}) });
      expect([type, status], text).toEqual([type, 415]);
    }
    expect(await state()).toEqual(before);
  });

  test.each(named(endpoints.filter(({ method, access }) => method === "GET" && access !== "staff")))(
    "%s changes nothing when a link leads to it",
    async (_, endpoint) => {
      const before = await rowsOfAccount(shop, victim.customer.id);
      await ask(endpoint, { cookie, "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate" });
      expect(await rowsOfAccount(shop, victim.customer.id)).toEqual(before);
    },
  );
});
