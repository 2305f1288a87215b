import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { refusedFields } from "../../../support/refused-fields.ts";
import { addTestGoods, type TestGoods } from "../../../support/test-goods.ts";
import { addFirstOwner } from "../../../support/test-staff.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import type { Customer, StaffMember } from "../../shop.ts";
import * as contract from "../reviews.contract.ts";
import { onReviewsChange, reviewsApi, staffReviewsApi } from "../reviews.server.ts";
import * as staffContract from "../staff-reviews.contract.ts";
import { idOf } from "../../../platform/ids.ts";
import { usualLimits } from "../../../platform/limits/limits.ts";

let shop: TestShop;
let staff: StaffMember;
let olena: Customer;
let goods: TestGoods;
beforeAll(async () => {
  shop = await openTestShop({ config: { limits: usualLimits } });
  ({ staff } = await addFirstOwner(shop));
  olena = await addTestCustomer(shop);
  goods = await addTestGoods(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set("2026-11-21T10:00:00Z");
  await sql`truncate limit_counter, review_vote, review, review_photo, review_film`.execute(shop.db.read);
});

const by = (customer: Customer) => testVisit(shop, { customer });
const write = (words: object = {}, customer = olena) =>
  callEndpoint(reviewsApi, contract.addReview, by(customer), { rating: 5, title: "Шоста партія", comment: "Усе за списком.", ...words });
const ofGoods = () => ({ productId: goods.productId });
const company = async (page = 1) => (await callEndpoint(reviewsApi, contract.getReviews, testVisit(shop), { page })).body;
const ofProduct = async () => (await callEndpoint(reviewsApi, contract.getProductReviews, testVisit(shop), ofGoods())).body;
const waiting = async () => (await callEndpoint(staffReviewsApi, staffContract.listStaffReviews, testVisit(shop, { staff }), {})).body.data;
type Decision = { status: "new" | "published" | "refused"; reason?: string; reply?: string; version?: number };
async function decide({ status, reason = "", reply = "", version }: Decision) {
  const [newest] = await waiting();
  const decision = { id: newest?.id ?? idOf<"review">(0), version: version ?? newest?.version ?? 0, status, reason, reply };
  return (await callEndpoint(staffReviewsApi, staffContract.decideReview, testVisit(shop, { staff }), decision)).body;
}

test("S30 staff of content decide about a review and see no phone, the others call its author", async () => {
  await write();
  const phoneSeenBy = async (role: "content" | "support") => {
    const who = testVisit(shop, { staff: { ...staff, role } });
    const [row] = (await callEndpoint(staffReviewsApi, staffContract.listStaffReviews, who, {})).body.data;
    const { body } = await callEndpoint(staffReviewsApi, staffContract.getStaffReview, who, { id: row?.id ?? idOf<"review">(0) });
    return [row?.phone, body.phone];
  };
  expect(await phoneSeenBy("content")).toEqual(["", ""]);
  expect(await phoneSeenBy("support")).toEqual([olena.phone, olena.phone]);
});

describe("a review", () => {
  test("shows only once staff approved it, with the shop's reply, and is gone when taken back", async () => {
    expect((await write()).body).toEqual({ result: true, message: "Дякуємо! Опублікуємо після перевірки." });
    expect(await company()).toMatchObject({ data: [], rating: { count: 0, average: null }, assessments: null });
    await decide({ status: "published", reply: "Дякуємо, Олено." });
    const { data, rating, pagination } = await company();
    expect(data).toMatchObject([
      { author: "Олена К.", rating: 5, title: "Шоста партія", reply: "Дякуємо, Олено.", language: "uk", marks: null },
    ]);
    expect([rating.average, pagination.total]).toEqual([5, 1]);
    await decide({ status: "refused", reason: "Прохання авторки" });
    expect((await company()).data).toEqual([]);
  });

  test("of a product stands with the product alone", async () => {
    await write(ofGoods());
    await decide({ status: "published" });
    expect((await ofProduct()).data).toMatchObject([{ comment: "Усе за списком.", bought: false }]);
    expect((await company()).data).toEqual([]);
  });

  test("its author's phone is for staff alone, and a phone in the text is pointed out to them", async () => {
    await write({ comment: "Дзвоніть 067 111 22 33" });
    expect(await waiting()).toMatchObject([{ phone: olena.phone, hasContacts: true, about: "shop", status: "new" }]);
    await decide({ status: "published" });
    expect(JSON.stringify(await company())).not.toContain(olena.phone);
  });

  test("is cleaned, and kept as text whatever it looks like", async () => {
    await write({ title: "  Дуже\n добре ", comment: "<script>alert(1)</script>\u202E\n\n\n\nдалі" });
    expect(await waiting()).toMatchObject([{ title: "Дуже добре", comment: "<script>alert(1)</script>\n\nдалі" }]);
  });

  test.each([
    [{ rating: 0 }, "rating", "reviews.ratingError"],
    [{ rating: 6 }, "rating", "reviews.ratingError"],
    [{ comment: " \u200B " }, "comment", "form.required"],
    [{ comment: "я".repeat(2_001) }, "comment", "form.tooLong"],
    [{ title: "я".repeat(81) }, "title", "form.tooLong"],
    [{ photos: Array.from({ length: 6 }, () => randomUUID()) }, "photos", "reviews.tooManyPhotos"],
  ])("that does not fit is refused at its field: %j", (wrong, field, message) => {
    expect(refusedFields(contract.addReview.input, { rating: 5, comment: "Добре", ...wrong })).toEqual({ [field]: [message] });
  });
});

describe("one review of one thing by one account", () => {
  test("a second one of the product is a 409 while the first waits or stands, and welcome after a refusal", async () => {
    await write(ofGoods());
    await expect(write({ ...ofGoods(), comment: "Інше" })).rejects.toMatchObject({ status: 409, messageKey: "reviews.already" });
    await decide({ status: "published" });
    await expect(write(ofGoods())).rejects.toMatchObject({ status: 409 });
    await decide({ status: "refused", reason: "Не про товар" });
    await write(ofGoods());
    await expect(write(ofGoods(), await addTestCustomer(shop))).resolves.toBeDefined();
  });

  test("sent again, as after a lost answer, the same one is taken and stands once", async () => {
    await Promise.all([write(ofGoods()), write(ofGoods())]);
    await write(ofGoods());
    expect(await waiting()).toHaveLength(1);
  });

  test("two different ones at the same moment leave one", async () => {
    const both = await Promise.allSettled([write(ofGoods()), write({ ...ofGoods(), rating: 1 })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await waiting()).toHaveLength(1);
  });

  test("of the shop one waits at a time; the next one is welcome once that is decided", async () => {
    await write();
    await expect(write({ comment: "Інше" })).rejects.toMatchObject({ status: 409 });
    await decide({ status: "published" });
    await write({ comment: "Сьома партія" });
    await decide({ status: "published" });
    expect((await company()).data.map(({ comment }) => comment)).toEqual(["Сьома партія", "Усе за списком."]);
  });

  test("a refused one is not brought back beside the one written instead", async () => {
    await write(ofGoods());
    const refused = await decide({ status: "refused", reason: "Не про товар" });
    await write(ofGoods());
    const back = { id: refused.id, version: refused.version, status: "published" as const, reason: "", reply: "" };
    await expect(callEndpoint(staffReviewsApi, staffContract.decideReview, testVisit(shop, { staff }), back)).rejects.toMatchObject({
      status: 409,
    });
  });
});

describe("who may write", () => {
  test("nobody without signing in, no blacklisted customer, nothing of an unknown product", async () => {
    await expect(callEndpoint(reviewsApi, contract.addReview, testVisit(shop), { rating: 5, comment: "Добре" })).rejects.toMatchObject({
      status: 401,
    });
    await expect(write({}, { ...olena, blacklisted: true })).rejects.toMatchObject({ status: 403 });
    await expect(write({ productId: 999_999 })).rejects.toMatchObject({ status: 404 });
  });

  test("S33 a customer writes five reviews an hour at most", async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await write();
      await decide({ status: "refused", reason: "Повтор" });
    }
    await expect(write()).rejects.toMatchObject({ status: 429 });
    shop.clock.advanceSeconds(3_600);
    await write();
  });
});

describe("staff", () => {
  test("say why they refuse, and leave a trace of every decision", async () => {
    const silent = { id: 1, version: 1, status: "refused" as const, reason: " ", reply: "" };
    expect(staffContract.decideReview.input.safeParse(silent).error?.issues[0]).toMatchObject({
      path: ["reason"],
      message: "form.required",
    });
    await write();
    await decide({ status: "published" });
    const [entry] = await shop.db.read.selectFrom("audit_entry").selectAll().where("entity", "=", "review").orderBy("id", "desc").execute();
    expect(entry).toMatchObject({ action: "decide", before: { status: "new" }, after: { status: "published" }, staff_email: staff.email });
  });

  test("do not overwrite each other's decisions: an older version is 409", async () => {
    await write();
    await decide({ status: "published" });
    await expect(decide({ status: "refused", reason: "Запізно", version: 1 })).rejects.toMatchObject({ status: 409 });
  });

  test("name to every process the pages to drop", async () => {
    const dropped: string[][] = [];
    await onReviewsChange(shop, ({ tags }) => dropped.push(tags));
    const visit = testVisit(shop);
    await callEndpoint(reviewsApi, contract.getProductReviews, visit, ofGoods());
    await write(ofGoods());
    expect(dropped).toEqual([]);
    await decide({ status: "published" });
    await expect.poll(() => dropped).toEqual([[`reviews:${goods.productId}`]]);
    expect([...visit.pageTags]).toContain(`reviews:${goods.productId}`);
  });
});
