import { handle } from "../../../platform/endpoint.ts";
import type { Visit } from "../../shop.ts";
import { getBanners, getPages, getStories } from "../content.contract.ts";
import { viewBanners, viewPages, viewStories } from "./content.view.ts";

export const contentApi = [
  handle(getStories, (visit: Visit) => viewStories(visit)),
  handle(getBanners, (visit: Visit) => viewBanners(visit)),
  handle(getPages, (visit: Visit) => viewPages(visit)),
];
