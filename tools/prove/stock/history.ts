import { appendFileSync } from "node:fs";

/** Whole milliseconds of the machine's clock, the servers' as well. */
export const instant = (): number => Date.now();

/** One call of a client, written down when it is over: asked, answered (null: the answer was lost) and what came of it. */
type Call = { client: number; kind: string; asked: number; answered: number | null; outcome: string; detail: string };
/** Pieces a client was promised: surely held, or sold, from one instant to another. */
type Promised = { variationId: number; pieces: number; from: number; to: number; cartId: string };
/** One run of the importer; `over`: when nothing of it can come through any more. */
type Supplied = { asked: number; over: number };
/** A call by which a client may have ended a cart of theirs. */
type MayEnd = { from: number; to: number };
/** A call by which staff may have ended a cart; `over`: when it was answered, or nothing of it can come any more. */
type StaffEnd = { client: number; cartId: string; asked: number; over: number };

/** The database keeps whole milliseconds of the same clock. */
const CLOCK_MS = 2;
/** Calls after which a cart may be no more. */
const ending = new Set(["remove", "recalculate", "delete", "place", "blacklist"]);

/** Everything the clients saw, written down as it happens; the judge that asks no database. */
export function openHistory(file: string) {
  const promised: Promised[] = [];
  const supplied: Supplied[] = [];
  const staffEnds = new Set<StaffEnd>();
  const mayEnd = new Map<number, MayEnd[]>();
  const counts = new Map<string, number>();
  let waiting: string[] = [];
  let answered = 0;
  const flush = () => {
    if (waiting.length > 0) appendFileSync(file, `${waiting.join("\n")}\n`);
    waiting = [];
  };
  return {
    file,
    promised,
    supplied,
    counts,
    /** Calls that were answered so far. */
    answered: () => answered,
    call(call: Call) {
      if (call.answered !== null) answered += 1;
      const name = `${call.kind} ${call.outcome}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
      if (ending.has(call.kind)) {
        const own = mayEnd.get(call.client) ?? [];
        mayEnd.set(call.client, own);
        own.push({ from: call.asked, to: call.answered ?? instant() });
      }
      waiting.push(JSON.stringify(call));
      if (waiting.length >= 500) flush();
    },
    /** Staff begin to end a cart of a client's; from here on it promises nothing, unless they are told that it was not they who ended it. */
    staffBeginToEnd(begun: Omit<StaffEnd, "over">) {
      const end = { ...begun, over: Infinity };
      staffEnds.add(end);
      return { isOver: () => void (end.over = instant()), wasRefused: () => void staffEnds.delete(end) };
    },
    staffMayHaveEndedCart: (cartId: string) => [...staffEnds].some((end) => end.cartId === cartId),
    /** Whether staff may have ended any cart of the client's since, be it one that the client does not know of yet. */
    staffMayHaveEndedOneOf: (client: number, since: number) => [...staffEnds].some((end) => end.client === client && end.over >= since),
    /** Whether the client had a call under way at that instant by which a cart of theirs may have ended. */
    mayHaveEnded: (client: number, at: number) =>
      (mayEnd.get(client) ?? []).some(({ from, to }) => from - CLOCK_MS <= at && at <= to + CLOCK_MS),
    flush,
    /** The promises, cut where staff ended the cart they were made in. */
    cutPromises() {
      const cut = new Map<string, number>();
      for (const { cartId, asked } of staffEnds) cut.set(cartId, Math.min(asked, cut.get(cartId) ?? Infinity));
      return promised.map((one) => ({ ...one, to: Math.min(one.to, cut.get(one.cartId) ?? Infinity) })).filter((one) => one.to > one.from);
    },
  };
}
export type History = ReturnType<typeof openHistory>;

/** A movement the importer wrote. */
export type Correction = { at: Date; variationId: number; pieces: number };
type Change = { at: number; promised: number; supply: number };

/**
 * Instants at which more of a variation was promised than there was: what customers surely held plus what they had
 * bought, against what was put on the shelf. Uses answers alone, so a database that agrees with itself cannot hide it.
 */
export function oversold(
  history: History,
  { shelf, corrections }: { shelf: ReadonlyMap<number, number>; corrections: readonly Correction[] },
): string[] {
  const changes = new Map<number, Change[]>([...shelf.keys()].map((id) => [id, []]));
  for (const { variationId, pieces, from, to } of history.cutPromises()) {
    changes.get(variationId)?.push({ at: from, promised: pieces, supply: 0 }, { at: to, promised: -pieces, supply: 0 });
  }
  const faults: string[] = [];
  for (const { at, variationId, pieces } of corrections) {
    const runs = history.supplied.filter(({ asked, over }) => asked - CLOCK_MS <= at.getTime() && at.getTime() <= over);
    if (runs.length === 0) faults.push(`I3 nobody asked for: variation ${variationId} was moved by ${pieces} at ${at.toISOString()}`);
    const [earliest, latest] = [Math.min(...runs.map(({ asked }) => asked)), Math.max(...runs.map(({ over }) => over))];
    if (runs.length > 0) changes.get(variationId)?.push({ at: pieces > 0 ? earliest : latest, promised: 0, supply: pieces });
  }
  const oversold = [...changes].flatMap(([variationId, list]) => {
    let [held, supply, worst] = [0, shelf.get(variationId) ?? 0, ""];
    for (const change of list.sort((a, b) => a.at - b.at || a.promised - b.promised || b.supply - a.supply)) {
      held += change.promised;
      supply += change.supply;
      if (held > supply)
        worst ||= `oversold: variation ${variationId}: ${held} promised of ${supply} at ${new Date(change.at).toISOString()}`;
    }
    return worst ? [worst] : [];
  });
  return [...faults, ...oversold];
}
