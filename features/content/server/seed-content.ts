import { sanitise } from "../../../platform/html/sanitise.ts";
import type { Shop } from "../../shop.ts";
import { contentTopic } from "../../topics.ts";
import { isSafeLink } from "../content.rules.ts";
import {
  insertPageTexts,
  insertPromotions,
  insertStoriesOnce,
  type PageTextInput,
  type PromotionInput,
  type StoryInput,
} from "./content.queries.ts";

/** One transaction; existing content stays. Cleans HTML (security.md S36); throws on a link not allowed on a page. */
export async function seedContent(
  shop: Shop,
  {
    pages,
    stories,
    promotions,
  }: { pages: readonly PageTextInput[]; stories: readonly StoryInput[]; promotions: readonly PromotionInput[] },
): Promise<void> {
  for (const { link } of [...stories.flatMap((story) => [story, ...story.slides]), ...promotions]) {
    if (link !== "" && !isSafeLink(link)) throw new Error(`this link may not stand on a page: ${link}`);
  }
  await shop.db.write(async (tx) => {
    await insertPageTexts(
      tx,
      pages.map((page) => ({ ...page, body_uk: sanitise(page.body_uk), body_ru: sanitise(page.body_ru) })),
      shop.clock.now(),
    );
    await insertPromotions(tx, promotions);
    await insertStoriesOnce(tx, stories);
    tx.changed(contentTopic, [contentTopic.name]);
  });
}
