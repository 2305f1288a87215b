import type { Id } from "../../../platform/ids.ts";
import { conflict, notFound } from "../../../platform/contracts/errors.ts";
import { requireBudgets } from "../../../platform/limits/require-budgets.ts";
import type { Visit } from "../../shop.ts";
import { reviewsTopic } from "../../topics.ts";
import { authorOf } from "./add-review.ts";
import { tagOfReviews } from "./changes.ts";
import { lockReview } from "./reviews.queries.ts";
import { addVote, countHelpful, removeVote } from "./votes.queries.ts";

/** Limit of one customer (security.md S33). */
const AN_HOUR = 60;

/** A repeat counts once. Answers how many customers it helped. 404 for one not shown, 409 for one's own, 429 past sixty an hour. */
export async function voteReview(visit: Visit, { id, isHelpful }: { id: Id<"review">; isHelpful: boolean }): Promise<number> {
  const { shop, now } = visit;
  const { id: accountId } = authorOf(visit);
  await requireBudgets(shop, [{ name: "vote", of: String(accountId), limit: AN_HOUR, windowSeconds: 3_600 }]);
  return shop.db.write(async (tx) => {
    const review = await lockReview(tx, id);
    if (review?.status !== "published") throw notFound();
    if (review.account_id === accountId) throw conflict("reviews.ownVote");
    const isNew = isHelpful ? await addVote(tx, { id, accountId, at: now }) : await removeVote(tx, { id, accountId });
    if (!isNew) return review.helpful;
    tx.changed(reviewsTopic, [tagOfReviews(review.product_id)]);
    return countHelpful(tx, id, isHelpful ? 1 : -1);
  });
}
