import { KEEP_EARLY_INPUT } from "./early-input.ts";
import { LAY_OUT_WHOLE_AGAIN, SCROLL_BACK } from "./scroll-places.ts";
import { START_LATE } from "./start-late.ts";
import { WATCH_FIRST_CODE } from "./watch-first-code.ts";

/** Scripts that run before the code; only the server writes them. */
export const programs = {
  keepEarlyInput: KEEP_EARLY_INPUT,
  watchFirstCode: WATCH_FIRST_CODE,
  layOutWholeAgain: LAY_OUT_WHOLE_AGAIN,
  scrollBack: SCROLL_BACK,
  startLate: START_LATE,
};
