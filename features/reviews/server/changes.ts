import type { Shop } from "../../shop.ts";

const CHANNEL = "reviews";

/** Carried by every page that shows reviews, of one product or of the shop. */
export const ALL_TAG = "all-reviews";
export const COMPANY_TAG = "reviews";
export const productTag = (productId: number): string => `reviews:${productId}`;

/** Says to every process that what is shown of the shop or of a product has changed; outside any transaction. */
export const announceReviews = (shop: Shop, productId: number | null): Promise<void> =>
  shop.db.notify(CHANNEL, productId === null ? COMPANY_TAG : productTag(productId));

/** Calls back with the tags of pages that show what any process has changed. Call once before serving. */
export const onReviewsChange = (shop: Shop, listener: (change: { tags: string[] }) => void): Promise<unknown> =>
  shop.db.listen(
    CHANNEL,
    (tag) => listener({ tags: [tag] }),
    () => listener({ tags: [ALL_TAG] }),
  );
