import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { encodingFor, openPageCache, packPage } from "./page-cache.ts";

const page = (length: number, ...tags: string[]) =>
  packPage({ status: 200, headers: {}, body: Buffer.alloc(length, "a"), tags: new Set(tags) });

/** Room for two pages, which compress to almost nothing and count a thousand bytes more. */
const room = { bytes: 2_500 };

test("the page asked for longest ago goes when there is no more room; one larger than the room is not kept", async () => {
  const cache = openPageCache(room);
  const begun = cache.beginRendering();
  for (const key of ["first", "second"]) cache.keep(key, await page(10_000), { begun });
  expect(cache.find("first")).toBeDefined();
  cache.keep("third", await page(10_000), { begun });
  expect(["first", "second", "third"].filter((key) => cache.find(key))).toEqual(["first", "third"]);
  cache.keep(
    "large",
    await packPage({ status: 200, headers: {}, body: Buffer.from(randomBytes(3_000).toString("hex")), tags: new Set() }),
    { begun },
  );
  expect(["first", "third", "large"].filter((key) => cache.find(key))).toEqual(["first", "third"]);
});

test("S59 a page's address counts as well, since a stranger makes it as long as a request may be", async () => {
  const cache = openPageCache(room);
  const long = (at: number) => `/search?q=${at}${"x".repeat(1_000)}`;
  for (let at = 0; at < 3; at += 1) cache.keep(long(at), await page(100), { begun: cache.beginRendering() });
  expect(cache.size).toBe(1);
});

test("what changed takes the pages made of it along, those half rendered as well", async () => {
  const cache = openPageCache(room);
  const begun = cache.beginRendering();
  cache.keep("both", await page(100, "catalogue", "content"), { begun });
  cache.keep("content", await page(100, "content"), { begun });
  cache.keep("catalogue", await page(100, "catalogue"), { begun });
  cache.dropTagged(["catalogue"]);
  expect([cache.size, cache.find("content")?.status]).toEqual([1, 200]);
  cache.keep("late", await page(100, "catalogue"), { begun });
  expect(cache.find("late")).toBeUndefined();
  cache.keep("late", await page(100, "catalogue"), { begun: cache.beginRendering() });
  expect(cache.find("late")).toBeDefined();
});

test("a page is the same in every encoding, packed once in each, and its plain text is not held", async () => {
  const { bodyIn } = await packPage({ status: 200, headers: {}, body: Buffer.from("Сукня ".repeat(900)), tags: new Set() });
  const [plain, br, gzip] = (["identity", "br", "gzip"] as const).map(bodyIn).map(({ body }) => body);
  const unpacked = [plain, brotliDecompressSync(br as Buffer), gunzipSync(gzip as Buffer)].map(String);
  expect(new Set(unpacked)).toEqual(new Set(["Сукня ".repeat(900)]));
  expect([bodyIn("br").body === br, bodyIn("gzip").body === gzip, bodyIn("identity").body === plain]).toEqual([true, true, false]);
});

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["deflate", "identity"],
  [undefined, "identity"],
])("a client that takes %s gets %s", (acceptEncoding, encoding) => expect(encodingFor(acceptEncoding)).toBe(encoding));
