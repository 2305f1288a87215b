import { changesHeard } from "../../support/changes.ts";
import type { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openCatalogueModel } from "../../features/catalogue/catalogue.server.ts";
import type { Endpoint } from "../../platform/contracts/endpoint.ts";
import { api } from "../../processes/calls/api.ts";
import { buildApp } from "../../processes/build-app.ts";
import { openHealth } from "../../processes/edge/health.ts";
import { staffCalls } from "../../processes/calls/staff-calls.ts";
import { addFirstOwner } from "../../support/test-staff.ts";
import { addTestCustomer, openTestShop, type TestShop } from "../../support/test-shop.ts";
import { tokenOf } from "../../support/test-sign-in.ts";

let shop: TestShop;
let app: Hono;
let headers: Record<string, string>;

beforeAll(async () => {
  shop = await openTestShop();
  shop.clock.set(new Date());
  await openCatalogueModel(shop);
  app = buildApp({ shop, health: openHealth(shop) });
  const { cookie } = await addFirstOwner(shop);
  const token = await tokenOf(shop, await addTestCustomer(shop));
  headers = {
    Cookie: cookie,
    Authorization: `Bearer ${token}`,
    "Content-Type": "application/json",
    "Sec-Fetch-Site": "same-origin",
    "Idempotency-Key": "0123456789abcdef",
  };
});
afterAll(async () => {
  await changesHeard(shop);
  await shop.close();
});

const endpoints = [...api, ...staffCalls].map(({ endpoint }) => endpoint);
const oddTexts = ["\0", "a\0b", "\ud800", "b\udfffc"];
const oddNames = ["constructor", "__proto__", "toString", "hasOwnProperty", "a\0", "\udc00"];

test.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  "S32 %s takes no text or name that a database or a prototype would stumble over",
  async (_, endpoint) => {
    for (const input of oddInputs(endpoint)) {
      const { status, body } = await ask(endpoint, input);
      expect([400, 422], `${JSON.stringify(input)} ${status} ${body}`).toContain(status);
    }
  },
);

/** The endpoint's example with each of its texts made odd in turn, and with each odd name beside its fields. */
function oddInputs({ example }: Endpoint): Record<string, unknown>[] {
  const honest = (example.input ?? {}) as Record<string, unknown>;
  const odd = Object.keys(honest).flatMap((field) =>
    oddTexts.flatMap((text) => oddly(honest[field], text).map((value) => ({ ...honest, [field]: value }))),
  );
  return [...odd, ...oddNames.map((name) => ({ ...honest, [name]: "x" }))];
}

/** A text, and every text inside a list or an object, replaced. */
function oddly(value: unknown, text: string): unknown[] {
  if (Array.isArray(value)) return value.slice(0, 1).flatMap((part) => oddly(part, text).map((one) => [one]));
  if (typeof value !== "object" || value === null) return [text];
  return Object.entries(value).flatMap(([name, part]) => oddly(part, text).map((one) => ({ ...value, [name]: one })));
}

async function ask({ method, path, example }: Endpoint, input: Record<string, unknown>): Promise<{ status: number; body: string }> {
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const honest = (example.input ?? {}) as Record<string, unknown>;
  // A lone surrogate cannot be written into an address; its bytes can.
  const write = (value: unknown) =>
    String(value).isWellFormed() ? encodeURIComponent(String(value)) : `%ED%A0%80${inPath.size > 0 ? "" : "%00"}`;
  const named = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => write(name in input ? input[name] : (honest[name] ?? "1")));
  const rest = Object.entries(input).filter(([name]) => !inPath.has(name));
  const query = method === "GET" && rest.length > 0 ? `?${rest.map(([name, value]) => `${write(name)}=${write(value)}`).join("&")}` : "";
  const body = method === "GET" ? {} : { body: JSON.stringify(Object.fromEntries(rest)) };
  const response = await app.request(`${named}${query}`, { method, headers, ...body });
  return { status: response.status, body: await response.text() };
}
