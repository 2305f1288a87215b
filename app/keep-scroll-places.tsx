import { UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router";
import { SCROLL_PLACES } from "./scroll-places.ts";

const SCRIPT = `(${scrollBack})(${JSON.stringify(SCROLL_PLACES)})`;

/** In place of React Router's `ScrollRestoration`, which reads the session's storage before the first paint of every page. */
export function KeepScrollPlaces() {
  useScrollRestoration({ storageKey: SCROLL_PLACES });
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}

/** Runs in the browser, as text, before the first paint: only a page that was here before has a place to go back to. */
function scrollBack(places: string): void {
  const { key } = (history.state ?? {}) as { key?: string };
  if (!key) return history.replaceState({ key: Math.random().toString(32).slice(2) }, "");
  try {
    const place: unknown = JSON.parse(sessionStorage.getItem(places) ?? "{}")[key];
    if (typeof place === "number") window.scrollTo(0, place);
  } catch {
    sessionStorage.removeItem(places);
  }
}
