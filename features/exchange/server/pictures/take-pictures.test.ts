import { changesHeard } from "../../../../support/changes.ts";
import { randomBytes } from "node:crypto";
import { mkdtemp, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commerceMl, catalogueOf, offersXml, productXml, writeTestExport } from "../../../../support/commerceml-files.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { zipOf } from "../../../../support/test-workbook.ts";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { cartApi } from "../../../cart/cart.server.ts";
import { getProduct } from "../../../catalogue/catalogue.contract.ts";
import { openCatalogueModel, pictureResponse } from "../../../catalogue/catalogue.server.ts";
import { reasonText } from "../../reasons.messages.ts";
import { importFiles } from "../import-files.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ config: { dataDir: await mkdtemp(path.join(os.tmpdir(), "semyriad-pictures-")) } });
  await openCatalogueModel(shop);
});
afterAll(() => shop.close());

const drawn = (background: string, width = 300) =>
  sharp({ create: { width, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();
const xml = (id: string, ...pictures: string[]) =>
  commerceMl(catalogueOf(productXml(id, { inside: pictures.map((one) => `<Картинка>${one}</Картинка>`).join("") })) + offersXml({ id }));

async function run(files: Record<string, string | Uint8Array>) {
  const report = await importFiles(shop, { paths: [await writeTestExport(files)] });
  await changesHeard(shop);
  return { ...report.pictures, counts: report.counts };
}
const imagesOf = async (id: string) => (await callEndpoint(cartApi, getProduct, testVisit(shop), { id })).body.images.map(({ src }) => src);
const served = async (src: string, width = 480) => {
  const response = await pictureResponse(shop, `${src}/${width}.jpg`);
  if (!response) return undefined;
  const { dominant } = await sharp(Buffer.from(await response.arrayBuffer())).stats();
  return { colour: dominant, cache: response.headers.get("cache-control") ?? "" };
};
const isRed = (colour: { r: number; g: number; b: number } | undefined) => colour !== undefined && colour.r > 180 && colour.g < 60;

test("pictures are found at any depth, by either slash and in any case", async () => {
  const red = await drawn("#d01010");
  const report = await run({
    "goods/import.xml": xml("deep", "import_files\\AB\\ab12.jpg", "import_files/cd/cd1.JPG", "webdata/x.png", "photo/side.jpg"),
    "year/2026/photo/side.jpg": red,
    "goods/webdata/import_files/ab/ab12.JPG": red,
    "photos/import_files/cd/cd1.jpg": red,
    "goods/webdata/x.png": await sharp(red).png().toBuffer(),
    "goods/nobody.jpg": red,
  });
  expect(report).toMatchObject({ taken: 4, known: 0, refused: [], unnamed: ["goods/nobody.jpg"], missing: { count: 0 } });
  expect(report.counts).toEqual(
    expect.arrayContaining([
      { kind: "taken", name: "Файл картинки", count: 4 },
      { kind: "ignored", name: "Файл картинки, якої не називає жоден товар", count: 1 },
    ]),
  );
  for (const src of await imagesOf("deep")) expect(isRed((await served(src))?.colour)).toBe(true);
});

test("a picture that arrives takes the place of its placeholder at once, in every width, under an address nobody has kept", async () => {
  expect((await run({ "import.xml": xml("late", "import_files/late.jpg") })).missing).toEqual({
    count: 1,
    first: [{ id1c: "late", source: "import_files/late.jpg" }],
  });
  const [before = ""] = await imagesOf("late");
  const placeholder = await served(before);
  expect(placeholder?.cache).toBe("public, max-age=60");
  expect(isRed((await served(before, 240))?.colour)).toBe(false);
  expect(await run({ "import_files/late.jpg": await drawn("#d01010") })).toMatchObject({ taken: 1, missing: { count: 0 } });
  const [after = ""] = await imagesOf("late");
  expect(after).not.toBe(before);
  expect((await served(after))?.cache).toContain("immutable");
  for (const width of [240, 480, 1080]) expect(isRed((await served(after, width))?.colour)).toBe(true);
});

test("the same name with other content is shown anew, the same content changes nothing", async () => {
  await run({ "import.xml": xml("again", "a/again.jpg"), "a/again.jpg": await drawn("#1010d0") });
  const [blue = ""] = await imagesOf("again");
  expect(isRed((await served(blue))?.colour)).toBe(false);
  expect(await run({ "a/again.jpg": await drawn("#1010d0") })).toMatchObject({ taken: 0, known: 1 });
  expect(await imagesOf("again")).toEqual([blue]);
  await run({ "a/again.jpg": await drawn("#d01010") });
  const [red = ""] = await imagesOf("again");
  expect(isRed((await served(red))?.colour)).toBe(true);
});

test("S44 what is no picture, is cut off or too large is refused by its content and named", async () => {
  const jpeg = await drawn("#d01010", 2_000);
  const report = await run({
    "import.xml": xml("bad", "b/html.jpg", "b/cut.jpg", "b/heavy.jpg", "b/wide.png"),
    "b/html.jpg": "<html>",
    "b/cut.jpg": jpeg.subarray(0, jpeg.length / 2),
    "b/heavy.jpg": Buffer.concat([jpeg, randomBytes(10 * 1_048_576)]),
    "b/wide.png": await sharp({ create: { width: 20_000, height: 2_100, channels: 3, background: "#fff" } })
      .png()
      .toBuffer(),
  });
  expect(report.refused.map(({ path: name, id1c, fault }) => `${name} ${id1c} ${fault}`)).toEqual([
    "b/cut.jpg bad brokenPicture",
    "b/heavy.jpg bad tooHeavy",
    "b/html.jpg bad notPicture",
    "b/wide.png bad tooManyPixels",
  ]);
  expect(report).toMatchObject({ taken: 0, missing: { count: 4 } });
});

/** The beginning of a photo as telephones write it: the box of its brands, and that of what follows. */
const heic = (major: string, ...brands: string[]) => {
  const names = Buffer.from(`ftyp${major}\0\0\0\0${brands.join("")}`, "latin1");
  const length = Buffer.alloc(4);
  length.writeUInt32BE(names.length + 4);
  return Buffer.concat([length, names, Buffer.from("0000016c6d657461000000000000002168646c72", "hex"), randomBytes(2_000)]);
};

test("HEIC of a telephone is named with what to do about it, whatever the file is called, and counted", async () => {
  const folder = await writeTestExport({
    "import.xml": xml("heic", "h/IMG_1.HEIC", "h/IMG_2.jpg", "h/avif.jpg"),
    "h/IMG_1.HEIC": heic("heic", "mif1", "MiHE", "heic"),
    "h/IMG_2.jpg": heic("mif1", "mif1", "heic"),
    "h/avif.jpg": await sharp(await drawn("#d01010"))
      .avif()
      .toBuffer(),
  });
  const report = await importFiles(shop, { paths: [folder] });
  expect(report.pictures.refused.map(({ path: name, fault }) => `${name} ${fault}`)).toEqual([
    "h/IMG_1.HEIC heic",
    "h/IMG_2.jpg heic",
    "h/avif.jpg notPicture",
  ]);
  expect(report.counts).toContainEqual({ kind: "ignored", name: "Файл картинки, якого не взято", count: 3 });
  const [line] = report.refused.filter(({ said }) => said === "h/IMG_1.HEIC").map(({ reason, said }) => reasonText("uk", reason, { said }));
  expect(line).toBe("HEIC (знімок з iPhone) не читається ні магазином, ні браузерами: збережіть як JPEG і вивантажте ще раз: h/IMG_1.HEIC");
});

test("an archive is an export like any other", async () => {
  const parts = { "import.xml": Buffer.from(xml("zipped", "import_files/z.jpg")), "import_files\\z.jpg": await drawn("#d01010") };
  expect(await run({ "v8_1.zip": zipOf(Object.entries(parts).map(([name, bytes]) => ({ name, bytes }))) })).toMatchObject({ taken: 1 });
  const [src = ""] = await imagesOf("zipped");
  expect(isRed((await served(src))?.colour)).toBe(true);
});

test("S46 an archive that names something outside changes nothing", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "semyriad-hostile-"));
  const hostile = zipOf([
    { name: "import.xml", bytes: Buffer.from(xml("hostile")) },
    { name: "../../outside.jpg", bytes: await drawn("#d01010") },
  ]);
  await writeFile(path.join(folder, "export.zip"), hostile);
  await expect(importFiles(shop, { paths: [folder] })).rejects.toMatchObject({ reason: "archiveUnsafe" });
  expect(await shop.db.read.selectFrom("product").select("id").where("id_1c", "=", "hostile").execute()).toEqual([]);
});
