import type { ShouldRevalidateFunctionArgs } from "../../../../client/way/screen-table.ts";

/** The page has every variation already. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const isAnotherChoice = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return defaultShouldRevalidate && !isAnotherChoice;
}
