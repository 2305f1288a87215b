import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { usualLimits } from "../../../../platform/limits/limits.ts";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { changesHeard } from "../../../../support/changes.ts";
import { addFirstOwner } from "../../../../support/test-staff.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { uploadedPicture } from "../../../pictures/pictures.server.ts";
import type { StaffMember } from "../../../shop.ts";
import { addContentPicture } from "../../staff/content-pictures.contract.ts";
import * as contract from "../../staff/staff-content.contract.ts";
import { contentPictureResponse, forgetContentPictures, staffContentApi, viewBanners, viewStories } from "../../content.server.ts";

let shop: TestShop;
let staff: StaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  ({ staff } = await addFirstOwner(shop));
});
afterAll(() => shop.close());

const visit = () => testVisit(shop, { staff });
const call = async <E extends Parameters<typeof callEndpoint>[1]>(endpoint: E, input: object) =>
  (await callEndpoint(staffContentApi, endpoint, visit(), input as never)).body;
const plain = (width: number, height = width) => sharp({ create: { width, height, channels: 3, background: "#8C1250" } });
const send = async (bytes: Buffer) => (await call(addContentPicture, { picture: bytes.toString("base64") })).id;
const aPicture = async () => send(await plain(60).jpeg().toBuffer());
const seen = (name: string, seenBy: "anyone" | "staff" = "anyone") => contentPictureResponse(shop, { name, file: "240.jpg", seenBy });
const kept = async (id: string) => Buffer.from((await shop.integrations.files.read(uploadedPicture(id))) ?? []);

const words = { titleUk: "Теплий ряд", titleRu: "Тёплый ряд", textUk: "Светри", textRu: "Свитера" };
const button = { buttonUk: "До светрів", buttonRu: "К свитерам", link: "/new-items", tint: 5 };
const alt = { altUk: "Двоє на терасі", altRu: "Двое на террасе" };
const times = { position: 1, visible: true, shownFrom: null, shownUntil: null };
const promotion = (more: object) => ({ place: "tile", goods: "", ...words, ...button, ...alt, ...times, ...more });
const { titleUk, titleRu } = words;
const story = (more: object) => ({ titleUk, titleRu, tint: 2, picture: "", ...times, ...more });
const addPromotion = (more: object) => call(contract.addPromotion, { slug: randomUUID(), ...promotion(more) });

test("a picture is seen by staff at once, by everyone while its promotion is shown, in the page's language", async () => {
  const picture = await aPicture();
  expect([(await seen(picture, "staff"))?.headers.get("cache-control"), await seen(picture)]).toEqual(["private, no-store", undefined]);
  const { id, version } = await addPromotion({ picture });
  await changesHeard(shop);
  const [banner] = await viewBanners(testVisit(shop, { locale: "ru" }));
  expect(banner).toMatchObject({ picture: `/pictures/content/${picture}`, alt: alt.altRu });
  const response = await seen(picture);
  expect((await sharp(await response?.arrayBuffer()).metadata()).width).toBe(240);
  await call(contract.changePromotion, { id, version, ...promotion({ picture, visible: false }) });
  await changesHeard(shop);
  expect([await seen(picture), (await seen(picture, "staff"))?.status]).toEqual([undefined, 200]);
  await call(contract.removePromotion, { id, version: version + 1 });
});

test("a story has a round picture, or that of its first slide, and says of each slide's what it shows", async () => {
  const [round, picture] = [await aPicture(), await aPicture()];
  const slides = [{ ...words, ...button, ...alt, picture }];
  const { id, version } = await call(contract.addStory, story({ slides }));
  const shown = async () => {
    await changesHeard(shop);
    const [first] = await viewStories(testVisit(shop));
    return [first?.picture, first?.slides[0]?.picture, first?.slides[0]?.alt];
  };
  const [ofSlide, ofStory] = [`/pictures/content/${picture}`, `/pictures/content/${round}`];
  expect(await shown()).toEqual([ofSlide, ofSlide, alt.altUk]);
  await call(contract.changeStory, { id, version, ...story({ picture: round, slides }) });
  expect(await shown()).toEqual([ofStory, ofSlide, alt.altUk]);
  await call(contract.changeStory, { id, version: version + 1, ...story({ slides: [{ ...slides[0], picture: "" }] }) });
  expect(await shown()).toEqual([null, null, ""]);
  expect([await seen(round), await seen(picture)]).toEqual([undefined, undefined]);
  await call(contract.removeStory, { id, version: version + 2 });
});

test("what is wrong with a picture is said at its field", async () => {
  const picture = await aPicture();
  const slides = (more: object) => story({ slides: [{ ...words, ...button, ...alt, picture, ...more }] });
  const refused = (field: string, error: string) => ({ status: 422, errors: { [field]: [error] } });
  for (const [input, field, error] of [
    [{ picture: randomUUID() }, "picture", "content.pictureGone"],
    [{ picture, altRu: " " }, "altRu", "form.required"],
  ] as const)
    await expect(addPromotion(input)).rejects.toMatchObject(refused(field, error));
  for (const [input, field, error] of [
    [slides({ picture: randomUUID() }), "slides.0.picture", "content.pictureGone"],
    [slides({ altUk: "" }), "slides.0.altUk", "form.required"],
    [{ ...slides({}), picture: randomUUID() }, "picture", "content.pictureGone"],
  ] as const)
    await expect(call(contract.addStory, input)).rejects.toMatchObject(refused(field, error));
  for (const odd of ["chat-photos/aa/x.jpg", "../secret", `${picture}/..`, "https://evil.example/a.jpg"])
    expect(contract.promotionInput.safeParse(promotion({ picture: odd })).error?.issues[0]?.path).toEqual(["picture"]);
});

test.each(["jpeg", "png", "webp"] as const)("S44 a picture in %s is written anew as JPEG of 2400 pixels at most", async (format) => {
  const id = await send(
    await plain(3_000, 1_500)
      .withExif({ IFD0: { Artist: "ТАЄМНЕ" } })
      .toFormat(format)
      .toBuffer(),
  );
  const { width, height, exif, format: written } = await sharp(await kept(id)).metadata();
  expect({ width, height, exif, written }).toEqual({ width: 2_400, height: 1_200, exif: undefined, written: "jpeg" });
});

const jpeg = (side = 900) => plain(side).jpeg().toBuffer();
test.each([
  ["an SVG", async () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>")],
  ["a GIF", () => plain(20).gif().toBuffer()],
  ["half of a JPEG", async () => (await jpeg()).subarray(0, 2_000)],
  ["a bomb of 49 megapixels", () => plain(7_000).png().toBuffer()],
  ["a page that begins like a JPEG", async () => Buffer.from("\xff\xd8\xff<script>alert(1)</script>", "latin1")],
  ["an SVG that begins like a WebP", async () => Buffer.from("RIFF\0\0\0\0WEBP<svg onload='alert(1)'/>", "latin1")],
])("S44 %s is refused", async (_, made) => {
  await expect(send(await made())).rejects.toMatchObject({ status: 422, errors: { picture: ["content.pictureError"] } });
});

test("S44 what hides behind a picture is not kept, and one above 10 MB is not read", async () => {
  const id = await send(Buffer.concat([await jpeg(60), Buffer.from("PK\u0003\u0004<script>alert(1)</script>")]));
  expect((await kept(id)).includes("<script>")).toBe(false);
  const of = (bytes: number) => addContentPicture.input.safeParse({ picture: Buffer.alloc(bytes).toString("base64") }).success;
  expect([of(10_485_760), of(10_485_764)]).toEqual([true, false]);
});

test("S45 no part of an address becomes a path", async () => {
  for (const name of ["..", "../../secret", "a/b", "A", ""]) expect(await seen(name, "staff")).toBeUndefined();
  const picture = await aPicture();
  for (const file of ["../240.jpg", "241.jpg", "240.svg"])
    expect(await contentPictureResponse(shop, { name: picture, file, seenBy: "staff" })).toBeUndefined();
});

test("a picture that was replaced, removed, or never saved is forgotten after a day; the others stay", async () => {
  const [round, ofSlide, first, second, unsaved] = [
    await aPicture(),
    await aPicture(),
    await aPicture(),
    await aPicture(),
    await aPicture(),
  ];
  const written = await call(contract.addStory, story({ picture: round, slides: [{ ...words, ...button, ...alt, picture: ofSlide }] }));
  const { id, version } = await addPromotion({ picture: first });
  await call(contract.changePromotion, { id, version, ...promotion({ picture: second }) });
  const left = async () => {
    await forgetContentPictures(shop);
    const files = await Promise.all([round, ofSlide, first, second, unsaved].map(kept));
    return files.map(({ length }) => length > 0);
  };
  expect(await left()).toEqual([true, true, true, true, true]);
  shop.clock.advanceSeconds(86_400 + 1);
  expect(await left()).toEqual([true, true, false, true, false]);
  await call(contract.removePromotion, { id, version: version + 1 });
  await call(contract.removeStory, { id: written.id, version: written.version });
  expect(await left()).toEqual([false, false, false, false, false]);
  await expect(addPromotion({ picture: second })).rejects.toMatchObject({ status: 422 });
});

test("S33 two hundred pictures a day of one member of the staff", async () => {
  const strict = { ...visit(), shop: { ...shop, config: { ...shop.config, limits: usualLimits } } };
  const once = () => callEndpoint(staffContentApi, addContentPicture, strict, { picture: "ні" });
  for (let turn = 0; turn < 200; turn += 1) await expect(once()).rejects.toMatchObject({ status: 422 });
  await expect(once()).rejects.toMatchObject({ status: 429 });
});
