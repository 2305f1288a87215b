import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { CarrierDirectory } from "../../../../integrations/carriers/carrier-directory.ts";
import { demoDirectory } from "../../../../support/stand-ins/demo-directory.ts";
import { openTestShop, type TestShop } from "../../../../support/test-shop.ts";
import { loadedCarriers } from "../../delivery.server.ts";
import { keepDirectories } from "./keep-directories.ts";

let shop: TestShop;
let asked: string[] = [];
let trouble: Error | undefined;
const watched = (name: string): CarrierDirectory => ({
  source: name,
  async readPage(at) {
    asked.push(name);
    if (trouble && name === "post") throw trouble;
    return demoDirectory.readPage(at);
  },
});
beforeAll(async () => {
  shop = await openTestShop({ places: "none" });
  shop.integrations.vendors = new Map(["post", "other"].map((name) => [name, { directory: watched(name) }]));
});
afterAll(() => shop.close());
beforeEach(() => void ((asked = []), (trouble = undefined)));

test("what is not there is read at once, and then not before the next night in Kyiv", async () => {
  shop.clock.set("2026-11-21T22:30:00Z");
  await keepDirectories(shop);
  expect(asked).toEqual(["post", "other"]);
  expect([...(await loadedCarriers(shop))].toSorted()).toEqual(["other", "post"]);
  shop.clock.set("2026-11-22T00:59:00Z");
  await keepDirectories(shop);
  expect(asked).toEqual(["post", "other"]);
  shop.clock.set("2026-11-22T01:01:00Z");
  await keepDirectories(shop);
  await keepDirectories(shop);
  expect(asked).toEqual(["post", "other", "post", "other"]);
});

test("one that fails stands in nobody's way and is tried again after a quarter of an hour, then half an hour", async () => {
  trouble = new Error("the vendor is down");
  shop.clock.set("2026-11-23T01:01:00Z");
  await keepDirectories(shop);
  expect(asked).toEqual(["post", "other"]);
  for (const [seconds, times] of [
    [899, 0],
    [1, 1],
    [1_799, 1],
    [1, 2],
  ] as const) {
    asked = [];
    shop.clock.advanceSeconds(seconds);
    await keepDirectories(shop);
    expect(asked.length).toBe(times === 0 || seconds === 1_799 ? 0 : 1);
  }
  expect([...(await loadedCarriers(shop))].toSorted()).toEqual(["other", "post"]);
});

test("places that come from elsewhere, as the stand-in's after a key was named, are read anew at once", async () => {
  shop.integrations.vendors = new Map([["post", { directory: watched("real") }]]);
  shop.clock.advanceSeconds(86_400);
  await keepDirectories(shop);
  asked = [];
  await keepDirectories(shop);
  expect(asked).toEqual([]);
  shop.integrations.vendors = new Map([["post", { directory: watched("elsewhere") }]]);
  await keepDirectories(shop);
  expect(asked).toEqual(["elsewhere"]);
});
