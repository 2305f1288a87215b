import { createHash } from "node:crypto";
import { expect, test, vi } from "vitest";
import { sha256 } from "./sha256.ts";

const texts = ["", "380671234567 і ще щось", "а".repeat(200)];
const right = (text: string) => new Uint8Array(createHash("sha256").update(text).digest());

test.each(texts)("a text's hash over https is the one the shop makes", async (text) => {
  expect(await sha256(text)).toEqual(right(text));
});

test.each(texts)("over plain http, where browsers have no crypto.subtle, it is the same", async (text) => {
  vi.stubGlobal("crypto", {});
  expect(await sha256(text).finally(() => vi.unstubAllGlobals())).toEqual(right(text));
});
