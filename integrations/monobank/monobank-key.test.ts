import { expect, test } from "vitest";
import { BadCallback } from "../payments/card-provider.ts";
import { openMonobankJudge } from "./monobank-key.ts";

/** The vendor's page: body, key, X-Sign. */
const published = {
  body: '{"invoiceId":"p2_9ZgpZVsl3","status":"success","amount":149950,"ccy":980,"finalAmount":149950,"createdDate":"2026-01-31T10:00:00Z","modifiedDate":"2026-01-31T10:02:00Z","reference":"SO-1042"}',
  key: "LS0tLS1CRUdJTiBQVUJMSUMgS0VZLS0tLS0KTUZrd0V3WUhLb1pJemowQ0FRWUlLb1pJemowREFRY0RRZ0FFakhTN21ZVlA3Y010RU9rbVZocDFPTzJDL3lpOQpPTkx6bUZaT2xmRzJadTRDNllmbUg5d1pqa2M3NElZY0hHS2FKWXRsckxtVURnNS9TVHQ2eHBMWUtnPT0KLS0tLS1FTkQgUFVCTElDIEtFWS0tLS0tCg==",
  sign: "MEYCIQChiLnVhmu+BUr1Njn3CzcDMbgmaLNMOeYBKCpiHV6WhgIhAMNfTSwNRIu6Echbby4Mn3mCD9Vo7a/pT6xSKoueYwYS",
};
/** Made by: openssl ecparam -name prime256v1 -genkey -noout -out k.pem; openssl ec -in k.pem -pubout | base64 -w0; openssl dgst -sha256 -sign k.pem body | base64 -w0. */
const own = {
  body: '{"invoiceId":"p2_9ZgpZVsl3","status":"reversed","amount":149950,"ccy":980,"finalAmount":0,"createdDate":"2026-01-31T10:00:00Z","modifiedDate":"2026-02-01T08:00:00Z","reference":"SO-1042"}',
  key: "LS0tLS1CRUdJTiBQVUJMSUMgS0VZLS0tLS0KTUZrd0V3WUhLb1pJemowQ0FRWUlLb1pJemowREFRY0RRZ0FFZXJRN05kekE3MzlGZ2ZwV214RkxMNk5iTDlDWgpVVmJIb2ZodkcxNUdQWjNwajR6UTBYVlEvYTVQUDJCUGtoWVNyUmNGN0pZY2gwVUlZb0RlVGRyMmR3PT0KLS0tLS1FTkQgUFVCTElDIEtFWS0tLS0tCg==",
  sign: "MEQCIHxEW1OizDd5lIQE11M+DIBEiz8h9n7uRD1IE/tsq40HAiByUUES2SPB1KIK4lICOtYTXe6PkhuzSB4cQp8k2WcQQA==",
};
const bytes = (text: string) => new TextEncoder().encode(text);

/** A bank with keys in turn, and how often it was asked. */
function bankWith(...keys: string[]) {
  const asked = { count: 0 };
  const get = async () => ({ key: keys[Math.min((asked.count += 1), keys.length) - 1] ?? "" });
  return { get, asked };
}

test.each([published, own])("S15 a webhook of the bank is believed by its key, fetched once", async ({ body, key, sign }) => {
  const bank = bankWith(key);
  const judge = openMonobankJudge(bank, () => 0);
  await judge(bytes(body), sign);
  await judge(bytes(body), sign);
  expect(bank.asked.count).toBe(1);
});

test("S15 another body, the same body written anew, another signature, none and another's key are refused", async () => {
  const judge = openMonobankJudge(bankWith(published.key), () => 0);
  const { body, sign } = published;
  const wrong: [string, string][] = [
    [body.replace("149950", "149951"), sign],
    [JSON.stringify(JSON.parse(body), undefined, 1), sign],
    [body, own.sign],
    [body, ""],
    [body, "no signature at all"],
    [own.body, own.sign],
  ];
  for (const [text, signature] of wrong) await expect(judge(bytes(text), signature)).rejects.toBeInstanceOf(BadCallback);
});

test("a key that changed is fetched again once, and forged webhooks fetch it once a minute at most", async () => {
  let now = 0;
  const bank = bankWith(published.key, own.key);
  const judge = openMonobankJudge(bank, () => now);
  await judge(bytes(published.body), published.sign);
  now = 3_600_000;
  await judge(bytes(own.body), own.sign);
  expect(bank.asked.count).toBe(2);
  for (let forged = 0; forged < 50; forged += 1) await expect(judge(bytes("{}"), own.sign)).rejects.toBeInstanceOf(BadCallback);
  expect(bank.asked.count).toBe(2);
  now += 60_000;
  await expect(judge(bytes("{}"), own.sign)).rejects.toBeInstanceOf(BadCallback);
  expect(bank.asked.count).toBe(3);
});

test("a thousand strangers at once make the bank be asked once, and whoever it did sign is believed", async () => {
  let now = 0;
  const bank = bankWith(published.key, own.key);
  const judge = openMonobankJudge(bank, () => now);
  const forged = () => Array.from({ length: 1_000 }, () => judge(bytes("{}"), own.sign));
  const refused = async (all: Promise<void>[]) =>
    (await Promise.allSettled(all)).every((one) => one.status === "rejected" && one.reason instanceof BadCallback);
  expect(await refused(forged())).toBe(true);
  expect(bank.asked.count).toBe(1);
  now = 60_000;
  const all = forged();
  await judge(bytes(own.body), own.sign);
  expect(await refused(all)).toBe(true);
  expect(bank.asked.count).toBe(2);
});

test("while the bank gives no key it is asked every five seconds at most, and nobody is called a liar", async () => {
  let now = 0;
  const asked: number[] = [];
  const judge = openMonobankJudge({ get: () => (asked.push(now), Promise.reject(new Error("down"))) }, () => now);
  for (; now < 10_000; now += 100) await expect(judge(bytes("{}"), own.sign)).rejects.not.toBeInstanceOf(BadCallback);
  expect(asked).toEqual([0, 5_000]);
});

test("a bank that does not give its key leaves the webhook unjudged", async () => {
  const judge = openMonobankJudge({ get: () => Promise.reject(new Error("down")) }, () => 0);
  await expect(judge(bytes(published.body), published.sign)).rejects.toThrow("down");
  const nonsense = openMonobankJudge({ get: async () => ({ key: "AAAA" }) }, () => 0);
  await expect(nonsense(bytes(published.body), published.sign)).rejects.not.toBeInstanceOf(BadCallback);
});
