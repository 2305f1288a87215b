import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { openPageCache, packOnce, packPage } from "./page-cache.ts";

const page = (length: number, ...tags: string[]) => packPage({ status: 200, headers: {}, body: "a".repeat(length), tags: new Set(tags) });

/** Room for two pages of 10,000 letters, which compress to almost nothing and count a thousand bytes more. */
const room = { bytes: 25_000 };

test("the page asked for longest ago goes when there is no more room; one larger than the room is not kept", async () => {
  const cache = openPageCache(room);
  const begun = cache.beginRendering();
  for (const key of ["first", "second"]) cache.keep(key, await page(10_000), { begun });
  expect(cache.find("first")).toBeDefined();
  cache.keep("third", await page(10_000), { begun });
  expect(["first", "second", "third"].filter((key) => cache.find(key))).toEqual(["first", "third"]);
  cache.keep("large", await page(30_000), { begun });
  expect(["first", "third", "large"].filter((key) => cache.find(key))).toEqual(["first", "third"]);
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

test("a page is the same in every encoding, and packed once in each", async () => {
  const { bodies } = await packPage({ status: 200, headers: {}, body: "Сукня ".repeat(900), tags: new Set() });
  const unpacked = [bodies.identity, brotliDecompressSync(bodies.br), gunzipSync(bodies.gzip)].map(String);
  expect(new Set(unpacked)).toEqual(new Set(["Сукня ".repeat(900)]));
  expect(bodies.gzip).toBe(bodies.gzip);
});

test("a page that is answered once comes in the best encoding the client takes", async () => {
  const text = "Сукня ".repeat(900);
  const asked = async (acceptEncoding?: string) => packOnce(text, acceptEncoding);
  const [br, gzip, plain] = await Promise.all([asked("gzip, deflate, br"), asked("gzip"), asked()]);
  expect([br.encoding, gzip.encoding, plain.encoding]).toEqual(["br", "gzip", "identity"]);
  expect([brotliDecompressSync(br.body), gunzipSync(gzip.body), plain.body].map(String)).toEqual([text, text, text]);
});
