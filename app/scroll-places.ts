/** Where in the browser's session the router keeps how far each entry of the history was scrolled. */
export const SCROLL_PLACES = "scroll-places";

/** How far the page of this history key was scrolled, pixels from its top; undefined when nobody knows. */
export function scrolledTo(key: string): number | undefined {
  const places = JSON.parse(sessionStorage.getItem(SCROLL_PLACES) ?? "{}") as Record<string, number>;
  return places[key];
}

/**
 * Runs in the head. A page that is come back to (reloaded, or from the history) is scrolled to where it was, so its listing is
 * laid out whole at once; on a first visit only what is near the screen is (`.goods-grid` in ui/theme.css).
 */
export const LAY_OUT_WHOLE_ON_RETURN = `if((performance.getEntriesByType("navigation")[0]||{}).type!=="navigate")document.documentElement.dataset.whole=""`;

/** From the second page of a visit on every listing is laid out whole. */
export function layOutWhole(): void {
  document.documentElement.dataset["whole"] = "";
}
