import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import type { getCart } from "../features/cart/cart.contract.ts";
import { ApiRefusal, callApi, refusalByField } from "./call-api.ts";

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
