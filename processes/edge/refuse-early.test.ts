import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { CachedPage } from "../../platform/http/pages/page-cache.ts";
import { openCallerQueues } from "./caller-queues.ts";
import { openEarlyRefusal } from "./refuse-early.ts";

let server: Server;
let url: string;
let isShut = true;
/** Networks that have filled their own queue. */
const shutFor = new Set<string>();
let counted = 0;
let lateBy = 0;
const kept = new Set<string>();
beforeAll(async () => {
  const refuse = openEarlyRefusal({
    queues: openCallerQueues(),
    gate: { isShutForNewPages: (from) => isShut || shutFor.has(from), countTurnedAway: () => void (counted += 1), lateBy: () => lateBy },
    cache: { find: (key) => (kept.has(key) ? ({} as CachedPage) : undefined) },
    buildId: "b",
    publicUrl: "https://shop.example",
    https: true,
    trustedProxies: 1,
  });
  server = createServer((request, response) => void (refuse(request, response) || response.end("served")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  isShut = true;
  counted = 0;
  kept.clear();
});
const ask = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(url + path, init);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

test.each([
  ["/category/1110?page=7", "uk"],
  ["/ru/category/1110", "ru"],
])("S58 a page that would have to be made is turned away in its language: %s", async (path, language) => {
  const { status, headers, text } = await ask(path);
  expect([status, counted]).toEqual([503, 1]);
  expect(Number(headers.get("retry-after"))).toBeGreaterThanOrEqual(2);
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(text).toContain(`<html lang="${language}">`);
});

test("S58 a page that is kept goes on, under any spelling of its address", async () => {
  expect((await ask("/category/1110?utm_source=x&page=2")).status).toBe(503);
  kept.add("b female shop.example /category/1110?page=2");
  expect((await ask("/category/1110?utm_source=x&page=2")).status).toBe(200);
});

test.each(["/api/get-product/1", "/api/place-order", "/assets/entry.js", "/pictures/1/480.webp", "/healthz", "/checkout", "/cart", "//x"])(
  "S58 %s is not judged here",
  async (path) => expect((await ask(path)).status).toBe(200),
);

test("S58 a network that has filled its own queue is turned away, its neighbours are not", async () => {
  isShut = false;
  shutFor.add("203.0.113.7");
  const from = (address: string) => ask("/sale?page=9", { headers: { "X-Forwarded-For": `6.6.6.6, ${address}` } });
  expect((await from("203.0.113.7")).status).toBe(503);
  expect((await from("203.0.113.8")).status).toBe(200);
});

test("S58 a form that is sent is not judged here; nothing is turned away while pages can be made", async () => {
  expect((await ask("/category/1110", { method: "POST", body: "a=1" })).status).toBe(200);
  isShut = false;
  expect((await ask("/category/1110")).status).toBe(200);
  expect(counted).toBe(0);
});

test("S58 who is refused again and again hears it late", async () => {
  lateBy = 300;
  const began = performance.now();
  const { status } = await fetch(`${url}/sale`);
  lateBy = 0;
  expect([status, performance.now() - began >= 290]).toEqual([503, true]);
});
