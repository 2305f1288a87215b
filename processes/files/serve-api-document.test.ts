import { Hono } from "hono";
import { expect, test } from "vitest";
import { getOption } from "../../features/settings/settings.contract.ts";
import { openApiDocument } from "../calls/document/openapi.ts";
import { serveApiDocument } from "./serve-api-document.ts";

test("S59 the document is described once, however often it is asked for; who has it is told so", async () => {
  let described = 0;
  const counted = {
    ...getOption,
    get summary() {
      described += 1;
      return getOption.summary;
    },
  };
  const app = new Hono();
  serveApiDocument(app, { settings: [counted] }, (_, work) => work());
  const ask = async (headers: Record<string, string> = {}) => app.request("http://shop.example/api/openapi.json", { headers });
  for (let time = 0; time < 5; time += 1)
    expect(await (await ask()).json()).toEqual(openApiDocument({ settings: [getOption] }, "http://shop.example"));
  expect(described).toBe(1);
  const answer = await ask({ "Accept-Encoding": "br" });
  expect([answer.headers.get("content-type"), answer.headers.get("content-encoding")]).toEqual(["application/json", "br"]);
  expect((await ask({ "If-None-Match": answer.headers.get("etag") ?? "" })).status).toBe(304);
  for (let name = 0; name < 50; name += 1) await app.request(`http://made-up-${name}.example/api/openapi.json`);
  await ask();
  expect(described).toBe(51);
});
