import type { ShouldRevalidateFunctionArgs } from "../../../../client/way/screen-table.ts";

/** A colour or size chosen changes the address only: the page has every variation already. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const isAnotherChoice = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return defaultShouldRevalidate && !isAnotherChoice;
}
