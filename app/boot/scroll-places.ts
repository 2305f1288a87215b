/** Key of the scroll positions in the session's storage. */
export const SCROLL_PLACES = "scroll-places";

/** How far the page of this history key was scrolled, pixels from its top; undefined when nobody knows. */
export function scrolledTo(key: string): number | undefined {
  const places = JSON.parse(sessionStorage.getItem(SCROLL_PLACES) ?? "{}") as Record<string, number>;
  return places[key];
}

/** Scroll positions of this visit; storage is read on the way back and written when the page is left. */
export function openScrollPlaces() {
  const places = new Map<string, number>();
  return {
    keep: (key: string): void => void places.set(key, window.scrollY),
    placeOf: (key: string): number | undefined => places.get(key) ?? scrolledTo(key),
    save(): void {
      const kept = JSON.parse(sessionStorage.getItem(SCROLL_PLACES) ?? "{}") as object;
      sessionStorage.setItem(SCROLL_PLACES, JSON.stringify({ ...kept, ...Object.fromEntries(places) }));
    },
  };
}

/** In the head: a page come back to is laid out whole, to be scrolled to where it was; another only where it is near (ui/theme.css). */
export const LAY_OUT_WHOLE_AGAIN = `if((performance.getEntriesByType("navigation")[0]||{}).type!=="navigate")document.documentElement.dataset.whole=""`;

/** At the page's end: scrolls a known history entry, gives a new one its key without touching storage, drops unreadable positions. */
export const SCROLL_BACK = `(function(){var state=history.state;
if(!state||!state.key)return history.replaceState({key:Math.random().toString(32).slice(2)},"");
try{var place=JSON.parse(sessionStorage.getItem("${SCROLL_PLACES}")||"{}")[state.key];
if(typeof place==="number")scrollTo(0,place)}catch(error){sessionStorage.removeItem("${SCROLL_PLACES}")}})()`;

/** From the second page of a visit on every listing is laid out whole. */
export function layOutWhole(): void {
  document.documentElement.dataset["whole"] = "";
}
