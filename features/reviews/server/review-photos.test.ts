import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { addFirstOwner } from "../../../support/test-staff.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { makePictures, type Uploader } from "../../pictures/pictures.server.ts";
import type { Customer, StaffMember } from "../../shop.ts";
import * as contract from "../reviews.contract.ts";
import { forgetWaitingPhotos, reviewPhotoResponse, reviewsApi, staffReviewsApi } from "../reviews.server.ts";
import * as staffContract from "../staff-reviews.contract.ts";
import { idOf } from "../../../platform/ids.ts";
import { usualLimits } from "../../../platform/limits/limits.ts";

let shop: TestShop;
let staff: StaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  ({ staff } = await addFirstOwner(shop));
});
afterAll(() => shop.close());

const photoOf = async (format: "jpeg" | "png" | "webp", { width = 40, height = 30 } = {}) =>
  (
    await sharp({ create: { width, height, channels: 3, background: "#8C1250" } })
      .toFormat(format)
      .toBuffer()
  ).toString("base64");
const send = async (customer: Customer, photo: string) =>
  (await callEndpoint(reviewsApi, contract.addReviewPhoto, testVisit(shop, { customer }), { photo })).body.id;
const write = (customer: Customer, photos: string[]) =>
  callEndpoint(reviewsApi, contract.addReview, testVisit(shop, { customer }), { rating: 5, comment: "З фото", photos });
const seen = (id: string, seenBy: "anyone" | "staff") => reviewPhotoResponse(shop, { id, file: "large.jpg", seenBy });
const bytesOf = async (response: Response | undefined) => Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer());
async function decide(status: "published" | "refused") {
  const visit = testVisit(shop, { staff });
  const { body } = await callEndpoint(staffReviewsApi, staffContract.listStaffReviews, visit, {});
  const { id = idOf<"review">(0), version = 0 } = body.data[0] ?? {};
  await callEndpoint(staffReviewsApi, staffContract.decideReview, visit, { id, version, status, reason: "Чужі обличчя", reply: "" });
}

test.each(["jpeg", "png", "webp"] as const)(
  "a photo in %s is written anew as JPEG and seen by staff alone until published",
  async (format) => {
    const author = await addTestCustomer(shop);
    const id = await send(author, await photoOf(format));
    await write(author, [id]);
    expect(await seen(id, "anyone")).toBeUndefined();
    expect((await seen(id, "staff"))?.headers.get("cache-control")).toBe("private, no-store");
    await decide("published");
    expect((await sharp(await bytesOf(await seen(id, "anyone"))).metadata()).format).toBe("jpeg");
    const { body } = await callEndpoint(reviewsApi, contract.getReviews, testVisit(shop), {});
    expect(body.data[0]?.photos).toEqual([`/pictures/reviews/${id}`]);
    await decide("refused");
    expect(await seen(id, "anyone")).toBeUndefined();
  },
);

test("S44 a photo leaves its metadata behind", async () => {
  const tagged = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } })
    .withExif({ IFD0: { Copyright: "Хмельницький, вул. Складська, 7" } })
    .jpeg()
    .toBuffer();
  expect((await sharp(tagged).metadata()).exif).toBeDefined();
  const id = await send(await addTestCustomer(shop), tagged.toString("base64"));
  expect((await sharp(await bytesOf(await seen(id, "staff"))).metadata()).exif).toBeUndefined();
});

test.each([
  ["an SVG", async () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>").toString("base64")],
  ["half of a JPEG", async () => (await photoOf("jpeg", { width: 900, height: 900 })).slice(0, 2_000)],
  ["a bomb of 49 megapixels", () => photoOf("png", { width: 7_000, height: 7_000 })],
  ["no base64", async () => "ні"],
])("S44 %s is refused", async (_, made) => {
  const photo = await made();
  await expect(send(await addTestCustomer(shop), photo)).rejects.toMatchObject({ status: 422, errors: { photo: ["reviews.photoError"] } });
});

test("a photo of somebody else, or one sent already, sends no review", async () => {
  const [author, other] = [await addTestCustomer(shop), await addTestCustomer(shop)];
  const refused = { status: 422, errors: { photos: ["reviews.photoOver"] } };
  await expect(write(author, [await send(other, await photoOf("jpeg"))])).rejects.toMatchObject(refused);
  const own = await send(author, await photoOf("jpeg"));
  await write(author, [own]);
  await decide("published");
  await expect(write(author, [own])).rejects.toMatchObject(refused);
  const mine = await shop.db.read.selectFrom("review").select("id").where("account_id", "=", author.id).execute();
  expect(mine).toHaveLength(1);
});

test("a review sent again with its photos is taken once; with another photo, which would be lost, it is refused", async () => {
  const author = await addTestCustomer(shop);
  const own = await send(author, await photoOf("jpeg"));
  await write(author, [own]);
  await write(author, [own]);
  const more = await send(author, await photoOf("png"));
  await expect(write(author, [own, more])).rejects.toMatchObject({ status: 409 });
  await decide("published");
});

test("a photo whose review was not sent is forgotten after a day, the others stay", async () => {
  const author = await addTestCustomer(shop);
  const [lost, kept] = [await send(author, await photoOf("jpeg")), await send(author, await photoOf("jpeg"))];
  await write(author, [kept]);
  shop.clock.advanceSeconds(86_400 + 1);
  await forgetWaitingPhotos(shop);
  expect([await seen(lost, "staff"), (await seen(kept, "staff"))?.status]).toEqual([undefined, 200]);
});

test("S33 fifty photos a day, eight of everybody's wait to be decoded, the next is told to come again", async () => {
  const strict = { ...shop, config: { ...shop.config, limits: usualLimits } };
  const customer = await addTestCustomer(shop);
  const visit = { ...testVisit(shop, { customer }), shop: strict };
  const small = await photoOf("jpeg");
  const once = () => callEndpoint(reviewsApi, contract.addReviewPhoto, visit, { photo: small });
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
  const others = Array.from({ length: shop.config.picturesAtOnce + 8 }, () =>
    makePictures(shop, () => gate, { by: { person: `account ${customer.id}` } }),
  );
  await expect(once()).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 });
  openGate();
  await Promise.all(others);
  const broken = { photo: Buffer.from("\xff\xd8\xff", "latin1").toString("base64") };
  const fault = { status: 422 };
  for (let turn = 1; turn < 50; turn += 1)
    await expect(callEndpoint(reviewsApi, contract.addReviewPhoto, visit, broken)).rejects.toMatchObject(fault);
  await expect(once()).rejects.toMatchObject({ status: 429 });
});

test("S59 neither one customer nor a crowd of strangers keeps another customer's photo out of the line", async () => {
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
  const refused = { strangers: 0, one: 0 };
  const ask = (who: keyof typeof refused, by: Uploader) => makePictures(shop, () => gate, { by }).catch(() => (refused[who] += 1));
  const customer = await addTestCustomer(shop);
  const photo = await photoOf("jpeg");
  const crowd = Array.from({ length: 60 }, (_, at) => ask("strangers", { network: `203.0.113.${at}` }));
  const one = Array.from({ length: 20 }, () => ask("one", { person: "account 0" }));
  const sent = send(customer, photo);
  await expect.poll(() => refused).toEqual({ strangers: 60 - shop.config.picturesAtOnce - 40, one: 20 - 7 });
  openGate();
  expect((await seen(await sent, "staff"))?.status).toBe(200);
  await Promise.all([...crowd, ...one]);
});

test("S45 no other name is looked for", async () => {
  for (const id of ["..", "../../secret", randomUUID().toUpperCase()]) expect(await seen(id, "staff")).toBeUndefined();
  expect(await reviewPhotoResponse(shop, { id: randomUUID(), file: "../large.jpg", seenBy: "staff" })).toBeUndefined();
});
