import type { Shop } from "../../shop.ts";
import { reviewsTopic } from "../../topics.ts";
import type { Id } from "../../../platform/ids.ts";

/** Tag of every page that shows reviews, of a product or of the shop. */
export const ALL_TAG = "all-reviews";
export const COMPANY_TAG = "reviews";
export const productTag = (productId: Id<"product">): string => `reviews:${productId}`;

export const tagOfReviews = (productId: Id<"product"> | null): string => (productId === null ? COMPANY_TAG : productTag(productId));

/** Call once before serving. */
export const onReviewsChange = (shop: Shop, listener: (change: { tags: string[] }) => void): Promise<unknown> =>
  shop.db.changes.on(reviewsTopic, { onKeys: (tags) => listener({ tags }), onGap: () => listener({ tags: [ALL_TAG] }) });
