import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import type { getCart } from "../features/cart/cart.contract.ts";
import { ApiRefusal, callApi, isUnreachable, onSessionEnded, refusalByField } from "./call-api.ts";

afterEach(() => vi.unstubAllGlobals());

/** The client's view of this answer before the server hangs up. */
async function askServer(status: number, body: string, promised = body.length): Promise<unknown> {
  const server = createServer((_, response) => {
    response.writeHead(status, { "Content-Type": "application/json", "Content-Length": promised });
    response.write(body, () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const realFetch = fetch;
  vi.stubGlobal("window", { location: { pathname: "/" } });
  vi.stubGlobal("fetch", (address: string, init: RequestInit) => realFetch(base + address, init));
  try {
    return await callApi<typeof getCart>("GET", "/api/get-cart", {}).catch((error: unknown) => error);
  } finally {
    server.close();
  }
}

test("an answer cut on its way is a failure, never an empty cart", async () => {
  expect(await askServer(200, '{"products":[', 4_000)).toEqual(new ApiRefusal(0, ""));
});

test("a refusal without words is still that refusal", async () => {
  expect(await askServer(503, "<html>")).toMatchObject({ status: 503 });
});

test("a form is told at each field the server names, the rest of it at the form", () => {
  const refused = new ApiRefusal(422, "Перевірте поля", { "recipient.surname": ["Вкажіть прізвище", "Надто коротко"], email: [] });
  expect(refusalByField(refused, "Немає звʼязку")).toEqual({ surname: "Вкажіть прізвище", email: "Перевірте поля" });
  expect(refusalByField(new ApiRefusal(409, "Уже змінено"), "Немає звʼязку")).toEqual({ form: "Уже змінено" });
  expect(refusalByField(new ApiRefusal(422, "", { "": ["Не так"] }), "Немає звʼязку")).toEqual({ form: "Не так" });
});

test("where there are no words, and where the server was not reached, a form says what it has to say", () => {
  for (const failed of [new ApiRefusal(0, ""), new ApiRefusal(503, ""), new TypeError("broken")]) {
    expect(refusalByField(failed, "Немає звʼязку")).toEqual({ form: "Немає звʼязку" });
  }
});

type Asked = { address: string; init: RequestInit };

/** Answers one after another; the last one again and again. */
function answering(...answers: (Response | Error)[]): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("window", { location: { pathname: "/ru/cart" } });
  vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push({ address, init });
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer?.clone());
  });
  return asked;
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) => Response.json(body, { status, headers });
type AnyEndpoint = typeof getCart;
const ask = (method: "GET" | "POST", path: string, input: object, options = {}) =>
  callApi(method as "GET", path as AnyEndpoint["path"], input, options);

test("a reading is asked by its address: parts of the path are encoded, values that are not there are left out", async () => {
  const asked = answering(json(200, { ok: 1 }));
  expect(await ask("GET", "/api/things/{name}/{id}", { name: "а/б", id: 7, page: 2, q: "", sort: undefined, size: null })).toEqual({
    ok: 1,
  });
  await ask("GET", "/api/things", {});
  expect(asked.map(({ address }) => address)).toEqual(["/api/things/%D0%B0%2F%D0%B1/7?page=2&q=", "/api/things"]);
  expect(asked[0]?.init).toMatchObject({ method: "GET", body: undefined, headers: { "Accept-Language": "ru" } });
  expect(asked[0]?.init.headers).not.toHaveProperty("Content-Type");
});

test("a change is sent as JSON, without what its path says", async () => {
  const asked = answering(json(200, {}));
  await ask("POST", "/api/things/{id}", { id: 7, packs: 2 }, { headers: { "Idempotency-Key": "k" } });
  expect(asked).toMatchObject([
    {
      address: "/api/things/7",
      init: { method: "POST", body: '{"packs":2}', headers: { "Content-Type": "application/json", "Idempotency-Key": "k" } },
    },
  ]);
});

test("a refusal carries what the server said of it, and when to come again", async () => {
  const said = { message: "Зачекайте", errors: { pin: ["Не той"] }, percent: 5 };
  answering(json(429, said, { "Retry-After": "30" }));
  const refusal = await ask("GET", "/api/things", {}).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ status: 429, message: "Зачекайте", errors: said.errors, retryAfterSeconds: 30, told: { percent: 5 } });
  expect(isUnreachable(refusal)).toBe(false);
  answering(json(500, {}));
  expect(await ask("GET", "/api/things", {}).catch((error: unknown) => error)).toMatchObject({
    status: 500,
    message: "",
    errors: {},
    retryAfterSeconds: undefined,
  });
});

test("who is not reached is told so; a call that its page gave up stays given up", async () => {
  answering(new TypeError("Failed to fetch"));
  const refusal = await ask("GET", "/api/things", {}).catch((error: unknown) => error);
  expect(isUnreachable(refusal)).toBe(true);
  expect(isUnreachable(new TypeError("broken"))).toBe(false);
  const givenUp = new DOMException("", "AbortError");
  answering(givenUp);
  expect(await ask("GET", "/api/things", {}).catch((error: unknown) => error)).toBe(givenUp);
  answering(new DOMException("", "NetworkError"));
  expect(isUnreachable(await ask("GET", "/api/things", {}).catch((error: unknown) => error))).toBe(true);
});

test("after a 401 the person signs in and the call is made once more, whole; never a third time", async () => {
  let questions = 0;
  let isBack = true;
  onSessionEnded(() => {
    questions += 1;
    return Promise.resolve(isBack);
  });
  const again = answering(json(401, { message: "Увійдіть" }), json(200, { ok: 1 }));
  expect(await ask("POST", "/api/things/{id}", { id: 7, packs: 2 })).toEqual({ ok: 1 });
  expect(again.map(({ address, init }) => [address, init.body])).toEqual([
    ["/api/things/7", '{"packs":2}'],
    ["/api/things/7", '{"packs":2}'],
  ]);
  const refused = answering(json(401, { message: "Увійдіть" }));
  expect(await ask("GET", "/api/things", {}).catch((error: unknown) => error)).toMatchObject({ status: 401, message: "Увійдіть" });
  expect([questions, refused.length]).toEqual([2, 2]);
  isBack = false;
  const left = answering(json(401, {}));
  expect(await ask("GET", "/api/things", {}).catch((error: unknown) => error)).toMatchObject({ status: 401 });
  expect([questions, left.length]).toEqual([3, 1]);
});

test("a 401 that a call wants to hear itself asks nobody, nor does another refusal", async () => {
  const question = vi.fn(() => Promise.resolve(true));
  onSessionEnded(question);
  answering(json(401, {}));
  expect(await ask("GET", "/api/things", {}, { whenSignedOut: "tell" }).catch((error: unknown) => error)).toMatchObject({ status: 401 });
  answering(json(403, {}));
  expect(await ask("GET", "/api/things", {}).catch((error: unknown) => error)).toMatchObject({ status: 403 });
  expect(question).not.toHaveBeenCalled();
});
