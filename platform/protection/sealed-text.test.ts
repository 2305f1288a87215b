import { expect, test } from "vitest";
import { openSealedText, sealText } from "./sealed-text.ts";

test("a sealed text opens with its secret alone, and looks different each time", () => {
  const sealed = sealText("secret-of-the-shop", "JBSWY3DPEHPK3PXP");
  expect(openSealedText({ secret: "secret-of-the-shop" }, sealed)).toBe("JBSWY3DPEHPK3PXP");
  expect(sealText("secret-of-the-shop", "JBSWY3DPEHPK3PXP")).not.toBe(sealed);
  expect(() => openSealedText({ secret: "another-secret" }, sealed)).toThrow();
});

test("a changed seal does not open", () => {
  const bytes = Buffer.from(sealText("secret-of-the-shop", "JBSWY3DPEHPK3PXP"), "base64url");
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => openSealedText({ secret: "secret-of-the-shop" }, bytes.toString("base64url"))).toThrow();
});

test("while the secret is changed, what the old one sealed still opens; what is new needs the new one", () => {
  const [before, now] = [sealText("old-secret-of-the-shop", "a"), sealText("secret-of-the-shop", "b")];
  const keys = { secret: "secret-of-the-shop", oldSecret: "old-secret-of-the-shop" };
  expect([openSealedText(keys, before), openSealedText(keys, now)]).toEqual(["a", "b"]);
  expect(() => openSealedText({ secret: "old-secret-of-the-shop" }, now)).toThrow();
  expect(() => openSealedText(keys, sealText("a-third", "c"))).toThrow();
});
