import { Hono } from "hono";
import { expect, test } from "vitest";
import { parseConfig } from "../../platform/config/config.ts";
import { leadBackFromCards } from "./lead-back-from-cards.ts";
import { openIntegrations } from "../opening/open-integrations.ts";

const keys = { LIQPAY_PUBLIC_KEY: "i00000000", LIQPAY_PRIVATE_KEY: "0123456789abcdefghij" };
const app = new Hono();
leadBackFromCards(app, { integrations: openIntegrations(parseConfig({ ...keys, LOG_LEVEL: "silent" })) });
app.post("*", (c) => c.text("taken"));
const post = async (path: string, origin?: string) => {
  const headers = new Headers(origin === undefined ? [] : [["Origin", origin]]);
  const response = await app.request(`https://shop.example${path}`, {
    method: "POST",
    headers,
    body: new URLSearchParams({ data: "e30=" }),
  });
  return [response.status, response.headers.get("location")];
};

test("S15 who comes back from a card provider's page by a form is led to the page itself, and what the form says is left behind", async () => {
  expect(await post("/checkout/success?number=1042", "https://www.liqpay.ua")).toEqual([303, "/checkout/success?number=1042"]);
  expect(await post("/ru/account/debs", "https://www.liqpay.ua")).toEqual([303, "/ru/account/debs"]);
});

test("so is who comes with no origin: through the pages of a card's issuer, or from a page that hides its address", async () => {
  for (const origin of [undefined, "null"])
    for (const path of ["/checkout/success?number=1042", "/ru/checkout/success?number=1042", "/account/debs", "/ru/account/debs"])
      expect(await post(path, origin)).toEqual([303, path]);
});

test("other forms, and calls, go where they went", async () => {
  for (const origin of [undefined, "https://shop.example", "https://stranger.example", "null"])
    expect(await post("/cart", origin)).toEqual([200, null]);
  expect(await post("/api/place-order", "https://www.liqpay.ua")).toEqual([200, null]);
});
