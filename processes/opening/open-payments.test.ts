import { expect, test } from "vitest";
import { parseConfig, type Config } from "../../platform/config/config.ts";
import { openPayments } from "./open-payments.ts";

const keys = {
  LIQPAY_PUBLIC_KEY: "i00000000",
  LIQPAY_PRIVATE_KEY: "0123456789abcdefghij",
  MONOBANK_TOKEN: "0123456789abcdefghij",
};
const codesOf = (config: Config) => openPayments(config).map(({ code }) => code);

test("a demo without keys has cash on delivery and the sandbox, a shop with keys has their vendors", () => {
  expect(codesOf(parseConfig({}))).toEqual(["cod", "card-sandbox"]);
  expect(codesOf(parseConfig(keys))).toEqual(["cod", "liqpay", "monobank"]);
  expect(openPayments(parseConfig(keys)).flatMap(({ cards }) => cards?.pageOrigins ?? [])).toEqual([
    "https://www.liqpay.ua",
    "https://pay.mbnk.biz",
  ]);
});

test("S18 production has no sandbox, whatever else is set", () => {
  const production: Config = { ...parseConfig({}), mode: "production" };
  expect(codesOf({ ...production, cardSandbox: true })).toEqual(["cod"]);
  expect(codesOf({ ...production, ...parseConfig({ ...keys, CARD_SANDBOX: "on" }), mode: "production" })).toEqual([
    "cod",
    "liqpay",
    "monobank",
  ]);
});
