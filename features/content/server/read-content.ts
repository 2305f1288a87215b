import type { Shop } from "../../shop.ts";
import { contentTopic } from "../../topics.ts";
import { keptUntilTold } from "../../kept-until-told.ts";
import { selectPageTexts, selectPromotions, selectRedirects, selectStories } from "./content.queries.ts";

type Content = {
  stories: Awaited<ReturnType<typeof selectStories>>;
  promotions: Awaited<ReturnType<typeof selectPromotions>>;
  pages: Awaited<ReturnType<typeof selectPageTexts>>;
  /** An empty target is gone for good. */
  redirects: ReadonlyMap<string, string>;
};

/** Pages made from it have the tag `content`. */
export const { read: readContent, onChange: onContentChange } = keptUntilTold(contentTopic, load);

async function load({ db }: Shop): Promise<Content> {
  const [stories, promotions, pages, redirects] = await Promise.all([
    selectStories(db.read),
    selectPromotions(db.read),
    selectPageTexts(db.read),
    selectRedirects(db.read),
  ]);
  return { stories, promotions, pages, redirects: new Map(redirects.map(({ path, target }) => [path, target])) };
}
