import { appendFileSync } from "node:fs";

/** Milliseconds of the machine's clock, the servers' as well. */
export const instant = (): number => performance.timeOrigin + performance.now();

/** One call of a client: asked, answered (null: the answer was lost) and what came of it. */
type Call = { client: number; kind: string; asked: number; answered: number | null; outcome: string; detail: string };
/** Pieces a client was promised: surely held, or sold, from one instant to another. */
type Promised = { variationId: number; pieces: number; from: number; to: number; cartId: string };
/** A correction of what is on hand. */
type Supplied = { source: string; asked: number; answered: number };

/** Everything the clients saw, written down as it happens; the judge that asks no database. */
export function openHistory(file: string) {
  const promised: Promised[] = [];
  const supplied: Supplied[] = [];
  const ended = new Map<string, number>();
  const counts = new Map<string, number>();
  let waiting: string[] = [];
  const flush = () => {
    if (waiting.length > 0) appendFileSync(file, `${waiting.join("\n")}\n`);
    waiting = [];
  };
  return {
    file,
    promised,
    supplied,
    counts,
    call(call: Call) {
      const name = `${call.kind} ${call.outcome}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
      waiting.push(JSON.stringify(call));
      if (waiting.length >= 500) flush();
    },
    /** Staff began to end a cart; from here on it promises nothing. */
    endedByStaff: (cartId: string, asked: number) => void ended.set(cartId, Math.min(asked, ended.get(cartId) ?? asked)),
    wasEndedByStaff: (cartId: string) => ended.has(cartId),
    flush,
    /** The promises, cut where staff ended the cart they were made in. */
    cutPromises: () =>
      promised.map((one) => ({ ...one, to: Math.min(one.to, ended.get(one.cartId) ?? Infinity) })).filter((one) => one.to > one.from),
  };
}
export type History = ReturnType<typeof openHistory>;

type Change = { at: number; promised: number; supply: number };

/**
 * Instants at which more of a variation was promised than there was: what customers surely held plus what they had
 * bought, against what was put on the shelf. Uses answers alone, so a database that agrees with itself cannot hide it.
 */
export function oversold(
  history: History,
  {
    shelf,
    corrections,
  }: { shelf: ReadonlyMap<number, number>; corrections: readonly { source: string; variationId: number; pieces: number }[] },
): string[] {
  const changes = new Map<number, Change[]>([...shelf.keys()].map((id) => [id, []]));
  for (const { variationId, pieces, from, to } of history.cutPromises()) {
    changes.get(variationId)?.push({ at: from, promised: pieces, supply: 0 }, { at: to, promised: -pieces, supply: 0 });
  }
  const asked = new Map(history.supplied.map((one) => [one.source, one]));
  for (const { source, variationId, pieces } of corrections) {
    const when = asked.get(source);
    if (when) changes.get(variationId)?.push({ at: pieces > 0 ? when.asked : when.answered, promised: 0, supply: pieces });
  }
  return [...changes].flatMap(([variationId, list]) => {
    let [held, supply, worst] = [0, shelf.get(variationId) ?? 0, ""];
    for (const change of list.sort((a, b) => a.at - b.at || a.promised - b.promised || b.supply - a.supply)) {
      held += change.promised;
      supply += change.supply;
      if (held > supply)
        worst ||= `oversold: variation ${variationId}: ${held} promised of ${supply} at ${new Date(change.at).toISOString()}`;
    }
    return worst ? [worst] : [];
  });
}
