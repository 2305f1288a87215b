import { setImmediate as turnOfOthers } from "node:timers/promises";
import { unavailable } from "../../contracts/errors.ts";
import { atMost } from "../../limits/at-most.ts";
import { countsOf } from "../../limits/counts-of.ts";
import { inTurns } from "../../limits/in-turns.ts";
import { LARGEST_BODY } from "./read-body.ts";

/** Bodies held from first byte to answer, which bounds their memory; strangers' slow bodies keep out only strangers. */
const PLACES = { known: 8, strangers: 4 } as const;
const ALL_PLACES = PLACES.known + PLACES.strangers;

/** Known senders by account or member of staff, strangers by network. */
export type Sender = { room: keyof typeof PLACES; name: string };

type Asked = { request: Request; largest: number | undefined; sender: Sender };

/** Reads few at once, half a room for one sender, and processes one at a time for half of the time; others get 503 unread (S59). */
export function openLargeBodies() {
  const rooms = { known: openRoom(PLACES.known), strangers: openRoom(PLACES.strangers) };
  const working = inTurns({
    atOnce: 1,
    waiting: ALL_PLACES,
    waitingFirst: ALL_PLACES,
    isHalfOfTheTime: true,
    refusal: () => unavailable(),
  });
  return {
    async answer<Done>(
      { request, largest, sender }: Asked,
      read: () => Promise<string>,
      work: (text: string) => Promise<Done>,
    ): Promise<Done> {
      if (!mayBeLarge(request, largest)) return work(await read());
      return rooms[sender.room](sender.name, async () => {
        const text = await read();
        if (text.length <= LARGEST_BODY) return work(text);
        const how = { signal: request.signal, isFirst: sender.room === "known" };
        return working.take(() => turnOfOthers().then(() => work(text)), how);
      });
    },
  };
}

function openRoom(places: number) {
  const held = atMost(places, () => unavailable());
  const ofEach = countsOf(places / 2);
  return async <Done>(name: string, work: () => Promise<Done>): Promise<Done> => {
    if (!ofEach.take(name)) throw unavailable();
    try {
      return await held(work);
    } finally {
      ofEach.giveBack(name);
    }
  };
}

/** A body of unknown length may reach the call's limit. */
export function mayBeLarge(request: Request, largest = LARGEST_BODY): boolean {
  return largest > LARGEST_BODY && Number(request.headers.get("content-length") ?? largest) > LARGEST_BODY;
}
