import { callApi } from "../../../client/call-api.ts";
import type { PromotionView, StoryView } from "../../../features/content/content.contract.ts";
import type { getOwnContent } from "../../../features/content/own-content.contract.ts";
import { takeSeen } from "../../../features/content/ui/seen-stories.ts";
import { openStore } from "../../../ui/store.ts";

type Own = { stories: readonly StoryView[]; banners: readonly PromotionView[] };

const nothing: Own = { stories: [], banners: [] };
const own = openStore(nothing);

/** Stories that only this visitor sees; empty until they are fetched. */
export const useOwnStories = (): readonly StoryView[] => own.use(({ stories }) => stories);

export const useOwnBanners = (): readonly PromotionView[] => own.use(({ banners }) => banners);

/** Failures are ignored: the page is complete without this content. */
export async function fetchOwnContent(signal: AbortSignal): Promise<void> {
  try {
    const { stories, banners, seen } = await callApi<typeof getOwnContent>("GET", "/api/get-own-content", {}, { signal });
    if (signal.aborted) return;
    own.set({ stories, banners });
    await takeSeen(seen);
  } catch {
    return;
  }
}

export const forgetOwnContent = (): void => own.set(nothing);
