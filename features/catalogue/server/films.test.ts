import { afterAll, beforeAll, expect, test } from "vitest";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { addTestGoods } from "../../../support/test-goods.ts";
import { openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { getProduct } from "../catalogue.contract.ts";
import { catalogueApi, filmResponse, openCatalogueModel, pictureResponse } from "../catalogue.server.ts";

const FILM = Uint8Array.from({ length: 100 }, (_, at) => at);
let shop: TestShop;
let picture = 0;
let film = 0;
let lost = 0;

beforeAll(async () => {
  shop = await openTestShop();
  const withFilm = await addTestGoods(shop, { idOf1c: "filmed" });
  const flagOnly = await addTestGoods(shop, { idOf1c: "flag-only" });
  const mixedCase = await addTestGoods(shop, { idOf1c: "mixed-case" });
  await shop.integrations.files.write("import_files/ab/dress.MP4", FILM);
  await shop.db.write(async (tx) => {
    await tx.updateTable("product").set({ has_video: true }).execute();
    const rows = [
      { product_id: withFilm.productId, position: 0, source: "import_files/ab/dress.jpg" },
      { product_id: withFilm.productId, position: 1, source: "import_files/ab/dress.MP4" },
      { product_id: withFilm.productId, position: 2, source: "import_files/ab/never-came.webm" },
      { product_id: flagOnly.productId, position: 0, source: "import_files/ab/webm.jpg" },
      { product_id: mixedCase.productId, position: 0, source: "import_files/ab/Walk.WebM" },
    ];
    [picture = 0, film = 0, lost = 0] = (await tx.insertInto("picture").values(rows).returning("id").execute()).map(({ id }) => id);
  });
  await openCatalogueModel(shop);
});
afterAll(() => shop.close());

const view = async (id: string) => (await callEndpoint(catalogueApi, getProduct, testVisit(shop), { id })).body;
const ask = async (id: number, range?: string) => {
  const response = await filmResponse(shop, id, range);
  return (
    response && {
      status: response.status,
      range: response.headers.get("content-range"),
      bytes: [...new Uint8Array(await response.arrayBuffer())],
    }
  );
};

test("a film among the pictures of a product is its video, and never one of its pictures", async () => {
  const { images, video, badges } = await view("filmed");
  expect(images.map(({ src }) => src)).toEqual([`/pictures/${picture}`]);
  expect(video).toEqual({ src: `/videos/${film}`, type: "video/mp4" });
  expect(badges).toContain("video");
  expect(await pictureResponse(shop, `/pictures/${film}/240.webp`)).toBeUndefined();
});

test("a product that 1C calls filmed but that has no film does not promise one", async () => {
  const { video, badges } = await view("flag-only");
  expect(video).toBeNull();
  expect(badges).not.toContain("video");
});

test("a file's name makes a film however it is written, on the page and in what listings know", async () => {
  const { images, video, badges } = await view("mixed-case");
  expect({ images, video }).toMatchObject({ images: [], video: { type: "video/webm" } });
  expect(badges).toContain("video");
});

test.each([
  [undefined, 200, null, 0, 99],
  ["bytes=0-", 206, "bytes 0-99/100", 0, 99],
  ["bytes=10-19", 206, "bytes 10-19/100", 10, 19],
  ["bytes=90-500", 206, "bytes 90-99/100", 90, 99],
  ["bytes=-5", 206, "bytes 95-99/100", 95, 99],
  ["bytes=-500", 206, "bytes 0-99/100", 0, 99],
  ["bytes=0-1,5-6", 200, null, 0, 99],
  ["lines=1-2", 200, null, 0, 99],
] as const)("asked for %s a player gets what it asked for", async (range, status, answered, from, to) => {
  expect(await ask(film, range)).toEqual({ status, range: answered, bytes: [...FILM.subarray(from, to + 1)] });
});

test.each(["bytes=100-", "bytes=20-10", "bytes=-0"])("%s is beyond the film", async (range) => {
  expect(await ask(film, range)).toEqual({ status: 416, range: "bytes */100", bytes: [] });
});

test("a picture is no film, and neither is one that never came or that nobody knows", async () => {
  for (const id of [picture, lost, 999_999]) expect(await ask(id)).toBeUndefined();
});
