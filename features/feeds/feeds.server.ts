export type { FeedFile } from "./server/feed-file.ts";
export { feedsApi, priceListApi } from "./server/feeds.api.ts";
export { priceListFile, priceListFormats } from "./server/price-list-file.ts";
export { ownPriceList } from "./server/price-lists.ts";
export { shopFeed } from "./server/shop-feed.ts";
