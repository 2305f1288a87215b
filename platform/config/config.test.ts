import { describe, expect, test } from "vitest";
import { parseConfig } from "./config.ts";

const production = {
  SHOP_MODE: "production",
  DATABASE_URL: "postgres://shop@localhost/shop",
  PUBLIC_URL: "https://shop.example/",
  PHONE_HASH_SUFFIX: "a-suffix-of-our-own",
  SHOP_SECRET: "0f4c2b9a6de71835c4a9b07e1f62d83a",
  SMS_TURBOSMS_TOKEN: "0123456789abcdef",
  SMS_SENDER: "Semyriad",
};
const complaints = (env: Record<string, string | undefined>): string[] => {
  try {
    parseConfig(env);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split("\n").map((line) => line.split(":")[0] ?? "") : [];
  }
};

test("without any variable it is a demo shop that prints its messages", () => {
  expect(parseConfig({})).toMatchObject({ mode: "demo", port: 3000, turboSms: undefined, demoOnEmpty: true });
});

test("everything that is wrong is told at once", () => {
  expect(complaints({ PORT: "seventy", LIMITS: "none" })).toEqual(["PORT", "LIMITS"]);
});

describe("production", () => {
  test("starts with everything of its own", () => {
    expect(parseConfig(production)).toMatchObject({
      mode: "production",
      publicUrl: "https://shop.example",
      turboSms: { token: "0123456789abcdef", sender: "Semyriad" },
    });
  });

  test("refuses all that belongs to a demo", () => {
    expect(complaints({ SHOP_MODE: "production", LIMITS: "relaxed" })).toEqual([
      "PHONE_HASH_SUFFIX",
      "SHOP_SECRET",
      "DATABASE_URL",
      "PUBLIC_URL",
      "SMS_TURBOSMS_TOKEN, SMS_SENDER",
      "LIMITS",
    ]);
  });
});

describe("what guards a real shop", () => {
  test.each(["http://shop.example", "ftp://shop.example"])(
    "%s is refused as its address: cookies and codes would go in the open",
    (url) => {
      expect(complaints({ ...production, PUBLIC_URL: url })).toEqual(["PUBLIC_URL"]);
      expect(parseConfig({ PUBLIC_URL: "http://localhost:3000" }).publicUrl).toBe("http://localhost:3000");
    },
  );

  test.each(["a".repeat(36), "password".repeat(5), "0123456789".repeat(4), "abcdefghijklmnopqrstuvwxyzABCDEFGHIJ"])(
    "%s is no secret",
    (secret) => {
      expect(complaints({ ...production, SHOP_SECRET: secret })).toEqual(["SHOP_SECRET"]);
      expect(complaints({ ...production, SHOP_SECRET_OLD: secret })).toEqual(["SHOP_SECRET_OLD"]);
    },
  );

  test("the embedded database is taken with its copies alone", () => {
    const embedded = { ...production, DATABASE_URL: undefined, ALLOW_EMBEDDED: "1" };
    expect(parseConfig(embedded)).toMatchObject({ databaseUrl: undefined, embeddedCopies: 24 });
    expect(complaints({ ...embedded, EMBEDDED_COPIES: "0" })).toEqual(["EMBEDDED_COPIES"]);
  });

  test("two keys are alive while one is changed for another", () => {
    const old = "e81d05c7b2934fa6d70b1c58e9f2436a";
    expect(parseConfig({ ...production, SHOP_SECRET_OLD: old })).toMatchObject({ secret: production.SHOP_SECRET, oldSecret: old });
  });
});

test.each(["mysql://shop@localhost/shop", "localhost:5432/shop", "postgres//x", "shop", "postgres://shop:p#ss word@host/shop"])(
  "DATABASE_URL=%s is answered with what it should look like",
  (url) => {
    expect(() => parseConfig({ DATABASE_URL: url })).toThrow(
      /^DATABASE_URL: must look like postgres:\/\/user:password@host:5432\/name[^\n]*$/,
    );
  },
);

describe("the SMS gateway", () => {
  test("half of it is refused everywhere, so that codes are not printed by mistake", () => {
    expect(complaints({ SMS_TURBOSMS_TOKEN: "0123456789abcdef" })).toEqual(["SMS_SENDER"]);
    expect(complaints({ SMS_SENDER: "Semyriad" })).toEqual(["SMS_TURBOSMS_TOKEN"]);
    expect(complaints({ ...production, SMS_SENDER: undefined })).toEqual(["SMS_SENDER"]);
  });

  test("either gateway is enough, both together are a first and a second one under one name", () => {
    const { SMS_TURBOSMS_TOKEN: first, ...rest } = production;
    expect(parseConfig({ ...rest, SMS_SMSCLUB_TOKEN: first })).toMatchObject({ turboSms: undefined, smsClub: { sender: "Semyriad" } });
    expect(parseConfig({ ...production, SMS_SMSCLUB_TOKEN: "fedcba9876543210" })).toMatchObject({
      turboSms: { token: first, sender: "Semyriad" },
      smsClub: { token: "fedcba9876543210", sender: "Semyriad" },
    });
    expect(complaints({ SMS_SMSCLUB_TOKEN: first })).toEqual(["SMS_SENDER"]);
  });

  test.each(["123456", "TwelveLetter", "Семиряд", "a/b"])("%s is no sender's name", (SMS_SENDER) => {
    expect(complaints({ SMS_TURBOSMS_TOKEN: "0123456789abcdef", SMS_SENDER })).toEqual(["SMS_SENDER"]);
  });
});

test("Nova Poshta is asked with a key of its form alone, and in production only where the vendor is", () => {
  const key = "0123456789abcdef0123456789abcdef";
  expect(parseConfig({}).novaPoshta).toBeUndefined();
  expect(parseConfig({ NOVA_POSHTA_URL: "http://127.0.0.1:4000/" }).novaPoshta).toBeUndefined();
  expect(parseConfig({ ...production, NOVA_POSHTA_KEY: key }).novaPoshta).toEqual({
    key,
    url: "https://api.novaposhta.ua/v2.0/json/",
    senderCity: undefined,
    senderBranch: undefined,
  });
  expect(complaints({ NOVA_POSHTA_KEY: "my key" })).toEqual(["NOVA_POSHTA_KEY"]);
  expect(complaints({ ...production, NOVA_POSHTA_KEY: key, NOVA_POSHTA_URL: "https://elsewhere.example/" })).toEqual(["NOVA_POSHTA_URL"]);
});

test("Ukrposhta is asked with its three keys or not at all, and in production only where the vendor is", () => {
  const [bearer, token, tracking] = ["b", "c", "d"].map((sign) => `${sign.repeat(8)}-1111-4222-8333-444444444444`);
  const keys = { UKRPOSHTA_BEARER: bearer, UKRPOSHTA_TOKEN: token, UKRPOSHTA_TRACKING: tracking };
  expect(parseConfig({}).ukrposhta).toBeUndefined();
  expect(parseConfig({ ...production, ...keys }).ukrposhta).toEqual({
    bearer,
    token,
    tracking,
    sender: undefined,
    url: "https://www.ukrposhta.ua",
  });
  expect(complaints({ UKRPOSHTA_BEARER: bearer })).toEqual(["UKRPOSHTA_TOKEN", "UKRPOSHTA_TRACKING"]);
  expect(complaints({ ...keys, UKRPOSHTA_TOKEN: "my token" })).toEqual(["UKRPOSHTA_TOKEN"]);
  expect(complaints({ ...production, ...keys, UKRPOSHTA_URL: "https://elsewhere.example/" })).toEqual(["UKRPOSHTA_URL"]);
});

describe("card payments", () => {
  const keys = { LIQPAY_PUBLIC_KEY: "i00000000", LIQPAY_PRIVATE_KEY: "0123456789abcdefghij" };
  const token = { MONOBANK_TOKEN: "0123456789abcdefghij" };

  test("LiqPay and monobank are asked where they are, with their keys alone", () => {
    expect(parseConfig({})).toMatchObject({ liqPay: undefined, monobank: undefined });
    expect(parseConfig({ ...production, ...keys, ...token })).toMatchObject({
      liqPay: { publicKey: "i00000000", privateKey: "0123456789abcdefghij", version: 3, url: "https://www.liqpay.ua" },
      monobank: { token: "0123456789abcdefghij", url: "https://api.monobank.ua" },
    });
    expect(parseConfig({ ...keys, LIQPAY_VERSION: "7", LIQPAY_URL: "http://127.0.0.1:4120/" }).liqPay).toMatchObject({
      version: 7,
      url: "http://127.0.0.1:4120",
    });
  });

  test("half of LiqPay's keys, and keys of two modes, are refused everywhere", () => {
    expect(complaints({ LIQPAY_PUBLIC_KEY: keys.LIQPAY_PUBLIC_KEY })).toEqual(["LIQPAY_PRIVATE_KEY"]);
    expect(complaints({ LIQPAY_PRIVATE_KEY: keys.LIQPAY_PRIVATE_KEY })).toEqual(["LIQPAY_PUBLIC_KEY"]);
    expect(complaints({ ...keys, LIQPAY_PUBLIC_KEY: "sandbox_i00000000" })).toEqual(["LIQPAY_PUBLIC_KEY, LIQPAY_PRIVATE_KEY"]);
    expect(complaints({ ...keys, LIQPAY_VERSION: "4" })).toEqual(["LIQPAY_VERSION"]);
  });

  test("S18 test keys, other addresses and the sandbox are refused in production", () => {
    const testKeys = { LIQPAY_PUBLIC_KEY: "sandbox_i00000000", LIQPAY_PRIVATE_KEY: "sandbox_0101010101010101" };
    expect(parseConfig(testKeys).liqPay).toBeDefined();
    expect(complaints({ ...production, ...testKeys })).toEqual(["LIQPAY_PUBLIC_KEY, LIQPAY_PRIVATE_KEY"]);
    const elsewhere = { LIQPAY_URL: "https://elsewhere.example", MONOBANK_URL: "https://elsewhere.example" };
    expect(complaints({ ...production, ...keys, ...token, ...elsewhere })).toEqual(["LIQPAY_URL", "MONOBANK_URL"]);
    expect(complaints({ ...production, GA4_URL: "https://elsewhere.example", META_URL: "http://elsewhere.example" })).toEqual([
      "GA4_URL",
      "META_URL",
    ]);
    expect(complaints({ ...production, CARD_SANDBOX: "on" })).toEqual(["CARD_SANDBOX"]);
    expect(parseConfig(production).cardSandbox).toBe(false);
  });

  test("a demo has the sandbox until it has keys, or as it is told", () => {
    expect(parseConfig({}).cardSandbox).toBe(true);
    expect(parseConfig(token).cardSandbox).toBe(false);
    expect(parseConfig({ ...token, CARD_SANDBOX: "on" }).cardSandbox).toBe(true);
    expect(parseConfig({ CARD_SANDBOX: "off" }).cardSandbox).toBe(false);
  });
});

test("jobs may be left to another process, of which there is none on an embedded database", () => {
  expect(parseConfig({ ...production, JOBS: "off" }).hasJobs).toBe(false);
  expect(parseConfig(production).hasJobs).toBe(true);
  expect(complaints({ JOBS: "off" })).toEqual(["JOBS"]);
});

describe("the bucket of the shop's files", () => {
  const bucket = {
    S3_ENDPOINT: "http://10.0.0.5:9000",
    S3_BUCKET: "semyriad",
    S3_ACCESS_KEY_ID: "shop",
    S3_SECRET_ACCESS_KEY: "0123456789",
  };

  test("is named whole, and may stand inside the own network in production", () => {
    expect(parseConfig({ ...production, ...bucket }).bucket).toEqual({
      endpoint: "http://10.0.0.5:9000",
      region: "us-east-1",
      name: "semyriad",
      keyId: "shop",
      secret: "0123456789",
    });
    expect(parseConfig(production).bucket).toBeUndefined();
  });

  test.each(Object.keys(bucket))("without %s does not start", (name) => {
    expect(complaints({ ...bucket, [name]: "" })).toEqual([name]);
  });
});
