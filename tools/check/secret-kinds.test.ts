import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { secretsIn } from "./secret-kinds.ts";

const letters = (length: number) => "aB3dE5gH7jK9mN1pQ2sT4vW6yZ8".repeat(3).slice(0, length);

test.each([
  ["a private key", ["-----BEGIN ", "RSA PRIVATE KEY-----"].join("")],
  ["a GitHub token", `ghp${"_"}${letters(36)}`],
  ["an npm token", `npm${"_"}${letters(36)}`],
  ["a cloud key", `AKI${"A"}ABCDEFGHIJ234567`],
  ["a payment key", `sk_li${"ve"}_${letters(24)}`],
  ["a signed token", `ey${"J"}${letters(20)}.ey${"J"}${letters(20)}.${letters(30)}`],
  ["a random text named as a secret", `SHOP_SECRET${"="}${randomBytes(32).toString("hex")}`],
  ["a random text named as a secret", `const api${"Key"} = "${letters(40)}";`],
])("%s is found", (kind, text) => expect(secretsIn(`const one = 1;\n${text}\n`)).toContain(kind));

test.each([
  'token: "0123456789abcdef0123456789abcdef"',
  "SHOP_SECRET=sample-secret-of-a-demo-shop-0000000000",
  "secret: z.string().min(32).default(sampleSecrets.SHOP_SECRET)",
  'password = "вчора дощ ішов із самого ранку"',
  "findCustomerByToken = forgetEndedTokensOfLongAgo",
  '"integrity": "sha512-abc"',
])("%s is none", (text) => expect(secretsIn(text)).toEqual([]));
