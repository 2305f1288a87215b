import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { usualLimits } from "../../../platform/limits/limits.ts";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { addFirstOwner, addStaff } from "../../../support/test-staff.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { openCatalogueModel } from "../../catalogue/catalogue.server.ts";
import type { Customer, StaffMember } from "../../shop.ts";
import * as contract from "../chat.contract.ts";
import { chatApi, chatPhotoResponse, forgetWaitingChatPhotos, staffChatApi } from "../chat.server.ts";
import * as staffContract from "../staff-chat.contract.ts";

let shop: TestShop;
let operator: StaffMember;
let colleague: StaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  ({ staff: operator } = await addFirstOwner(shop));
  ({ staff: colleague } = await addStaff(shop, operator, "support"));
  await openCatalogueModel(shop);
});
afterAll(() => shop.close());

const plain = (width: number, height = width) => sharp({ create: { width, height, channels: 3, background: "#8C1250" } });
const photoOf = async (format: "jpeg" | "png" | "webp") => (await plain(40).toFormat(format).toBuffer()).toString("base64");
const of = (staff: StaffMember) => testVisit(shop, { staff });
const add = async (photo: string, staff = operator) =>
  (await callEndpoint(staffChatApi, staffContract.addStaffChatPhoto, of(staff), { photo })).body.id;
const seen = (id: string, seenBy: Customer | "staff") =>
  chatPhotoResponse(shop, { id, file: "large.jpg", seenBy: seenBy === "staff" ? seenBy : seenBy.id });

/** A customer who has asked, and their conversation. */
async function asked() {
  const customer = await addTestCustomer(shop);
  const visit = testVisit(shop, { customer });
  await callEndpoint(chatApi, contract.sendChatMessage, visit, { id: randomUUID(), text: "Який колір насправді?" });
  const { id } = await shop.db.read.selectFrom("chat_thread").select("id").where("account_id", "=", customer.id).executeTakeFirstOrThrow();
  const answer = async (photos: string[], { staff = operator, messageId = randomUUID() as string, text = "" } = {}) =>
    (await callEndpoint(staffChatApi, staffContract.answerChat, of(staff), { id, messageId, text, photos })).body;
  const read = async () => (await callEndpoint(chatApi, contract.getChat, visit, {})).body.messages;
  return { customer, answer, read };
}

test("S44 photos of an answer are seen by staff at once, by the customer once sent, by nobody else", async () => {
  const { customer, answer, read } = await asked();
  const photos = [await add(await photoOf("jpeg")), await add(await photoOf("png")), await add(await photoOf("webp"))];
  for (const id of photos) expect([(await seen(id, "staff"))?.status, await seen(id, customer)]).toEqual([200, undefined]);
  expect(await answer(photos)).toMatchObject({ side: "staff", author: "Олена", text: "", photos });
  expect((await read()).at(-1)).toMatchObject({ text: "", photos });
  const stranger = await addTestCustomer(shop);
  for (const id of photos) {
    const response = await seen(id, customer);
    expect(response?.headers.get("cache-control")).toBe("private, no-store");
    expect((await sharp(Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer())).metadata()).format).toBe("jpeg");
    expect(await seen(id, stranger)).toBeUndefined();
  }
});

test("S14 the same answer sent again, and at once, stands once with its photos", async () => {
  const { answer, read } = await asked();
  const [photos, messageId] = [[await add(await photoOf("jpeg"))], randomUUID()];
  const answers = await Promise.all(Array.from({ length: 4 }, () => answer(photos, { messageId })));
  expect(new Set(answers.map(({ seq }) => seq)).size).toBe(1);
  expect((await read()).filter(({ side }) => side === "staff")).toMatchObject([{ photos }]);
});

test("S30 a photo of a colleague, of a customer, or one sent already makes no answer", async () => {
  const [one, other] = [await asked(), await asked()];
  const refused = { status: 422, errors: { photos: ["chat.photoGone"] } };
  const ofCustomer = await callEndpoint(chatApi, contract.addChatPhoto, testVisit(shop, one), { photo: await photoOf("jpeg") });
  const own = await add(await photoOf("jpeg"));
  await one.answer([own]);
  for (const id of [ofCustomer.body.id, await add(await photoOf("jpeg"), colleague), own, randomUUID()])
    await expect(other.answer([id], { text: "Ось" })).rejects.toMatchObject(refused);
  expect(await other.read()).toHaveLength(1);
});

test("an answer says something: neither words nor photos, or six of them, are refused", () => {
  const input = (more: object) => staffContract.answerChat.input.safeParse({ id: 1, messageId: randomUUID(), ...more }).error?.issues[0];
  expect(input({ text: " " })).toMatchObject({ path: ["text"], message: "form.required" });
  expect(input({ photos: Array.from({ length: 6 }, () => randomUUID()) })).toMatchObject({ path: ["photos"], message: "chat.photoOver" });
  expect(input({ photos: [randomUUID()] })).toBeUndefined();
});

const jpeg = () => plain(900).jpeg().toBuffer();
test.each([
  ["an SVG", async () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
  ["half of a JPEG", async () => (await jpeg()).subarray(0, 2_000)],
  ["a bomb of 49 megapixels", () => plain(7_000).png().toBuffer()],
  ["a page that begins like a JPEG", async () => Buffer.from("\xff\xd8\xff<script>alert(1)</script>", "latin1")],
])("S44 %s is refused", async (_, made) => {
  const photo = (await made()).toString("base64");
  await expect(add(photo)).rejects.toMatchObject({ status: 422, errors: { photo: ["chat.photoError"] } });
});

test("S44 what hides behind a photo is not kept", async () => {
  const both = Buffer.concat([await jpeg(), Buffer.from("<script>alert(1)</script>")]);
  const id = await add(both.toString("base64"));
  const kept = Buffer.from((await (await seen(id, "staff"))?.arrayBuffer()) ?? new ArrayBuffer());
  expect(kept.includes("<script>")).toBe(false);
});

test("a photo whose answer was not sent is forgotten after a day, the others stay", async () => {
  const { customer, answer } = await asked();
  const [lost, kept] = [await add(await photoOf("jpeg")), await add(await photoOf("jpeg"))];
  await answer([kept]);
  shop.clock.advanceSeconds(86_400 + 1);
  await forgetWaitingChatPhotos(shop);
  expect([await seen(lost, "staff"), (await seen(kept, customer))?.status]).toEqual([undefined, 200]);
});

test("S33 three hundred photos a day of one member of the staff", async () => {
  const strict = { ...shop, config: { ...shop.config, limits: usualLimits } };
  const broken = { photo: Buffer.from("\xff\xd8\xff", "latin1").toString("base64") };
  const send = () => callEndpoint(staffChatApi, staffContract.addStaffChatPhoto, { ...of(colleague), shop: strict }, broken);
  for (let turn = 0; turn < 300; turn += 1) await expect(send()).rejects.toMatchObject({ status: 422 });
  await expect(send()).rejects.toMatchObject({ status: 429 });
});
