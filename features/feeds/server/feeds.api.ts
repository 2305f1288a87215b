import { handle } from "../../../platform/contracts/endpoint.ts";
import type { Visit } from "../../shop.ts";
import * as staff from "../feeds.contract.ts";
import * as customer from "../price-list.contract.ts";
import { ownPriceList, removePriceList, renewPriceListLink, savePriceList } from "./price-lists.ts";
import { switchFeed } from "./switch-feed.ts";
import { pageOfList } from "../../../platform/contracts/pagination.ts";
import { viewFeeds } from "./feeds.view.ts";

export const priceListApi = [
  handle(customer.getPriceList, async (visit: Visit) => ({ priceList: await ownPriceList(visit) })),
  handle(customer.savePriceList, async (visit: Visit, terms) => ({ priceList: await savePriceList(visit, terms) })),
  handle(customer.renewPriceListLink, async (visit: Visit) => ({ priceList: await renewPriceListLink(visit) })),
  handle(customer.removePriceList, async (visit: Visit) => {
    await removePriceList(visit);
    return { priceList: null };
  }),
];

export const feedsApi = [
  handle(staff.listFeeds, async (visit: Visit, { page, perPage }) => {
    const feeds = await viewFeeds(visit);
    return { data: pageOfList(feeds, { page, perPage }), total: feeds.length };
  }),
  handle(staff.switchFeed, (visit: Visit, choice) => switchFeed(visit, choice)),
];
