import { KEEP_EARLY_TAP } from "./early-tap.ts";
import { LAY_OUT_IN_PARTS, SCROLL_BACK } from "./scroll-places.ts";
import { START_LATE } from "./start-late.ts";
import { WATCH_FIRST_CODE } from "./watch-first-code.ts";

/** Scripts that run before the code; only the server writes them. */
export const programs = {
  keepEarlyTap: KEEP_EARLY_TAP,
  watchFirstCode: WATCH_FIRST_CODE,
  layOutInParts: LAY_OUT_IN_PARTS,
  scrollBack: SCROLL_BACK,
  startLate: START_LATE,
};
