import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { addTestGoods, type TestGoods } from "../../../support/test-goods.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import type { Id } from "../../../platform/ids.ts";
import { usualLimits } from "../../../platform/limits/limits.ts";
import type { Customer } from "../../shop.ts";
import * as contract from "../reviews.contract.ts";
import type { Fit } from "../reviews.rules.ts";
import { onReviewsChange, reviewsApi } from "../reviews.server.ts";
import { insertReview } from "./reviews.queries.ts";

let shop: TestShop;
let goods: TestGoods;
let olena: Customer;
let iryna: Customer;
beforeAll(async () => {
  shop = await openTestShop({ config: { limits: usualLimits } });
  [olena, iryna] = [await addTestCustomer(shop), await addTestCustomer(shop)];
  goods = await addTestGoods(shop);
});
afterAll(() => shop.close());
beforeEach(() => sql`truncate limit_counter, review_vote, review, review_photo, review_film`.execute(shop.db.read));

let day = 1;
async function published(author: Customer | undefined, more: { fit?: Fit; status?: "published" } = { status: "published" }) {
  const id = await insertReview(shop.db.read, {
    about: "product",
    product_id: goods.productId,
    account_id: author?.id ?? null,
    author: "Олена К.",
    language: "uk",
    rating: 5,
    comment: "Усе за списком.",
    created_at: new Date(`2026-11-${String((day += 1) % 28 || 1).padStart(2, "0")}T10:00:00Z`),
    ...more,
  });
  return id as Id<"review">;
}
const vote = async (who: Customer, id: Id<"review">, isHelpful = true) =>
  (await callEndpoint(reviewsApi, contract.voteReview, testVisit(shop, { customer: who }), { id, isHelpful })).body.helpful;
const shown = async (wanted: object = {}) =>
  (await callEndpoint(reviewsApi, contract.getProductReviews, testVisit(shop), { productId: goods.productId, ...wanted })).body;

test("a vote counts once however often it is said, can be taken back, and drops the pages that show it", async () => {
  const id = await published(undefined);
  const dropped: string[] = [];
  await onReviewsChange(shop, ({ tags }) => dropped.push(...tags));
  expect([await vote(olena, id), await vote(olena, id), await vote(iryna, id)]).toEqual([1, 1, 2]);
  expect([await vote(olena, id, false), await vote(olena, id, false)]).toEqual([1, 1]);
  expect((await shown()).data).toMatchObject([{ id, helpful: 1 }]);
  await expect.poll(() => dropped).toContain(`reviews:${goods.productId}`);
});

test("two devices that vote at once count once, two customers twice", async () => {
  const id = await published(undefined);
  await Promise.all([vote(olena, id), vote(olena, id), vote(iryna, id), vote(olena, id)]);
  expect((await shown()).data).toMatchObject([{ helpful: 2 }]);
});

test("nobody votes for their own review, for one that is not shown, or without end", async () => {
  const own = await published(olena);
  const waiting = await published(iryna, {});
  await expect(vote(olena, own)).rejects.toMatchObject({ status: 409, message: "reviews.ownVote" });
  await expect(vote(olena, waiting)).rejects.toMatchObject({ status: 404 });
  await expect(callEndpoint(reviewsApi, contract.voteReview, testVisit(shop), { id: own, isHelpful: true })).rejects.toMatchObject({
    status: 401,
  });
  const other = await published(undefined);
  for (let at = 0; at < 60; at += 1) await vote(iryna, other, at % 2 === 0);
  await expect(vote(iryna, other)).rejects.toMatchObject({ status: 429 });
});

test("the most helpful stand first where it is wanted, the newest otherwise; a fit shows its own reviews and the page counts them", async () => {
  const [old, young] = [
    await published(undefined, { status: "published", fit: "small" }),
    await published(undefined, { status: "published", fit: "true" }),
  ];
  await published(undefined);
  await vote(olena, old);
  expect((await shown({ order: "helpful" })).data[0]?.id).toBe(old);
  expect((await shown()).data.map(({ id }) => id).indexOf(old)).toBeGreaterThan(0);
  const small = await shown({ fit: "small" });
  expect(small.data.map(({ id, fit }) => [id, fit])).toEqual([[old, "small"]]);
  expect([small.pagination.total, small.rating.count, small.rating.fit]).toEqual([1, 3, { small: 1, true: 1, large: 0 }]);
  expect((await shown({ fit: "true" })).data.map(({ id }) => id)).toEqual([young]);
});

test("how it sits is said of a product alone", async () => {
  const write = (words: object) =>
    callEndpoint(reviewsApi, contract.addReview, testVisit(shop, { customer: olena }), { rating: 5, comment: "Так.", ...words });
  await expect(write({ fit: "small" })).rejects.toMatchObject({ status: 422 });
  await write({ fit: "small", productId: goods.productId });
});
