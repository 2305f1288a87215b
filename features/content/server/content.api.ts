import { handle } from "../../../platform/endpoint.ts";
import { notFound } from "../../../platform/errors.ts";
import type { Visit } from "../../shop.ts";
import { getBanners, getPages, getPromotion, getStories } from "../content.contract.ts";
import { viewBanners, viewPages, viewPromotion, viewStories } from "./content.view.ts";

export const contentApi = [
  handle(getStories, (visit: Visit) => viewStories(visit)),
  handle(getBanners, (visit: Visit) => viewBanners(visit)),
  handle(getPromotion, async (visit: Visit, { slug }) => {
    const promotion = await viewPromotion(visit, slug);
    if (!promotion) throw notFound();
    return { slug, ...promotion };
  }),
  handle(getPages, (visit: Visit) => viewPages(visit)),
];
