import type { Answer, Json } from "../../../support/api-client.ts";
import type { Seen } from "./own-cart.ts";
import type { Lines } from "./possible-lines.ts";
import type { Goods } from "./shelf.ts";

type Short = { variationId: number; quantity: number };

/**
 * The complaint about a recalculation's answer: more than was asked for, broken packs, something held before that was
 * taken away although it was asked for, or a shortage that is not named. `before` is what the cart surely held;
 * `mayHaveEnded`: staff or its time may have ended the cart right after it was fitted, which then is shown as gone.
 */
export function judgeRecalculated({
  wanted,
  goods,
  seen,
  answer,
  before,
  mayHaveEnded,
}: {
  wanted: ReadonlyMap<number, Json>;
  goods: readonly Goods[];
  seen: Seen;
  answer: Answer;
  before: Lines | undefined;
  mayHaveEnded: boolean;
}): string[] {
  const faults: string[] = [];
  const isGone = seen.id === null && mayHaveEnded;
  const short = new Map(((answer.body["not_available"] ?? []) as Short[]).map((one) => [one.variationId, one.quantity]));
  for (const id of new Set([...wanted.keys(), ...seen.lines.keys()])) {
    const asked = Number(wanted.get(id)?.["quantity"] ?? 0);
    const granted = seen.lines.get(id) ?? 0;
    const pack = goods.find(({ variationId }) => variationId === id)?.pack ?? 1;
    if (granted > asked) faults.push(`recalculate: ${granted} of variation ${id} were granted, ${asked} asked for`);
    if (granted % pack !== 0) faults.push(`recalculate: ${granted} of variation ${id} are no whole packs of ${pack}`);
    if (before && granted < Math.min(asked, before.get(id) ?? 0))
      faults.push(`S5 recalculate: of variation ${id} ${before.get(id)} were held, ${asked} asked for, ${granted} left`);
    if (granted < asked && short.get(id) !== granted && !isGone)
      faults.push(`recalculate: ${granted} of ${asked} of variation ${id}, named as ${short.get(id)}`);
  }
  return faults;
}
