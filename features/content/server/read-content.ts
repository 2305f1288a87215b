import { keptInMemory, type Shop } from "../../shop.ts";
import { selectPageTexts, selectPromotions, selectRedirects, selectStories } from "./content.queries.ts";

const CHANNEL = "content";

type Content = {
  stories: Awaited<ReturnType<typeof selectStories>>;
  promotions: Awaited<ReturnType<typeof selectPromotions>>;
  pages: Awaited<ReturnType<typeof selectPageTexts>>;
  /** Where an address leads now; empty when it is gone for good. */
  redirects: ReadonlyMap<string, string>;
};
type Kept = { content: Promise<Content> | undefined; listening: Promise<unknown> | undefined; listeners: Set<() => void> };

const keptOf = (shop: Shop) =>
  keptInMemory<Kept>(shop, "content", () => ({ content: undefined, listening: undefined, listeners: new Set() }));

/** Everything written for visitors; read once a process and again after any process changed it. A failed reading is not kept. */
export async function readContent(shop: Shop): Promise<Content> {
  const kept = keptOf(shop);
  kept.listening ??= listen(shop, kept).catch((error: unknown) => {
    kept.listening = undefined;
    throw error;
  });
  await kept.listening;
  kept.content ??= load(shop).catch((error: unknown) => {
    kept.content = undefined;
    throw error;
  });
  return kept.content;
}

/** Calls back when content has changed, so that pages made from it (tag `content`) can be dropped. */
export const onContentChange = (shop: Shop, listener: () => void): void => void keptOf(shop).listeners.add(listener);

export const announceContent = (shop: Shop): Promise<void> => shop.db.notify(CHANNEL, "");

const listen = (shop: Shop, kept: Kept): Promise<unknown> =>
  shop.db.listen(
    CHANNEL,
    () => forget(kept),
    () => forget(kept),
  );

function forget(kept: Kept): void {
  kept.content = undefined;
  for (const tell of kept.listeners) tell();
}

async function load({ db }: Shop): Promise<Content> {
  const [stories, promotions, pages, redirects] = await Promise.all([
    selectStories(db.read),
    selectPromotions(db.read),
    selectPageTexts(db.read),
    selectRedirects(db.read),
  ]);
  return { stories, promotions, pages, redirects: new Map(redirects.map(({ path, target }) => [path, target])) };
}
