import { afterAll, beforeAll, expect, test } from "vitest";
import { usualLimits } from "../../../platform/limits/limits.ts";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { sendUpload } from "../../../support/send-upload.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import * as contract from "../uploads.contract.ts";
import { PART, uploadRules, type UploadPurpose } from "../uploads.rules.ts";
import { forgetWaitingUploads, hasWholeUpload, takeUpload, uploadedFile, uploadsApi } from "../uploads.server.ts";

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop()));
afterAll(() => shop.close());

const begin = (visit = testVisit(shop), of: Partial<{ purpose: UploadPurpose; name: string; size: number }> = {}) =>
  callEndpoint(uploadsApi, contract.beginUpload, visit, { purpose: "supplier_file", name: "прайс.csv", size: 10, ...of });
const part = async (id: string, from: number, bytes: Uint8Array, visit = testVisit(shop)) =>
  (await callEndpoint(uploadsApi, contract.uploadPart, visit, { id, from, part: Buffer.from(bytes).toString("base64") })).body.received;
const large = Buffer.alloc(PART + 7, "назва;ціна\n");
const take = (id: string, purpose: UploadPurpose = "supplier_file") => shop.db.write((tx) => takeUpload(tx, { id, purpose }));

test("parts come whole, in order, each as often as it is sent", async () => {
  const { id } = (await begin(undefined, { size: large.length })).body;
  const [first, last] = [large.subarray(0, PART), large.subarray(PART)];
  expect(await part(id, PART, last)).toBe(0);
  expect(await part(id, 0, first)).toBe(PART);
  expect(await part(id, 0, first)).toBe(PART);
  expect(await hasWholeUpload(shop, { id, purpose: "supplier_file" })).toBe(false);
  expect(await take(id)).toBeUndefined();
  expect(await part(id, PART, last)).toBe(large.length);
  expect(Buffer.from((await shop.integrations.files.read(uploadedFile(id))) ?? [])).toEqual(large);
});

test("the same part sent many times at once is there once", async () => {
  const { id } = (await begin(undefined, { size: large.length })).body;
  const answers = await Promise.all(Array.from({ length: 10 }, () => part(id, 0, large.subarray(0, PART))));
  expect(new Set(answers)).toEqual(new Set([PART]));
  await part(id, PART, large.subarray(PART));
  expect(await take(id)).toEqual({ name: "прайс.csv", size: large.length });
});

test("a file is taken once, and for its purpose alone", async () => {
  const id = await sendUpload(testVisit(shop), { purpose: "supplier_file", name: "a.csv", bytes: Buffer.from("a;b") });
  expect(await take(id, "review_film")).toBeUndefined();
  const taken = await Promise.all(Array.from({ length: 5 }, () => take(id)));
  expect(taken.filter(Boolean)).toEqual([{ name: "a.csv", size: 3 }]);
});

test.each([
  ["a part past the size", () => Buffer.alloc(11, "a"), "uploads.broken"],
  ["a short part that is not the last", () => Buffer.from("a"), "uploads.broken"],
  ["another kind than its name says", () => Buffer.from("MZ\0\0\0\0\0\0\0\0"), "uploads.kind"],
])("S44 %s is refused", async (_, made, error) => {
  const { id } = (await begin()).body;
  await expect(part(id, 0, made())).rejects.toMatchObject({ status: 422, errors: { file: [error] } });
});

test.each([
  [{ name: "virus.exe" }, "uploads.kind"],
  [{ name: "picture.svg" }, "uploads.kind"],
  [{ size: uploadRules.supplier_file.largest + 1 }, "uploads.large"],
])("S44 %j is not begun", async (of, error) => {
  await expect(begin(undefined, of)).rejects.toMatchObject({ status: 422, errors: { file: [error] } });
});

test("a film is its customer's: a guest, a blacklisted one and another customer are refused", async () => {
  const customer = await addTestCustomer(shop);
  const film = { purpose: "review_film" as const, name: "a.mp4" };
  await expect(begin(undefined, film)).rejects.toMatchObject({ status: 401 });
  await expect(begin(testVisit(shop, { customer: { ...customer, blacklisted: true } }), film)).rejects.toMatchObject({ status: 403 });
  const { id } = (await begin(testVisit(shop, { customer }), { ...film, size: 12 })).body;
  const bytes = Buffer.from("\0\0\0\u0020ftypisom", "latin1");
  for (const visit of [testVisit(shop), testVisit(shop, { customer: await addTestCustomer(shop) })])
    await expect(part(id, 0, bytes, visit)).rejects.toMatchObject({ status: 404 });
  expect(await part(id, 0, bytes, testVisit(shop, { customer }))).toBe(12);
});

test("a file nobody used is forgotten after a day", async () => {
  const id = await sendUpload(testVisit(shop), { purpose: "supplier_file", name: "a.csv", bytes: Buffer.from("a;b") });
  shop.clock.advanceSeconds(86_401);
  await forgetWaitingUploads(shop);
  expect(await take(id)).toBeUndefined();
  expect(await shop.integrations.files.measure(uploadedFile(id))).toBeUndefined();
});

test("S33 S59 ten files a day from one network, and everybody's waiting bytes have a bound", async () => {
  const strict = { ...testVisit(shop, { address: "10.9.8.7" }), shop: { ...shop, config: { ...shop.config, limits: usualLimits } } };
  for (let turn = 0; turn < uploadRules.supplier_file.aDay; turn += 1) await begin(strict);
  await expect(begin(strict)).rejects.toMatchObject({ status: 429 });
  const { largest, mostWaiting } = uploadRules.supplier_file;
  const rows = Array.from({ length: mostWaiting / largest + 1 }, () => ({
    id: crypto.randomUUID(),
    purpose: "supplier_file" as const,
    name: "a.csv",
    size: largest,
    received: largest,
    created_at: shop.clock.now(),
  }));
  const { id } = (await begin()).body;
  await shop.db.write((tx) => tx.insertInto("upload").values(rows).execute());
  await expect(begin()).rejects.toMatchObject({ status: 503, messageKey: "uploads.full" });
  // A crowd that begins everything before it sends anything fills no disk either.
  await expect(part(id, 0, Buffer.from("a;b;c;d;e;"))).rejects.toMatchObject({ status: 503, messageKey: "uploads.full" });
  expect(await shop.integrations.files.measure(uploadedFile(id))).toBeUndefined();
});
