import { setImmediate as turnOfOthers } from "node:timers/promises";
import { unavailable } from "../errors.ts";
import { atMost } from "../limits/at-most.ts";
import { inTurns } from "../limits/in-turns.ts";
import { LARGEST_BODY } from "./read-body.ts";

/** Bounds the memory of bodies from their first byte to their answer; a slow sender keeps only one of these places. */
const AT_ONCE = 8;

/**
 * What bodies above the usual 64 KB may take of the process: so many at once are read and wait, and one after the other is worked
 * on, for half of the time at most. Beyond that they are refused unread with 503 (security.md S59).
 */
export function openLargeBodies() {
  const held = atMost(AT_ONCE, () => unavailable());
  const working = inTurns({ atOnce: 1, waiting: AT_ONCE, waitingFirst: 0, isHalfOfTheTime: true, refusal: () => unavailable() });
  return {
    /** What `work` makes of the text that `read` gives; a body of the usual size waits for nobody. */
    async answer<Done>(
      { request, largest }: { request: Request; largest: number | undefined },
      read: () => Promise<string>,
      work: (text: string) => Promise<Done>,
    ): Promise<Done> {
      if (!mayBeLarge(request, largest)) return work(await read());
      return held(async () => {
        const text = await read();
        if (text.length <= LARGEST_BODY) return work(text);
        return working.take(() => turnOfOthers().then(() => work(text)), { signal: request.signal });
      });
    },
  };
}

/** A body without a length may become as large as its call takes. */
function mayBeLarge(request: Request, largest = LARGEST_BODY): boolean {
  return largest > LARGEST_BODY && Number(request.headers.get("content-length") ?? largest) > LARGEST_BODY;
}
