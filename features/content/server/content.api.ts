import { handle } from "../../../platform/contracts/endpoint.ts";
import { notFound } from "../../../platform/contracts/errors.ts";
import type { Visit } from "../../shop.ts";
import { getBanners, getPages, getPromotion, getStories } from "../content.contract.ts";
import { getOwnContent, seeStories as seeStoriesCall } from "../own-content.contract.ts";
import { isFor, type ShownTo } from "../shown/shown-to.rules.ts";
import { viewBanners, viewPages, viewPromotion, viewStories } from "./content.view.ts";
import { callerOf } from "./own/caller-of.ts";
import { seeStories } from "./own/see-stories.ts";
import { viewOwnContent } from "./own/view-own-content.ts";

export const contentApi = [
  handle(getStories, async (visit: Visit) => viewStories(visit, await isForCaller(visit))),
  handle(getBanners, async (visit: Visit) => viewBanners(visit, await isForCaller(visit))),
  handle(getPromotion, async (visit: Visit, { slug }) => {
    const promotion = await viewPromotion(visit, slug);
    if (!promotion) throw notFound();
    return { slug, ...promotion };
  }),
  handle(getPages, (visit: Visit) => viewPages(visit)),
  handle(getOwnContent, (visit: Visit) => viewOwnContent(visit)),
  handle(seeStoriesCall, async (visit: Visit, { ids }) => ({ seen: await seeStories(visit, ids) })),
];

async function isForCaller(visit: Visit): Promise<(shownTo: ShownTo) => boolean> {
  const caller = await callerOf(visit);
  return (shownTo) => isFor(shownTo, caller);
}
