import type { MouseEvent } from "react";

/** Clicks for a new tab or window stay the browser's. */
export const onPlainClick = (act: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  act();
};
