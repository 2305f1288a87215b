import type { MouseEvent } from "react";

/** A link's click taken here; a click that asks for a new tab or window stays the browser's. */
export const onPlainClick = (act: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  act();
};
