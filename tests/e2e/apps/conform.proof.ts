import { spawn } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { apiClient, newPhone } from "../../../support/api-client.ts";
import { startShop, type RunningShop } from "../../../support/running-shop.ts";

let shop: RunningShop;
let token: string;
beforeAll(async () => {
  shop = await startShop();
  const client = apiClient(shop.url);
  await client.signIn(newPhone(), shop.codeFor);
  await client.post("/api/update-profile", { name: "Олена", surname: "Коваль", email: "olena@mail.ua" });
  token = client.token ?? "";
});
afterAll(() => shop?.stop());

let gateway: Server | undefined;
afterEach(() => gateway?.close());

test("the shop is as its document says, for nobody and for a customer", async () => {
  const { code, said } = await conform(shop.url, "--as", token, "--orders");
  expect(said).toMatch(/order 1\d{5} was placed once and cancelled/);
  expect(said).toMatch(/\d{3} calls of 1\d\d of \d+ operations, \d+ answered well; 0 differ/);
  expect(code).toBe(0);
  const client = apiClient(shop.url);
  client.token = token;
  expect((await client.get("/api/get-cart")).body["counter"]).toBe(0);
  for (const [path, list] of [
    ["get-saved-lists", "lists"],
    ["get-recipients", "recipients"],
  ] as const)
    expect((await client.get(`/api/${path}`)).body[list]).toEqual([]);
});

test("without a token nothing is changed and nothing is asked as somebody", async () => {
  const { code, said } = await conform(shop.url);
  expect([code, said.match(/; (\d+) differ/)?.[1]]).toEqual([0, "0"]);
});

const planted: [name: string, plant: Plant, told: RegExp][] = [
  [
    "one field is another",
    (path, answer) =>
      path === "/api/get-option" ? { ...answer, text: answer.text.replace(/"min_order":\d+/, '"min_order":"1500"') } : answer,
    /getOption .*200 .*\/min_order must be number/,
  ],
  [
    "one field is gone",
    (path, answer) => (path === "/api/get-cart" ? { ...answer, text: answer.text.replace(/"counter":\d+,/, "") } : answer),
    /getCart .*must have required property 'counter'/,
  ],
  [
    "a field nobody documented",
    (path, answer) => (path === "/api/get-cart" ? { ...answer, text: answer.text.replace("{", '{"gateway":"7",') } : answer),
    /getCart .*additional properties \(«gateway»\)/,
  ],
  [
    "a header is dropped",
    (_path, answer) => ({ ...answer, headers: answer.headers.filter(([name]) => name !== "cache-control") }),
    /getOption .*no header Cache-Control/,
  ],
  [
    "another status",
    (_path, answer) => (answer.status === 401 ? { ...answer, status: 302 } : answer),
    /getProfile .*without a token .*302 .*answered 302, not 401/,
  ],
  [
    "refusals are a page of the gateway",
    (_path, answer) => (answer.status === 422 ? { status: 422, headers: [["content-type", "text/html"]], text: "<h1>Bad</h1>" } : answer),
    /422 .*type «text\/html»/,
  ],
];

test.each(planted)("%s: that is found, and the exit code is 1", async (_, plant, told) => {
  const { code, said } = await conform(await openGateway(plant));
  expect(said).toMatch(told);
  expect(code).toBe(1);
});

test("where no shop is, there is nothing to judge by", async () => {
  expect((await conform("http://localhost:9")).code).toBe(2);
  expect((await conform("localhost")).code).toBe(2);
  expect((await conform(shop.url, "--orders")).code).toBe(2);
});

type Passed = { status: number; headers: [string, string][]; text: string };
type Plant = (path: string, answer: Passed) => Passed;

/** A proxy before the shop that changes what it hands on, but not the document. */
async function openGateway(plant: Plant): Promise<string> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const {
      host: _,
      connection: __,
      "content-length": ___,
      "transfer-encoding": ____,
      ...headers
    } = request.headers as Record<string, string>;
    const answer = await fetch(`${shop.url}${request.url}`, {
      method: request.method ?? "GET",
      headers,
      redirect: "manual",
      body: request.method === "GET" ? null : Buffer.concat(chunks),
    });
    const binary = Buffer.from(await answer.arrayBuffer());
    const kept = [...answer.headers].filter(([name]) => !["content-encoding", "content-length", "transfer-encoding"].includes(name));
    const { pathname } = new URL(request.url ?? "/", shop.url);
    const isJson = answer.headers.get("content-type")?.startsWith("application/json") && pathname !== "/api/openapi.json";
    const passed = isJson ? plant(pathname, { status: answer.status, headers: kept, text: binary.toString() }) : undefined;
    response.writeHead(passed?.status ?? answer.status, Object.fromEntries(passed?.headers ?? kept));
    response.end(passed?.text ?? binary);
  });
  gateway = server;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function conform(...args: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ["tools/conform/conform.ts", ...args, "--rate", "200"], { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve) => child.once("exit", (code) => resolve({ code, said })));
}
