import { setImmediate as turnOfOthers } from "node:timers/promises";
import { unavailable } from "../errors.ts";
import { atMost } from "../limits/at-most.ts";
import { inTurns } from "../limits/in-turns.ts";
import { LARGEST_BODY } from "./read-body.ts";

/** Bounds the memory of bodies that are being read; a slow sender keeps only one of these places. */
const READ_AT_ONCE = 8;
const WAITING = 8;

/**
 * What bodies above the usual 64 KB may take of the process: so many are read at once, and one after the other is worked on, with
 * everybody's turn in between. Beyond that they are refused with 503 (security.md S59).
 */
export function openLargeBodies() {
  const reading = atMost(READ_AT_ONCE, () => unavailable());
  const working = inTurns({ atOnce: 1, waiting: WAITING, waitingFirst: 0, refusal: () => unavailable() });
  return {
    read: <Read>(request: Request, largest: number | undefined, read: () => Promise<Read>): Promise<Read> =>
      mayBeLarge(request, largest) ? reading(read) : read(),
    work: <Done>(size: number, work: () => Promise<Done>, signal: AbortSignal): Promise<Done> =>
      size <= LARGEST_BODY ? work() : working.take(() => turnOfOthers().then(work), { signal }),
  };
}

/** A body without a length may become as large as its call takes. */
function mayBeLarge(request: Request, largest = LARGEST_BODY): boolean {
  return largest > LARGEST_BODY && Number(request.headers.get("content-length") ?? largest) > LARGEST_BODY;
}
