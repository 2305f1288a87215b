import { offeredGoods } from "../../catalogue/catalogue.server.ts";
import type { Shop } from "../../shop.ts";
import { leftOutOf, nothingLeftOut, offersOf, type FeedName, type LeftOut, type Offer } from "../offers.rules.ts";
import { feedFile, type FeedFile } from "./feed-file.ts";
import { feedHead } from "./feed-head.ts";
import { selectIsFeedOn, updateFeedMade } from "./feeds.queries.ts";
import { googleFeed } from "./formats/google.ts";
import { ymlFeed } from "./formats/yml.ts";

/** Undefined for a feed that is off. */
export async function shopFeed(shop: Shop, { name, origin }: { name: FeedName; origin: string }): Promise<FeedFile | undefined> {
  if (!(await selectIsFeedOn(shop.db.read, name))) return undefined;
  return feedFile(shop, { name: `${name}-${hostOf(origin)}.xml`, isPacked: true }, () => pieces(shop, { name, origin }));
}

async function* pieces(shop: Shop, { name, origin }: { name: FeedName; origin: string }): AsyncGenerator<string> {
  const count = { offers: 0, leftOut: nothingLeftOut() };
  const head = await feedHead(shop, origin);
  const offers = offersFor(shop, name, count);
  if (name === "google") yield* googleFeed(offers, head);
  else yield* ymlFeed(offers, head, { dialect: name, priceOf: ({ variation }) => variation.price });
  await shop.db.write((tx) => updateFeedMade(tx, { name, now: head.now, ...count }));
}

async function* offersFor(shop: Shop, feed: FeedName, count: { offers: number; leftOut: LeftOut }): AsyncGenerator<Offer[]> {
  for await (const slice of offeredGoods(shop)) {
    const offers = slice.flatMap(offersOf).filter((offer) => {
      const reason = leftOutOf(feed, offer);
      if (reason) count.leftOut[reason] += 1;
      return !reason;
    });
    count.offers += offers.length;
    yield offers;
  }
}

const hostOf = (origin: string): string => new URL(origin).host.replaceAll(/[^\w.-]/g, "_");
