import { randomUUID } from "node:crypto";
import type { Hono } from "hono";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addChatPhoto, sendChatMessage } from "../../features/chat/chat.contract.ts";
import { chatApi } from "../../features/chat/chat.server.ts";
import { buildApp } from "../../processes/build-app.ts";
import { documentedCalls } from "../../processes/calls/api.ts";
import { openApiDocument } from "../../processes/calls/document/openapi.ts";
import { openHealth } from "../../processes/edge/health.ts";
import { callEndpoint } from "../../support/call-endpoint.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../support/test-shop.ts";
import { tokenOf } from "../../support/test-sign-in.ts";
import type { OpenApi } from "../../tools/conform/document.ts";
import { openJudge } from "../../tools/conform/open-judge.ts";

const judge = openJudge(JSON.parse(JSON.stringify(openApiDocument(documentedCalls, "http://localhost"))) as OpenApi);

let shop: TestShop;
let app: Hono;
let photo: string;
let token: string;
beforeAll(async () => {
  shop = await openTestShop();
  app = buildApp({ shop, health: openHealth(shop) });
  const customer = await addTestCustomer(shop);
  token = await tokenOf(shop, customer);
  photo = await photoSent(testVisit(shop, { customer }));
});
afterAll(() => shop.close());

async function photoSent(visit: ReturnType<typeof testVisit>): Promise<string> {
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#8C1250" } })
    .jpeg()
    .toBuffer();
  const { id } = (await callEndpoint(chatApi, addChatPhoto, visit, { photo: picture.toString("base64") })).body;
  await callEndpoint(chatApi, sendChatMessage, visit, { id: randomUUID(), photos: [id] });
  return id;
}

/** The status of an answer that is as the document says. */
async function ask(path: string, bearer?: string): Promise<number> {
  const { status, headers, ...response } = await answerTo(path, bearer);
  const operation = judge.operation("GET", path.split("?")[0] ?? "");
  expect(operation, path).toBeDefined();
  if (operation) expect(judge.judge(operation, { status, headers, text: response.text }), `${path} beside the document`).toEqual([]);
  return status;
}

async function answerTo(path: string, bearer?: string) {
  const response = await app.request(path, { headers: bearer ? { Authorization: `Bearer ${bearer}` } : {} });
  const { status, headers } = response;
  return { status, headers, text: (headers.get("content-type") ?? "").startsWith("image/") ? "" : await response.text() };
}

test("a photo of the chat is had by every name that the document knows, by nobody else and by no other name", async () => {
  const { parameters = [] } = judge.operation("GET", `/account/chat-photos/${photo}/x`) ?? {};
  const names = parameters.find(({ name }) => name === "file")?.schema["enum"] as string[] | undefined;
  for (const name of names ?? ["480.webp"]) {
    expect(await ask(`/account/chat-photos/${photo}/${name}`, token), name).toBe(200);
    expect(await ask(`/account/chat-photos/${photo}/${name}`)).toBe(404);
  }
  expect(await ask(`/account/chat-photos/${photo}/huge.jpg`, token)).toBe(404);
});

test.each<[path: string, status: number, who: "customer" | "nobody"]>([
  ["/api/get-statement.xlsx?from=2026-11-01&to=2026-11-30", 200, "customer"],
  ["/api/get-statement.xlsx?from=2026-11-01&to=2026-11-30", 401, "nobody"],
  ["/api/get-statement.xlsx?from=2026-11-01&to=01.12.2026", 422, "customer"],
  ["/api/get-statement.xlsx", 422, "customer"],
  ["/api/get-receipt.txt?id=4711", 404, "customer"],
  ["/api/get-receipt.txt?id=x", 404, "customer"],
  ["/api/get-receipt.txt?id=4711", 401, "nobody"],
  [`/account/return-photos/${randomUUID()}/small.jpg`, 404, "customer"],
])("%s is answered with %i to a %s, as the document says", async (path, status, who) => {
  expect(await ask(path, who === "customer" ? token : undefined)).toBe(status);
});

test("a statement for days that are none names the field, in the caller's words", async () => {
  const { text } = await answerTo("/api/get-statement.xlsx?from=2026-11-01&to=01.12.2026", token);
  expect(JSON.parse(text)).toMatchObject({ code: "invalid", errors: { to: ["Вкажіть день як ДД.ММ.РРРР"] } });
});
