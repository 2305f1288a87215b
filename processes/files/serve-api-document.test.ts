import { Hono } from "hono";
import { expect, test } from "vitest";
import { getOption } from "../../features/settings/settings.contract.ts";
import type { Shop } from "../../features/shop.ts";
import type { InTurn } from "../../platform/http/mount-api.ts";
import { openApiDocument } from "../calls/document/openapi.ts";
import { serveApiDocument } from "./serve-api-document.ts";

/** An app that counts how often its document is described. */
function describing({ publicUrl, inTurn = (_, work) => work() }: { publicUrl?: string; inTurn?: InTurn } = {}) {
  let described = 0;
  const counted = {
    ...getOption,
    get summary() {
      described += 1;
      return getOption.summary;
    },
  };
  const app = new Hono();
  serveApiDocument(app, { config: { publicUrl, trustedProxies: 0 } } as Shop, { calls: { settings: [counted] }, inTurn });
  const ask = async (host = "http://shop.example", headers: Record<string, string> = {}) =>
    app.request(`${host}/api/openapi.json`, { headers });
  return { ask, described: () => described };
}

test("S59 the document is described once, however often it is asked for; who has it is told so", async () => {
  const { ask, described } = describing();
  for (let time = 0; time < 5; time += 1)
    expect(await (await ask()).json()).toEqual(openApiDocument({ settings: [getOption] }, "http://shop.example"));
  expect(described()).toBe(1);
  const answer = await ask(undefined, { "Accept-Encoding": "br" });
  expect([answer.headers.get("content-type"), answer.headers.get("content-encoding")]).toEqual(["application/json", "br"]);
  expect((await ask(undefined, { "If-None-Match": answer.headers.get("etag") ?? "" })).status).toBe(304);
});

test("S59 fifty made-up names leave the shop's own kept, and are described in the turn of who makes them up", async () => {
  const turns: number[] = [];
  const { ask, described } = describing({
    inTurn: async (_, work) => {
      turns.push(described());
      return work();
    },
  });
  for (let name = 0; name < 50; name += 1) await ask(`http://made-up-${name}.example`);
  await ask();
  await ask();
  expect(described()).toBe(51);
  expect(turns.slice(0, 3)).toEqual([0, 1, 2]);
});

test("S40 S59 a shop with a public address describes itself by that, once, whatever port or scheme it is asked by", async () => {
  const { ask, described } = describing({ publicUrl: "https://shop.example" });
  const hosts = ["http://shop.example", "http://shop.example:3000", "http://shop.example:666", "https://shop.example"];
  for (const host of hosts)
    expect(await (await ask(host)).json()).toEqual(openApiDocument({ settings: [getOption] }, "https://shop.example"));
  expect(described()).toBe(1);
});
