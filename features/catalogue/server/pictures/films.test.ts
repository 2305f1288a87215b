import { afterAll, beforeAll, expect, test } from "vitest";
import { addTestGoods } from "../../../../support/test-goods.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { filmResponse, openCatalogueModel, pictureResponse, viewProduct } from "../../catalogue.server.ts";
import { idOf } from "../../../../platform/ids.ts";

let shop: TestShop;
let picture = idOf<"picture">(0);
let film = idOf<"picture">(0);
let lost = idOf<"picture">(0);

beforeAll(async () => {
  shop = await openTestShop();
  const withFilm = await addTestGoods(shop, { idOf1c: "filmed" });
  const flagOnly = await addTestGoods(shop, { idOf1c: "flag-only" });
  const mixedCase = await addTestGoods(shop, { idOf1c: "mixed-case" });
  await shop.integrations.files.write("import_files/ab/dress.MP4", new Uint8Array(100));
  await shop.db.write(async (tx) => {
    await tx.updateTable("product").set({ has_video: true }).execute();
    const rows = [
      { product_id: withFilm.productId, position: 0, source: "import_files/ab/dress.jpg" },
      { product_id: withFilm.productId, position: 1, source: "import_files/ab/dress.MP4" },
      { product_id: withFilm.productId, position: 2, source: "import_files/ab/never-came.webm" },
      { product_id: flagOnly.productId, position: 0, source: "import_files/ab/webm.jpg" },
      { product_id: mixedCase.productId, position: 0, source: "import_files/ab/Walk.WebM" },
    ];
    [picture = idOf<"picture">(0), film = idOf<"picture">(0), lost = idOf<"picture">(0)] = (
      await tx.insertInto("picture").values(rows).returning("id").execute()
    ).map(({ id }) => id);
  });
  await openCatalogueModel(shop);
});
afterAll(() => shop.close());

const view = (id: string) => viewProduct(testVisit(shop), id);

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

test("a picture is no film, and neither is one that never came or that nobody knows", async () => {
  for (const id of [picture, lost, idOf<"picture">(999_999)]) {
    expect(await filmResponse(shop, id, new Request(`http://localhost/videos/${id}`))).toBeUndefined();
  }
});
