import { notFound } from "../../../../platform/contracts/errors.ts";
import { handle } from "../../../../platform/contracts/endpoint.ts";
import type { Id } from "../../../../platform/ids.ts";
import type { Visit } from "../../../shop.ts";
import { addContentPicture } from "../../staff/content-pictures.contract.ts";
import * as contract from "../../staff/staff-content.contract.ts";
import * as pictures from "../pictures/add-content-picture.ts";
import {
  selectAllPageTexts,
  selectAllPromotions,
  selectAllStories,
  selectPageText,
  selectStaffPromotion,
  selectStory,
} from "./staff-content.queries.ts";
import { viewStaffPage, viewStaffPromotion, viewStaffStory } from "./view-staff-content.ts";
import * as write from "./write-content.ts";
import { rowsOfPage } from "../../../../platform/contracts/pagination.ts";

const done = { result: true } as const;

export const staffContentApi = [
  handle(addContentPicture, async (visit: Visit, { picture }) => ({ id: await pictures.addContentPicture(visit, picture) })),
  handle(contract.listStories, async ({ shop, now }: Visit, page) => {
    const { rows, total } = await selectAllStories(shop.db.read, rowsOfPage(page));
    return { data: rows.map((row) => viewStaffStory(row, now)), total };
  }),
  handle(contract.getStory, (visit: Visit, { id }) => storyOf(visit, id)),
  handle(contract.addStory, async (visit: Visit, input) => storyOf(visit, await write.addStory(visit, input))),
  handle(contract.changeStory, async (visit: Visit, { id, version, ...input }) => {
    await write.changeStory(visit, { id, version }, input);
    return storyOf(visit, id);
  }),
  handle(contract.removeStory, async (visit: Visit, of) => (await write.removeStory(visit, of), done)),
  handle(contract.listPromotions, async ({ shop, now }: Visit, page) => {
    const { rows, total } = await selectAllPromotions(shop.db.read, rowsOfPage(page));
    return { data: rows.map((row) => viewStaffPromotion(row, now)), total };
  }),
  handle(contract.getStaffPromotion, (visit: Visit, { id }) => promotionOf(visit, id)),
  handle(contract.addPromotion, async (visit: Visit, input) => promotionOf(visit, await write.addPromotion(visit, input))),
  handle(contract.changePromotion, async (visit: Visit, { id, version, ...input }) => {
    await write.changePromotion(visit, { id, version }, input);
    return promotionOf(visit, id);
  }),
  handle(contract.removePromotion, async (visit: Visit, of) => (await write.removePromotion(visit, of), done)),
  handle(contract.listPageTexts, async ({ shop }: Visit, page) => {
    const { rows, total } = await selectAllPageTexts(shop.db.read, rowsOfPage(page));
    return { data: rows.map(viewStaffPage), total };
  }),
  handle(contract.getPageText, (visit: Visit, { id }) => pageOf(visit, id)),
  handle(contract.changePageText, async (visit: Visit, { id: slug, version, ...texts }) => {
    await write.changePage(visit, { slug, version }, texts);
    return pageOf(visit, slug);
  }),
];

async function storyOf({ shop, now }: Visit, id: Id<"story">) {
  const row = await selectStory(shop.db.read, id);
  if (!row) throw notFound();
  return viewStaffStory(row, now);
}

async function promotionOf({ shop, now }: Visit, id: Id<"promotion">) {
  const row = await selectStaffPromotion(shop.db.read, id);
  if (!row) throw notFound();
  return viewStaffPromotion(row, now);
}

async function pageOf({ shop }: Visit, slug: string) {
  const row = await selectPageText(shop.db.read, slug);
  if (!row) throw notFound();
  return viewStaffPage(row);
}
