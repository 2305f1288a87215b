import { mkdtempSync } from "node:fs";
import { readdir, readlink, truncate } from "node:fs/promises";
import { createServer, get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../../processes/build-app.ts";
import { openHealth } from "../../processes/edge/health.ts";
import { addTestGoods } from "../../support/test-goods.ts";
import { openTestShop, type TestShop } from "../../support/test-shop.ts";

/** Films as players ask for them, over a real connection. */
const FILM = Uint8Array.from({ length: 100 }, (_, at) => at);
const LONG = 512 * 1024 * 1024;
const folder = mkdtempSync(path.join(os.tmpdir(), "semyriad-films-"));
let shop: TestShop;
let server: Server;
let url = "";
let long = "";
let empty = "";

beforeAll(async () => {
  shop = await openTestShop({ filesFolder: folder });
  const { productId } = await addTestGoods(shop);
  const sources = ["dress.webm", "long.mp4", "empty.webm"];
  for (const source of sources) await shop.integrations.files.write(source, source === "dress.webm" ? FILM : new Uint8Array());
  await truncate(path.join(folder, "long.mp4"), LONG);
  const ids = await shop.db.write((tx) =>
    tx
      .insertInto("picture")
      .values(sources.map((source, position) => ({ product_id: productId, position, source })))
      .returning("id")
      .execute(),
  );
  server = createServer(getRequestListener(buildApp({ shop, health: openHealth(shop) }).fetch)).listen(0);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  [url = "", long = "", empty = ""] = ids.map(({ id }) => `${origin}/videos/${id}`);
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await shop.close();
});

const ask = async (address: string, headers: Record<string, string> = {}, method = "GET") => {
  const response = await fetch(address, { method, headers });
  const [range, length] = ["content-range", "content-length"].map((name) => response.headers.get(name));
  return { status: response.status, range, length, bytes: [...new Uint8Array(await response.arrayBuffer())] };
};
const bytesOf = (from: number, to: number) => [...FILM.subarray(from, to + 1)];

test("a film is kept for good by whoever has it, and known by its mark", async () => {
  const { headers } = await fetch(url);
  expect(headers.get("content-type")).toBe("video/webm");
  expect(headers.get("accept-ranges")).toBe("bytes");
  expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(headers.get("content-security-policy")).toBe("sandbox");
  const etag = headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[^"]+"$/);
  for (const known of [etag, `"other", W/${etag}`, "*"]) {
    const answer = await ask(url, { "If-None-Match": known, Range: "bytes=0-1" });
    expect([answer.status, answer.bytes]).toEqual([304, []]);
  }
  expect((await ask(url, { "If-None-Match": '"other"' })).status).toBe(200);
  expect(await ask(url, { "If-Range": etag, Range: "bytes=0-1" })).toMatchObject({ status: 206, bytes: [0, 1] });
  expect(await ask(url, { "If-Range": '"other"', Range: "bytes=0-1" })).toMatchObject({ status: 200, bytes: bytesOf(0, 99) });
});

test.each([
  ["bytes=0-", 0, 99],
  ["bytes=10-19", 10, 19],
  ["bytes=99-", 99, 99],
  ["bytes=90-500", 90, 99],
  ["bytes=-5", 95, 99],
  ["bytes=-500", 0, 99],
])("asked for %s a player gets that part", async (range, from, to) => {
  const answer = { status: 206, range: `bytes ${from}-${to}/100`, length: String(to - from + 1), bytes: bytesOf(from, to) };
  expect(await ask(url, { Range: range })).toEqual(answer);
});

test.each(["", "bytes=", "bytes=a-b", "bytes=-", "bytes=1-2-3", "bytes=0-1,x", "bytes=0-1,5-6", "lines=1-2"])(
  "asked for «%s» a player gets the whole",
  async (range) => {
    expect(await ask(url, range ? { Range: range } : {})).toEqual({ status: 200, range: null, length: "100", bytes: bytesOf(0, 99) });
  },
);

test.each(["bytes=100-", "bytes=100-200", "bytes=20-10", "bytes=-0", "bytes=100-,200-300"])("%s is beyond the film", async (range) => {
  expect(await ask(url, { Range: range })).toMatchObject({ status: 416, range: "bytes */100", bytes: [] });
});

test("who asks about a film is told its length and sent nothing of it", async () => {
  expect(await ask(url, { Range: "bytes=0-1" }, "HEAD")).toEqual({ status: 200, range: null, length: "100", bytes: [] });
  expect(await ask(empty)).toEqual({ status: 200, range: null, length: "0", bytes: [] });
  expect((await ask(empty, { Range: "bytes=0-" })).status).toBe(416);
});

const openFilms = async () => {
  const opened = await Promise.all((await readdir("/proc/self/fd")).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => "")));
  return opened.filter((place) => place.startsWith(folder)).length;
};

test("a long film takes next to no memory, and is let go of when the player leaves", async () => {
  const { rss } = process.memoryUsage();
  const request = get(long);
  await new Promise<void>((resolve) => request.once("response", (response) => response.once("readable", () => resolve())));
  await expect.poll(openFilms).toBe(1);
  expect(process.memoryUsage().rss - rss).toBeLessThan(64 * 1024 * 1024);
  request.destroy();
  await expect.poll(openFilms).toBe(0);
  expect(await ask(long, { Range: `bytes=${LONG - 3}-` })).toMatchObject({ status: 206, bytes: [0, 0, 0] });
});
