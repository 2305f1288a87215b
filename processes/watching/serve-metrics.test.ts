import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addTestGoods } from "../../support/test-goods.ts";
import { openTestShop, type TestShop } from "../../support/test-shop.ts";
import { classOf, countRequests } from "../edge/count-requests.ts";
import { noQueueing } from "../../platform/limits/overload.ts";
import { edgeCounters, edgeGauges, metricsOf } from "../edge/edge-counters.ts";
import { openRoutes } from "../edge/route-of.ts";
import { serveMetrics } from "./serve-metrics.ts";

let shop: TestShop;
let metrics: NonNullable<Awaited<ReturnType<typeof serveMetrics>>>;
const requests = countRequests(openRoutes([{ method: "GET", path: "/api/get-products" }]));
const counters = edgeCounters();
beforeAll(async () => {
  shop = await openTestShop({ database: "postgres", config: { metrics: { port: 0, host: "127.0.0.1" } } });
  const { variationId } = await addTestGoods(shop);
  const now = shop.clock.now();
  const row = { phone: "380500000000", code_hash: new Uint8Array(32), sent_at: now, expires_at: now };
  await shop.db.read
    .insertInto("sms_code")
    .values(Array.from({ length: 61 }, (_, at) => ({ ...row, id: crypto.randomUUID(), used_at: at === 0 ? now : null })))
    .execute();
  // A write past the shop's own code.
  await shop.db.read.updateTable("stock").set({ reserved: 1 }).where("variation_id", "=", variationId).execute();
  counters.policyReports.add({ rule: "script-src" });
  counters.foreignHosts.add({});
  counters.exchangeShut.add({});
  counters.turnedAway.add({ worth: "page" });
  const opened = await serveMetrics(shop, [
    ...requests.metrics,
    ...metricsOf(counters),
    ...edgeGauges({ forgotten: () => 0, sockets: () => 1, queueing: () => noQueueing }),
  ]);
  if (!opened) throw new Error("no metrics");
  metrics = opened;
});
afterAll(async () => {
  metrics.stop();
  await shop.close();
});

const read = async () => (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text();

test("a broken invariant is seen, the others say 0; connections, messages and the budget of texts stand beside them", async () => {
  await expect.poll(read).toContain('semyriad_invariant_broken{invariant="I2"} 1\n');
  const text = await read();
  for (const name of ["I1", "I3", "I4", "I5", "I9", "I11", "I12", "I14", "I15"])
    expect(text).toContain(`semyriad_invariant_broken{invariant="${name}"} 0\n`);
  expect(text).toContain("semyriad_reserved_pieces 1\n");
  expect(text).toContain('semyriad_sms_budget{window="hour"} 600\n');
  expect(text).toContain("semyriad_sign_in_flood 1\n");
  expect(text).toContain("semyriad_sign_in_spent 0\n");
  expect(text).toContain('semyriad_sign_in_codes{state="used"} 1\n');
  expect(text).toContain('semyriad_messages{state="waiting"} 0\n');
  expect(text).toMatch(/semyriad_places_age_seconds\{carrier="nova-poshta"\} \d/);
  expect(text).toMatch(/semyriad_database_connections\{pool="read",state="(busy|idle)"\} \d/);
  expect(text).toMatch(/process_resident_memory_bytes \d{7,}/);
});

test("every metric an alert is made from is one that is served, in lines Prometheus can read", async () => {
  const server = createServer((request, response) => {
    requests.watch(request, response);
    response.end("x");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  for (const path of ["/", "/api/get-products", "/pictures/1/240.webp"]) await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  server.close();
  await expect.poll(read).toContain('semyriad_requests_total{class="picture",status="200"} 1\n');
  const text = await read();
  expect(text).toContain('semyriad_calls_total{route="GET /api/get-products",status="2xx"} 1\n');
  const served = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name));
  const expressions = [...readFileSync("docs/alerts/semyriad.rules.yml", "utf8").matchAll(/expr: (.*)$/gm)].map(
    ([, expression]) => expression ?? "",
  );
  const wanted = expressions
    .flatMap((expression) => expression.match(/\b(semyriad|process)_\w+/g) ?? [])
    .map((name) => name.replace(/_bucket$/, ""));
  expect(wanted.length).toBeGreaterThan(15);
  // Embedded only.
  expect([...new Set(wanted)].filter((name) => !served.has(name))).toEqual(["semyriad_embedded_copy_age_seconds"]);
  for (const line of text.trimEnd().split("\n"))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? -?[\d.e+-]+)$/);
});

test("only its own address answers, and nothing else there", async () => {
  expect((await fetch(`http://127.0.0.1:${metrics.port}/`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${metrics.port}/metrics`, { method: "POST" })).status).toBe(404);
  expect(await serveMetrics({ ...shop, config: { ...shop.config, metrics: undefined } }, [])).toBeUndefined();
});

test.each([
  ["/", "page"],
  ["/ru/product/x?colour=1", "page"],
  ["/catalog.data?page=2", "data"],
  ["/api/get-products?x=/pictures/", "call"],
  ["/api/admin/orders", "staff call"],
  ["/api/cart-events", "stream"],
  ["/pictures/12/240.avif", "picture"],
  ["/assets/root-x.js", "file"],
  ["/robots.txt", "file"],
  ["/readyz", "health"],
  ["//etc/passwd", "page"],
])("%s is a %s", (url, expected) => expect(classOf(url)).toBe(expected));
