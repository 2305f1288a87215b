import type { ShouldRevalidateFunctionArgs } from "../../../../client/router/screen-table.ts";

/** The page already has every variation. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const isAnotherChoice = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return defaultShouldRevalidate && !isAnotherChoice;
}
