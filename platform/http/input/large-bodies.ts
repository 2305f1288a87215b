import { setImmediate as turnOfOthers } from "node:timers/promises";
import { unavailable } from "../../contracts/errors.ts";
import { atMost } from "../../limits/at-most.ts";
import { inTurns } from "../../limits/in-turns.ts";
import { LARGEST_BODY } from "./read-body.ts";

/** Bounds the memory of bodies from first byte to answer. */
const AT_ONCE = 8;

/** Few are read at once, one is processed at a time for at most half of the time, further ones get 503 unread (S59). */
export function openLargeBodies() {
  const held = atMost(AT_ONCE, () => unavailable());
  const working = inTurns({ atOnce: 1, waiting: AT_ONCE, waitingFirst: 0, isHalfOfTheTime: true, refusal: () => unavailable() });
  return {
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

/** A body without a length may reach the call's limit. */
function mayBeLarge(request: Request, largest = LARGEST_BODY): boolean {
  return largest > LARGEST_BODY && Number(request.headers.get("content-length") ?? largest) > LARGEST_BODY;
}
