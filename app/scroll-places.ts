/** Where in the browser's session the router keeps how far each entry of the history was scrolled. */
export const SCROLL_PLACES = "scroll-places";

/** How far the page of this history key was scrolled, pixels from its top; undefined when nobody knows. */
export function scrolledTo(key: string): number | undefined {
  const places = JSON.parse(sessionStorage.getItem(SCROLL_PLACES) ?? "{}") as Record<string, number>;
  return places[key];
}
