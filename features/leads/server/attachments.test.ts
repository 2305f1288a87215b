import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { sendUpload } from "../../../support/send-upload.ts";
import { addFirstOwner } from "../../../support/test-staff.ts";
import { openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import type { StaffMember } from "../../shop.ts";
import * as contract from "../leads.contract.ts";
import { LEADS_DAYS } from "../leads.rules.ts";
import { forgetOldLeads, forgetWaitingLeadPhotos, leadFileResponse, leadsApi, offerPhotoResponse, staffLeadsApi } from "../leads.server.ts";

let shop: TestShop;
let staff: StaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  ({ staff } = await addFirstOwner(shop));
});
afterAll(() => shop.close());

const person = { name: "Олена", phone: "+380671234567", wanted: "30 суконь" };
const photo = async () =>
  (
    await sharp({ create: { width: 8, height: 8, channels: 3, background: "#8C1250" } })
      .jpeg()
      .toBuffer()
  ).toString("base64");
const addPhoto = async () => (await callEndpoint(leadsApi, contract.addOfferPhoto, testVisit(shop), { photo: await photo() })).body.id;
const ask = (photos: string[], words = {}) => callEndpoint(leadsApi, contract.sendOffer, testVisit(shop), { ...person, ...words, photos });
const offer = (file: string, words = {}) =>
  callEndpoint(leadsApi, contract.sendSupplier, testVisit(shop), { company: "Трикотаж", ...person, ...words, file });
const newest = async () => (await callEndpoint(staffLeadsApi, contract.listLeads, testVisit(shop, { staff }), {})).body.data[0];
const upload = (name: string, bytes: Buffer) => sendUpload(testVisit(shop), { purpose: "supplier_file", name, bytes });

test("photos of an offer come to staff in their order, once", async () => {
  const photos = [await addPhoto(), await addPhoto()];
  await ask(photos.toReversed());
  expect((await newest())?.photos).toEqual(photos.toReversed().map((id) => `/api/admin/offer-photos/${id}`));
  expect((await offerPhotoResponse(shop, { id: photos[0] ?? "", file: "large.jpg" }))?.headers.get("cache-control")).toBe(
    "private, no-store",
  );
  await expect(ask(photos, { wanted: "Інше" })).rejects.toMatchObject({ status: 422, errors: { photos: ["leads.photoGone"] } });
});

test("a request sent again with its photos after a lost answer stands once, with another photo anew", async () => {
  const count = async () => (await callEndpoint(staffLeadsApi, contract.listLeads, testVisit(shop, { staff }), {})).body.total;
  const before = await count();
  const [first, second] = [await addPhoto(), await addPhoto()];
  const words = { wanted: "Двічі" };
  await ask([first], words);
  await ask([first], words);
  expect(await count()).toBe(before + 1);
  await ask([second], words);
  expect(await count()).toBe(before + 2);
});

test("S44 the file of a supplier is saved by staff under its own name, never shown", async () => {
  const price = Buffer.from("%PDF-1.7 <script>alert(1)</script>");
  await offer(await upload("прайс «Осінь» (2026)'.pdf", price));
  const lead = await newest();
  expect(lead?.file).toMatchObject({ name: "прайс «Осінь» (2026)'.pdf", size: price.length });
  const response = await leadFileResponse(shop, lead?.file?.address.split("/").at(-1) ?? "");
  expect(Object.fromEntries(response?.headers ?? [])).toMatchObject({
    "content-type": "application/octet-stream",
    "content-security-policy": "sandbox",
    "content-disposition": expect.stringMatching(/^attachment; filename\*=UTF-8''[\w%.-]+$/) as string,
  });
  expect(Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(price);
});

test("a file comes with one request; another's name for it brings nothing", async () => {
  const id = await upload("прайс.csv", Buffer.from("назва;ціна"));
  await offer(id);
  await expect(offer(id, { wanted: "Інше" })).rejects.toMatchObject({ status: 422, errors: { file: ["uploads.gone"] } });
  await expect(offer(crypto.randomUUID())).rejects.toMatchObject({ status: 422 });
  expect(await leadFileResponse(shop, "../../secret")).toBeUndefined();
});

test("a photo nobody asked with is forgotten after a day", async () => {
  const id = await addPhoto();
  shop.clock.advanceSeconds(86_401);
  await forgetWaitingLeadPhotos(shop);
  expect(await offerPhotoResponse(shop, { id, file: "small.jpg" })).toBeUndefined();
});

test("S53 requests are forgotten after three years, with what came with them", async () => {
  const photo = await addPhoto();
  await ask([photo], { wanted: "Давнє" });
  await offer(await upload("прайс.csv", Buffer.from("назва;ціна")), { wanted: "Давнє" });
  const file = (await newest())?.file?.address.split("/").at(-1) ?? "";
  shop.clock.advanceSeconds(LEADS_DAYS * 86_400 - 1);
  await forgetOldLeads(shop);
  expect(await leadFileResponse(shop, file)).toBeDefined();
  await ask([], { wanted: "Свіже" });
  shop.clock.advanceSeconds(2);
  await forgetOldLeads(shop);
  expect(
    (await callEndpoint(staffLeadsApi, contract.listLeads, testVisit(shop, { staff }), {})).body.data.map(({ wanted }) => wanted),
  ).toEqual(["Свіже"]);
  expect([await leadFileResponse(shop, file), await offerPhotoResponse(shop, { id: photo, file: "small.jpg" })]).toEqual([
    undefined,
    undefined,
  ]);
});
