import { sanitise } from "../../../platform/html/sanitise.ts";
import type { Shop } from "../../shop.ts";
import {
  countStories,
  insertPageTexts,
  insertPromotions,
  insertStories,
  type PageTextInput,
  type PromotionInput,
  type StoryInput,
} from "./content.queries.ts";
import { announceContent } from "./read-content.ts";

/** Writes the texts of a new shop; what is there already stays as it is. */
export async function seedContent(
  shop: Shop,
  content: { pages: readonly PageTextInput[]; stories: readonly StoryInput[]; promotions: readonly PromotionInput[] },
): Promise<void> {
  await shop.db.write(async (tx) => {
    await insertPageTexts(
      tx,
      content.pages.map((page) => ({ ...page, body_uk: sanitise(page.body_uk), body_ru: sanitise(page.body_ru) })),
      shop.clock.now(),
    );
    await insertPromotions(tx, content.promotions);
    if ((await countStories(tx)) === 0) await insertStories(tx, content.stories);
  });
  await announceContent(shop);
}
