import fc from "fast-check";
import { expect, test } from "vitest";
import { BadCallback } from "../payments/card-provider.ts";
import { openFromLiqPay, sealForLiqPay } from "./liqpay-envelope.ts";

const KEY = "sandbox_test_private_key";
const message = {
  version: 3,
  public_key: "sandbox_i00000000",
  action: "pay",
  amount: 1499.5,
  currency: "UAH",
  description: "Замовлення SO-1042",
  order_id: "SO-1042",
};
const data =
  "eyJ2ZXJzaW9uIjozLCJwdWJsaWNfa2V5Ijoic2FuZGJveF9pMDAwMDAwMDAiLCJhY3Rpb24iOiJwYXkiLCJhbW91bnQiOjE0OTkuNSwiY3VycmVuY3kiOiJVQUgiLCJkZXNjcmlwdGlvbiI6ItCX0LDQvNC+0LLQu9C10L3QvdGPIFNPLTEwNDIiLCJvcmRlcl9pZCI6IlNPLTEwNDIifQ==";
const sha1 = "ztMzOJdhzG+tuYIyFUIPeTairfo=";
const sha3 = "p5tfKurzA4tncRX6i4aRZr3d/u7KnrOsWWmMFkboIs8=";

test("a message is sealed as the vendor's examples are, by either version", () => {
  expect(sealForLiqPay(message, { privateKey: KEY, version: 3 })).toEqual({ data, signature: sha1 });
  expect(sealForLiqPay(message, { privateKey: KEY, version: 7 })).toEqual({ data, signature: sha3 });
});

test.each([
  ["SHA-1", data, sha1, KEY, message],
  ["SHA3-256", data, sha3, KEY, message],
  [
    "SHA-1 of another library",
    "eyJhY3Rpb24iOiJwYXkiLCJhbW91bnQiOjU1MCwiY3VycmVuY3kiOiJVQUgifQ==",
    "H9g/sVid6hqh3bnLK6geMezwFCw=",
    "test_private_key",
    { action: "pay", amount: 550, currency: "UAH" },
  ],
])("a message sealed by %s is opened", (_, text, signature, key, wanted) => {
  expect(openFromLiqPay({ data: text, signature }, key)).toEqual(wanted);
});

/** Made by: D=$(printf '%s' '<the message>' | base64 -w0); printf '%s' "$K$D$K" | openssl dgst -sha1 -binary | base64, then with -sha3-256. */
test("what the openssl program has sealed is opened", () => {
  const sealed =
    "eyJwYXltZW50X2lkIjoxLCJvcmRlcl9pZCI6IlNPLTEwNDItMSIsInN0YXR1cyI6InN1Y2Nlc3MiLCJhbW91bnQiOjE0OTkuNSwiY3VycmVuY3kiOiJVQUgifQ==";
  for (const signature of ["bAe3kJ6NP4AZoqRZJCkM8QSos9k=", "erRTs5bFpLqLmfmgdGl8ijCSKZ2wkvtlpS0cdjucoC0="])
    expect(openFromLiqPay({ data: sealed, signature }, KEY)).toMatchObject({ order_id: "SO-1042-1", amount: 1499.5 });
});

test("S15 whatever is changed in data, signature or key is refused", () => {
  const refused = (envelope: { data: string; signature: string }, key = KEY) =>
    expect(() => openFromLiqPay(envelope, key)).toThrow(BadCallback);
  refused({ data, signature: "" });
  refused({ data, signature: sha1.slice(0, -2) });
  refused({ data, signature: `${sha1}${sha1}` });
  refused({ data, signature: "ztMzOJdhzG+tuYIyFUIPeTairfo" });
  refused({ data: "", signature: sha1 });
  refused({ data: data.replaceAll("+", " "), signature: sha1 });
  refused({ data, signature: sha1 }, "sandbox_test_private_kez");
  fc.assert(
    fc.property(fc.nat(data.length - 1), fc.constantFrom("A", "b", "="), fc.constantFrom(sha1, sha3), (at, letter, signature) => {
      fc.pre(data[at] !== letter);
      refused({ data: data.slice(0, at) + letter + data.slice(at + 1), signature });
    }),
  );
});
