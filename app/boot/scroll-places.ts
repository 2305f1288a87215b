/** Where in the browser's session is kept how far each entry of the history was scrolled. */
export const SCROLL_PLACES = "scroll-places";

/** How far the page of this history key was scrolled, pixels from its top; undefined when nobody knows. */
export function scrolledTo(key: string): number | undefined {
  const places = JSON.parse(sessionStorage.getItem(SCROLL_PLACES) ?? "{}") as Record<string, number>;
  return places[key];
}

/** How far the pages of this visit were scrolled; the session's memory is read on the way back and written when the page is left. */
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

/**
 * Runs in the head. A page that is come back to (reloaded, or from the history) is scrolled to where it was, so its listing is
 * laid out whole at once; on a first visit only what is near the screen is, and on a phone not even that before the first
 * paint (`.far`, `.goods-grid` in ui/theme.css).
 */
export const LAY_OUT_IN_PARTS = `(function(page){
if((performance.getEntriesByType("navigation")[0]||{}).type!=="navigate")return page.whole="";
function goOn(){delete page.unseen}
page.unseen="";requestAnimationFrame(function(){setTimeout(goOn)});setTimeout(goOn,1000)})(document.documentElement.dataset)`;

/**
 * Runs at the end of the page, before its code: an entry of the history that was shown before is scrolled to its place. A new
 * one gets the key it will be known by, and the session's memory, which the browser fetches while everything waits, is
 * left alone. A memory that cannot be read is forgotten.
 */
export const SCROLL_BACK = `(function(){var state=history.state;
if(!state||!state.key)return history.replaceState({key:Math.random().toString(32).slice(2)},"");
try{var place=JSON.parse(sessionStorage.getItem("${SCROLL_PLACES}")||"{}")[state.key];
if(typeof place==="number")scrollTo(0,place)}catch(error){sessionStorage.removeItem("${SCROLL_PLACES}")}})()`;

/** From the second page of a visit on every listing is laid out whole. */
export function layOutWhole(): void {
  document.documentElement.dataset["whole"] = "";
}
