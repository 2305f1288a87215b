import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addTestGoods } from "../../../../support/test-goods.ts";
import { openTestShop, type TestShop } from "../../../../support/test-shop.ts";
import { makeWishedPictures, openPictures, wishCount } from "../../../pictures/pictures.server.ts";
import { pictureResponse } from "../../catalogue.server.ts";

let shop: TestShop;
let dataDir: string;
let pictures = 0;
let drawn = 0;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), "semyriad-pictures-"));
  shop = await openTestShop({ config: { dataDir } });
  const draw = () => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><circle cx="2" cy="2" r="${1 + drawn++ / 100}"/></svg>`;
  openPictures(shop, { draw });
});
afterAll(async () => {
  await shop.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function addPicture(): Promise<string> {
  const { productId } = await addTestGoods(shop);
  const source = `import_files/demo/${(pictures += 1)}.svg`;
  const row = { product_id: productId, source, position: 0 };
  const { id } = await shop.db.write((tx) => tx.insertInto("picture").values(row).returning("id").executeTakeFirstOrThrow());
  return `/pictures/${id}`;
}

const browser = { accept: "image/avif,image/webp,image/apng,*/*;q=0.8" };
/** The format found in the bytes, beside what the headers say. */
async function seen(address: string, accept?: string) {
  const response = await pictureResponse(shop, address, accept === undefined ? {} : { accept });
  const { format } = await sharp(await response?.arrayBuffer()).metadata();
  const { headers } = response ?? { headers: new Headers() };
  const inside = format === "heif" ? "image/avif" : `image/${format}`;
  expect(headers.get("content-type")).toBe(inside);
  return { type: inside, cached: headers.get("cache-control"), vary: headers.get("vary") };
}
const year = "public, max-age=31536000, immutable";
const makeAll = () => makeWishedPictures(shop, () => true);

test("AVIF is made when there is time, and from then on given to whoever takes it", async () => {
  const picture = await addPicture();
  expect(await seen(`${picture}/240.webp`, browser.accept)).toEqual({ type: "image/webp", cached: year, vary: "Accept" });
  expect(await seen(`${picture}/240.avif`)).toEqual({ type: "image/webp", cached: "public, max-age=60", vary: null });
  expect(wishCount(shop)).toBe(1);
  expect(await makeAll()).toBe(1);
  expect(await seen(`${picture}/240.webp`, browser.accept)).toEqual({ type: "image/avif", cached: year, vary: "Accept" });
  expect(await seen(`${picture}/240.webp`, "image/webp,*/*")).toEqual({ type: "image/webp", cached: year, vary: "Accept" });
  expect(await seen(`${picture}/240.avif`)).toEqual({ type: "image/avif", cached: year, vary: null });
  expect(await seen(`${picture}/240.jpg`, browser.accept)).toEqual({ type: "image/jpeg", cached: year, vary: null });
  expect(wishCount(shop)).toBe(0);
});

test("a busy shop makes none; what is there is not made again", async () => {
  const picture = await addPicture();
  await seen(`${picture}/240.webp`, browser.accept);
  expect(await makeWishedPictures(shop, () => false)).toBe(0);
  expect(wishCount(shop)).toBe(1);
  await makeAll();
  const before = drawn;
  await seen(`${picture}/240.webp`, browser.accept);
  await seen(`${picture}/240.webp`);
  expect(await makeAll()).toBe(0);
  expect(drawn).toBe(before);
});

test("the hanger stands in for a minute in both formats and nothing is wished for it", async () => {
  const { productId } = await addTestGoods(shop);
  const row = { product_id: productId, source: "never-came.jpg", position: 0 };
  const { id } = await shop.db.write((tx) => tx.insertInto("picture").values(row).returning("id").executeTakeFirstOrThrow());
  expect(await seen(`/pictures/${id}/240.webp`, browser.accept)).toMatchObject({ type: "image/webp", cached: "public, max-age=60" });
  expect(await seen(`/pictures/${id}/240.avif`)).toMatchObject({ type: "image/webp", cached: "public, max-age=60" });
  await makeAll();
  expect(await seen(`/pictures/${id}/240.webp`, browser.accept)).toMatchObject({ type: "image/webp", cached: "public, max-age=60" });
});
