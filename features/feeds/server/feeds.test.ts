import { mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { findAll, readXml, textsOf } from "../../../support/read-xml.ts";
import { addTestGoods } from "../../../support/test-goods.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { addFirstOwner } from "../../../support/test-staff.ts";
import { openCatalogueModel } from "../../catalogue/catalogue.server.ts";
import { customerOf, type Visit } from "../../shop.ts";
import * as staff from "../feeds.contract.ts";
import { feedsApi, priceListApi, priceListFile, shopFeed } from "../feeds.server.ts";
import * as customer from "../price-list.contract.ts";
import { feedFile } from "./feed-file.ts";

const ORIGIN = "https://shop.example";
const terms = { percent: 30, rounding: "five" as const, prefersRecommended: false, onlyInStock: false, audiences: [] };

let shop: TestShop;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), "semyriad-feeds-"));
  shop = await openTestShop({ config: { dataDir } });
  await addTestGoods(shop, { idOf1c: "dress", name: "Сукня", price: 100_00, stock: 7, size: "46", retail: true });
  await addTestGoods(shop, { idOf1c: "socks", name: "Шкарпетки", price: 20_00, stock: 26, pack: 12 });
  await addTestGoods(shop, { idOf1c: "gone", name: "Плащ", price: 900_00, stock: 0, retail: true });
  await addPictures("dress", "gone");
  await openCatalogueModel(shop);
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function addPictures(...ids1c: string[]) {
  const products = await shop.db.read.selectFrom("product").select("id").where("id_1c", "in", ids1c).execute();
  await shop.db.read
    .insertInto("picture")
    .values(products.map(({ id }) => ({ product_id: id, position: 1, source: "drawn:dress", colour: "" })))
    .execute();
}

const reseller = async (): Promise<() => Visit> => {
  const someone = await addTestCustomer(shop);
  return () => testVisit(shop, { customer: someone });
};
const save = async (visit: Visit, more: Partial<typeof terms> = {}) =>
  (await callEndpoint(priceListApi, customer.savePriceList, visit, { ...terms, ...more })).body.priceList;
const own = async (visit: Visit) => (await callEndpoint(priceListApi, customer.getPriceList, visit, {})).body.priceList;
const fileOf = (token: string, format: "xlsx" | "csv" | "xml" = "xml") =>
  priceListFile(shop, { token, format, locale: "ua", origin: ORIGIN });
const read = async (file: { path: string } | undefined): Promise<string> => gunzipSync(await readFile(file?.path ?? "")).toString();
async function pricesOf(token: string): Promise<Record<string, unknown>> {
  const offers = findAll(readXml(await read(await fileOf(token))), "offer").map(textsOf);
  return Object.fromEntries(offers.map(({ name_ua, price, stock_quantity }) => [String(name_ua).split(",")[0], [price, stock_quantity]]));
}

test("a price list shows today's pieces in whole packs with the reseller's prices, to whoever has its link", async () => {
  const mine = await reseller();
  expect(await own(mine())).toBeNull();
  const list = await save(mine());
  expect(list).toEqual({ ...terms, token: expect.stringMatching(/^[\w-]{43}$/), readAt: null });
  expect(await pricesOf(list?.token ?? "")).toEqual({ Сукня: ["130", "7"], Шкарпетки: ["30", "24"], Плащ: ["1170", "0"] });
  expect(await own(mine())).toMatchObject({ readAt: shop.clock.now().toISOString() });
});

test("other terms take effect at the same link at once", async () => {
  const mine = await reseller();
  const list = await save(mine());
  await pricesOf(list?.token ?? "");
  expect(await save(mine(), { percent: 0, rounding: "nine" as never, onlyInStock: true })).toMatchObject({ token: list?.token });
  expect(await pricesOf(list?.token ?? "")).toEqual({ Сукня: ["109", "7"], Шкарпетки: ["29", "24"] });
  await save(mine(), { audiences: ["home"] as never });
  expect(await pricesOf(list?.token ?? "")).toEqual({});
});

test("who has the same terms shares a file, whoever asks meanwhile waits for it, and the table is one", async () => {
  const [one, other] = [await save((await reseller())(), { percent: 41 }), await save((await reseller())(), { percent: 41 })];
  const asked = [one, other, one, other].map((list) => fileOf(list?.token ?? "", "csv"));
  const paths = new Set((await Promise.all(asked)).map((file) => file?.path));
  expect(paths.size).toBe(1);
  const text = await read({ path: [...paths][0] ?? "" });
  expect(text.split("\r\n")).toHaveLength(5);
  expect(text).toContain(",100,145,");
});

test("S27 S51 a link that was replaced, closed, mistyped or is a blacklisted customer's is not there", async () => {
  const mine = await reseller();
  const before = await save(mine());
  const renewed = (await callEndpoint(priceListApi, customer.renewPriceListLink, mine(), {})).body.priceList;
  expect(renewed).toMatchObject({ ...terms, token: expect.not.stringMatching(before?.token ?? "") });
  expect(await fileOf(before?.token ?? "")).toBeUndefined();
  expect(await fileOf(renewed?.token ?? "")).toBeDefined();

  const { id } = customerOf(mine());
  await shop.db.read.updateTable("account").set({ blacklisted_at: shop.clock.now() }).where("id", "=", id).execute();
  expect(await fileOf(renewed?.token ?? "")).toBeUndefined();
  await shop.db.read.updateTable("account").set({ blacklisted_at: null }).where("id", "=", id).execute();
  expect(await fileOf(renewed?.token ?? "")).toBeDefined();

  await callEndpoint(priceListApi, customer.removePriceList, mine(), {});
  expect([await own(mine()), await fileOf(renewed?.token ?? ""), await fileOf("x".repeat(43))]).toEqual([null, undefined, undefined]);
});

test("without a price list there is no link to replace, and closing is no error", async () => {
  const mine = await reseller();
  expect((await callEndpoint(priceListApi, customer.renewPriceListLink, mine(), {})).body.priceList).toBeNull();
  expect((await callEndpoint(priceListApi, customer.removePriceList, mine(), {})).body.priceList).toBeNull();
});

test("a feed is there once staff have switched it on, and says what was left out of it", async () => {
  const manager = testVisit(shop, { staff: (await addFirstOwner(shop)).staff });
  const list = async () => (await callEndpoint(feedsApi, staff.listFeeds, manager, {})).body.data;
  expect(await shopFeed(shop, { name: "google", origin: ORIGIN })).toBeUndefined();
  await callEndpoint(feedsApi, staff.switchFeed, manager, { id: "google", isOn: true });
  const items = findAll(readXml(await read(await shopFeed(shop, { name: "google", origin: ORIGIN }))), "item").map(textsOf);
  expect(items.map((item) => [item["g:title"], item["g:price"], item["g:availability"]])).toEqual([
    ["Сукня, бордовий, 46", "100.00 UAH", "in_stock"],
    ["Плащ, бордовий, 46", "900.00 UAH", "out_of_stock"],
  ]);
  expect((await list())[0]).toMatchObject({
    id: "google",
    isOn: true,
    madeAt: shop.clock.now().toISOString(),
    offers: 2,
    leftOut: { byPack: 1, toOrder: 0, noPicture: 0, noAudience: 0 },
  });
  await callEndpoint(feedsApi, staff.switchFeed, manager, { id: "google", isOn: false });
  expect(await shopFeed(shop, { name: "google", origin: ORIGIN })).toBeUndefined();
  const audit = await shop.db.read.selectFrom("audit_entry").select(["action", "before", "after"]).where("entity", "=", "feed").execute();
  expect(audit.map(({ after }) => after)).toEqual([{ isOn: true }, { isOn: false }]);
});

test("a file is made once for all who ask, again after a quarter of an hour, and is gone a day after the last who asked", async () => {
  let made = 0;
  const ask = (name = "one.xml") =>
    feedFile(shop, { name, isPacked: false }, async function* () {
      made += 1;
      yield `file ${made}`;
    });
  const first = await Promise.all(Array.from({ length: 50 }, () => ask()));
  expect([made, new Set(first.map(({ etag }) => etag)).size, await readFile(first[0]?.path ?? "", "utf8")]).toEqual([1, 1, "file 1"]);
  shop.clock.advanceSeconds(14 * 60);
  expect((await ask()).etag).toBe(first[0]?.etag);
  shop.clock.advanceSeconds(2 * 60);
  expect([(await ask()).etag === first[0]?.etag, made]).toEqual([false, 2]);
  shop.clock.advanceSeconds(25 * 3_600);
  await ask("other.xml");
  expect(await readdir(path.join(dataDir, "feeds"))).toEqual(["other.xml"]);
});

test("the oldest files go when more than 1 GB of them stand there", async () => {
  const folder = path.join(dataDir, "feeds");
  for (const [at, name] of ["old.xml", "new.xml"].entries()) {
    await writeFile(path.join(folder, name), "");
    await truncate(path.join(folder, name), 700 * 1024 ** 2);
    await utimes(path.join(folder, name), shop.clock.now(), new Date(shop.clock.now().getTime() - 60_000 * (2 - at)));
  }
  await feedFile(shop, { name: "small.xml", isPacked: false }, async function* () {
    yield "small";
  });
  expect((await readdir(folder)).filter((name) => /^(old|new|small)/.test(name)).toSorted()).toEqual(["new.xml", "small.xml"]);
});

test("a making that fails leaves what is there, is told to who asked, and the next one begins anew", async () => {
  const ask = (make: () => AsyncGenerator<string>) => feedFile(shop, { name: "broken.xml", isPacked: true }, make);
  const failing = async function* () {
    yield "half";
    throw new Error("the database is away");
  };
  await expect(ask(failing)).rejects.toThrow("the database is away");
  expect((await readdir(path.join(dataDir, "feeds"))).filter((name) => name.startsWith("broken"))).toEqual([]);
  const whole = async function* () {
    yield "whole";
  };
  expect(await read(await ask(whole))).toBe("whole");
});

test("one file is made at a time, and beyond thirty that wait one is asked to come later", async () => {
  let [now, most] = [0, 0];
  const ask = (at: number) =>
    feedFile(shop, { name: `many-${at}.xml`, isPacked: false }, async function* () {
      most = Math.max(most, (now += 1));
      yield String(at);
      now -= 1;
    });
  const answers = await Promise.allSettled(Array.from({ length: 40 }, (_, at) => ask(at)));
  expect(most).toBe(1);
  const refused = answers
    .filter((one) => one.status === "rejected")
    .map(({ reason }) => reason as { status: number; retryAfterSeconds: number });
  expect(refused.length).toBe(10);
  expect(refused[0]).toMatchObject({ status: 503, retryAfterSeconds: 120 });
});
