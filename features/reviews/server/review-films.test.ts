import type { ChildProcess } from "node:child_process";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { mkdtempSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeFilm } from "../../../platform/films/make-film.ts";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { sendUpload } from "../../../support/send-upload.ts";
import { addFirstOwner } from "../../../support/test-staff.ts";
import { uploadedFile } from "../../uploads/uploads.server.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import type { Customer, StaffMember } from "../../shop.ts";
import * as contract from "../reviews.contract.ts";
import { FILM_LIMITS } from "../reviews.rules.ts";
import { forgetWaitingFilms, reviewFilmResponse, reviewsApi, staffReviewsApi } from "../reviews.server.ts";
import * as staffContract from "../staff-reviews.contract.ts";

let shop: TestShop;
let staff: StaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  ({ staff } = await addFirstOwner(shop));
});
afterAll(() => shop.close());

const fixture = (name: string) => readFile(path.join(import.meta.dirname, "../../../support/films", name));
const demo = () => readFile(path.join(import.meta.dirname, "../../../db/seed/videos/dress.webm"));
const upload = (customer: Customer, bytes: Buffer, name: string) =>
  sendUpload(testVisit(shop, { customer }), { purpose: "review_film", name, bytes });
const make = async (customer: Customer, id: string) =>
  (await callEndpoint(reviewsApi, contract.addReviewFilm, testVisit(shop, { customer }), { id })).body.seconds;
const write = (customer: Customer, film: { id: string; poster?: string }) =>
  callEndpoint(reviewsApi, contract.addReview, testVisit(shop, { customer }), { rating: 5, comment: "З відео", film });
const seen = async (id: string, seenBy: "anyone" | "staff", headers = {}) =>
  reviewFilmResponse(shop, { id, request: new Request("http://shop/film", { headers }), seenBy });
async function decide(status: "published" | "refused") {
  const visit = testVisit(shop, { staff });
  const { id, version } = (await callEndpoint(staffReviewsApi, staffContract.listStaffReviews, visit, {})).body.data[0] ?? {};
  if (id === undefined || version === undefined) throw new Error("no review waits");
  await callEndpoint(staffReviewsApi, staffContract.decideReview, visit, { id, version, status, reason: "Чуже обличчя", reply: "" });
}

test("a phone's film is written anew without the place it was taken at, and seen by staff alone until published", async () => {
  const author = await addTestCustomer(shop);
  const taken = await fixture("phone.mov");
  expect(taken.includes("+50.4501")).toBe(true);
  const id = await upload(author, taken, "IMG_0042.MOV");
  expect(await make(author, id)).toBe(2);
  await write(author, { id });
  expect(await seen(id, "anyone")).toBeUndefined();
  expect((await seen(id, "staff"))?.headers.get("cache-control")).toBe("private, no-store");
  await decide("published");
  const shown = await seen(id, "anyone");
  expect(shown?.headers.get("content-type")).toBe("video/mp4");
  const bytes = Buffer.from((await shown?.arrayBuffer()) ?? new ArrayBuffer());
  expect(bytes.includes("50.4501")).toBe(false);
  expect(bytes.subarray(4, 8).toString()).toBe("ftyp");
  expect((await seen(id, "anyone", { range: "bytes=0-9" }))?.status).toBe(206);
  const { body } = await callEndpoint(reviewsApi, contract.getReviews, testVisit(shop), { film: "1" });
  expect(body.data.map(({ film }) => film)).toEqual([{ src: `/videos/reviews/${id}`, type: "video/mp4", seconds: 2, poster: null }]);
  expect(body.rating.films).toBe(1);
  await decide("refused");
  expect(await seen(id, "anyone")).toBeUndefined();
});

test("a WebM stays one; made again, or by many calls at once, it is the same film", async () => {
  const author = await addTestCustomer(shop);
  const id = await upload(author, await demo(), "dress.webm");
  expect(await Promise.all([make(author, id), make(author, id), make(author, id)])).toEqual([8, 8, 8]);
  expect(await make(author, id)).toBe(8);
  expect((await seen(id, "staff"))?.headers.get("content-type")).toBe("video/webm");
});

test.each([
  ["longer than a minute", "long.mp4", "reviews.filmLong"],
  ["a picture too large", "wide.mp4", "reviews.filmLarge"],
  ["a codec that browsers do not all show", "hevc.mp4", "reviews.filmCodec"],
])("%s is refused, and so in words", async (_, name, error) => {
  const author = await addTestCustomer(shop);
  const id = await upload(author, await fixture(name), name);
  await expect(make(author, id)).rejects.toMatchObject({ status: 422, errors: { film: [error] } });
});

/** Kills the first so many processes that are started meanwhile; answers how many were. */
async function killing(most: number, work: () => Promise<unknown>): Promise<number> {
  let started = 0;
  const kill = (message: unknown) => {
    started += 1;
    if (started <= most) setImmediate(() => (message as { process: ChildProcess }).process.kill("SIGKILL"));
  };
  subscribe("child_process", kill);
  await work().finally(() => unsubscribe("child_process", kill));
  return started;
}

test("a film whose process is killed is made by another one", async () => {
  const author = await addTestCustomer(shop);
  const id = await upload(author, await fixture("phone.mov"), "IMG_0043.MOV");
  expect(await killing(1, async () => expect(await make(author, id)).toBe(2))).toBe(2);
});

test("S59 a film whose every process is killed is not called unreadable, and is worked on no more", async () => {
  const author = await addTestCustomer(shop);
  const id = await upload(author, await fixture("phone.mov"), "IMG_0044.MOV");
  const told = { status: 422, errors: { film: ["reviews.filmInterrupted"] } };
  expect(await killing(9, () => expect(make(author, id)).rejects.toMatchObject(told))).toBe(3);
  await expect(make(author, id)).rejects.toMatchObject({ status: 404 });
});

test("S59 a film that was refused is worked on no more: its sender sends another, as many as a day has", async () => {
  const author = await addTestCustomer(shop);
  const id = await upload(author, await fixture("wide.mp4"), "wide.mp4");
  const tries = await Promise.allSettled(Array.from({ length: 4 }, () => make(author, id)));
  expect(tries.map((one) => one.status === "rejected" && (one.reason as { status: number }).status).toSorted()).toEqual([
    404, 404, 404, 422,
  ]);
  await expect(make(author, id)).rejects.toMatchObject({ status: 404 });
  expect(await shop.integrations.files.measure(uploadedFile(id))).toBeUndefined();
});

test("S59 one customer's films fill the line for nobody else", async () => {
  const [hog, other] = [await addTestCustomer(shop), await addTestCustomer(shop)];
  const film = await demo();
  const own = await Promise.all(Array.from({ length: 6 }, () => upload(hog, film, "dress.webm")));
  const theirs = await upload(other, film, "dress.webm");
  const all = own.map((id) => make(hog, id).catch((error: { status: number }) => error.status));
  await expect.poll(async () => (await Promise.race([...all, "at work"])) !== "at work").toBe(true);
  expect(await make(other, theirs)).toBe(8);
  expect((await Promise.all(all)).filter((one) => one === 503).length).toBeGreaterThan(0);
});

/** Films whose inside is not what their beginning says. */
const broken: [string, () => Promise<Buffer>][] = [
  ["half of a film", async () => (await fixture("phone.mov")).subarray(0, 9_000)],
  ["noise after a beginning", async () => Buffer.concat([(await fixture("phone.mov")).subarray(0, 40), Buffer.alloc(60_000, 0x5a)])],
  ["a page that calls itself a film", async () => Buffer.from("\0\0\0\u0020ftypisom<html><script>alert(1)</script>", "latin1")],
  [
    "a box of four gigabytes",
    async () => Buffer.from("\0\0\0\u0010ftypisom\0\0\0\0\u00ff\u00ff\u00ff\u00ffmoov\u00ff\u00ff\u00ff\u00f0trak", "latin1"),
  ],
  ["nothing but zeroes", async () => Buffer.concat([Buffer.from("\0\0\0\u0008wide", "latin1"), Buffer.alloc(200_000)])],
];
test.each(broken)("S44 %s is refused", async (_, made) => {
  const author = await addTestCustomer(shop);
  const id = await upload(author, await made(), "film.mp4");
  await expect(make(author, id)).rejects.toMatchObject({ status: 422 });
});

test("S44 films with any byte changed never hold up or end the shop", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "semyriad-film-"));
  const whole = await fixture("phone.mov");
  const places = [30, 60, 200, whole.length - 900, whole.length - 500, whole.length - 100];
  for (const [at, place] of places.entries()) {
    const changed = Buffer.from(whole);
    changed.fill(0xff, place, place + 4);
    const paths = { from: path.join(folder, `${at}.mp4`), to: path.join(folder, `${at}.out`) };
    await writeFile(paths.from, changed);
    const answer = await makeFilm({ ...paths, limits: FILM_LIMITS });
    expect("made" in answer || "fault" in answer).toBe(true);
  }
});

test("a film of somebody else sends no review, and one that was sent is not sent again", async () => {
  const [author, other] = [await addTestCustomer(shop), await addTestCustomer(shop)];
  const id = await upload(other, await demo(), "dress.webm");
  await expect(make(author, id)).rejects.toMatchObject({ status: 404 });
  await make(other, id);
  await expect(write(author, { id })).rejects.toMatchObject({ status: 422, errors: { film: ["reviews.filmGone"] } });
  await write(other, { id });
  await decide("published");
  await expect(write(other, { id })).rejects.toMatchObject({ status: 422 });
});

test("a film whose review was not sent is forgotten after a day", async () => {
  const author = await addTestCustomer(shop);
  const id = await upload(author, await demo(), "dress.webm");
  await make(author, id);
  shop.clock.advanceSeconds(86_401);
  await forgetWaitingFilms(shop);
  expect(await seen(id, "staff")).toBeUndefined();
});
