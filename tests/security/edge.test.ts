import { PassThrough } from "node:stream";
import type { Hono } from "hono";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPageCache } from "../../platform/http/pages/page-cache.ts";
import { buildApp } from "../../processes/build-app.ts";
import { edgeCounters } from "../../processes/edge/edge-counters.ts";
import { openHealth } from "../../processes/edge/health.ts";
import type { PageServer } from "../../processes/pages/page-server.ts";
import { openTestShop, type TestShop } from "../../support/test-shop.ts";

let shop: TestShop;
let app: Hono;
let rendered = 0;
const pages: PageServer = {
  buildId: "test",
  render: async ({ url }) => {
    rendered += 1;
    return { status: 200, headers: new Headers({ "Content-Type": "text/html" }), body: Buffer.from(`a page of ${url}`) };
  },
};
const cache = openPageCache({ bytes: 1e7 });
const counters = edgeCounters();
const lines: string[] = [];

beforeAll(async () => {
  shop = await openTestShop({ config: { publicUrl: "https://shop.example" } });
  const written = new PassThrough().on("data", (chunk: Buffer) => lines.push(chunk.toString()));
  app = buildApp({ shop: { ...shop, log: pino(written) }, health: openHealth(shop), pages, cache, counters });
});
afterAll(() => shop.close());

describe("S40 a shop with a public address answers to its own name alone", () => {
  test("five hundred forged hosts are refused, and no page is made or kept for them", async () => {
    for (let time = 0; time < 500; time += 1) {
      const { status } = await app.request(`http://forged-${time}.example/sale`);
      expect(status).toBe(421);
    }
    expect([rendered, cache.size]).toEqual([0, 0]);
    expect(counters.foreignHosts.read()).toEqual([{ labels: {}, value: 500 }]);
  });

  test("the refusal is in words, as JSON under /api, with all headers", async () => {
    const call = await app.request("http://10.0.0.7/api/get-option", { headers: { "Accept-Language": "ru" } });
    expect([call.status, await call.json()]).toEqual([421, { message: "По этому адресу магазина нет", code: "wrong_host" }]);
    expect(call.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await (await app.request("http://10.0.0.7/")).text()).toBe("За цією адресою магазину немає");
  });

  test("whatever the port, one page is made and kept, and it knows nothing of the port", async () => {
    const asked = [
      "https://shop.example/sale",
      "http://shop.example/sale",
      "http://SHOP.example:3000/sale",
      "http://shop.example:666/sale",
    ];
    const bodies = await Promise.all(asked.map(async (address) => (await app.request(address)).text()));
    expect(new Set(bodies)).toEqual(new Set(["a page of https://shop.example/sale"]));
    expect([rendered, cache.size]).toEqual([1, 1]);
  });

  test("a balancer asks by the process's own address", async () => {
    expect([(await app.request("http://10.0.0.7/healthz")).status, (await app.request("http://10.0.0.7:3000/readyz")).status]).toEqual([
      200, 200,
    ]);
  });

  test("without a public address, as on a desk, every name is its own", async () => {
    const desk = buildApp({ shop: { ...shop, config: { ...shop.config, publicUrl: undefined } }, health: openHealth(shop), pages, cache });
    expect((await desk.request("http://192.168.0.5:3000/sale")).status).toBe(200);
  });
});

describe("S37 what the policy kept out is told", () => {
  const report = (body: string | Uint8Array<ArrayBuffer>, type = "application/csp-report") =>
    app.request("https://shop.example/policy-reports", { method: "POST", headers: { "Content-Type": type }, body });
  const violation = JSON.stringify({
    "csp-report": {
      "effective-directive": "script-src-elem",
      "blocked-uri": "https://evil.example/x?phone=380671112233",
      "document-uri": "https://shop.example/list/secret",
    },
  });

  test("every answer says where", async () => {
    for (const path of ["/sale", "/api/get-option", "/api/%E0", "/healthz"]) {
      const { headers } = await app.request(`https://shop.example${path}`);
      expect(headers.get("reporting-endpoints"), path).toBe('policy="/policy-reports"');
      expect(headers.get("content-security-policy"), path).toMatch(/report-uri \/policy-reports; report-to policy$/);
    }
  });

  test("reports are counted by their rule; one line a minute stands in the log, without addresses of pages", async () => {
    for (let time = 0; time < 30; time += 1) expect((await report(violation)).status).toBe(204);
    expect(counters.policyReports.read()).toEqual([{ labels: { rule: "script-src-elem" }, value: 30 }]);
    const told = lines.filter((line) => line.includes("content policy"));
    expect(told).toHaveLength(1);
    expect(JSON.parse(told[0] ?? "")).toMatchObject({ rule: "script-src-elem", from: "https://evil.example" });
    expect(told[0]).not.toMatch(/phone|secret/);
  });

  test("bodies are bounded, and what is none is the sender's fault", async () => {
    expect((await report(`{"a":"${"x".repeat(20_000)}"}`)).status).toBe(413);
    expect((await report("{")).status).toBe(400);
    expect((await report(violation, "text/plain")).status).toBe(415);
    expect((await report(`[${"[".repeat(5_000)}`, "application/reports+json")).status).toBe(422);
    expect((await report("null", "application/reports+json")).status).toBe(204);
  });
});
