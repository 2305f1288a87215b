import type { Id } from "../../../../platform/ids.ts";
import type { Tx } from "../../../shop.ts";
import type { Parked } from "../parked.queries.ts";
import { count, type Tally } from "../report/tally.ts";
import { selectSeenOf } from "../runs.queries.ts";

/** Goods of the same trial are not there for their offers, and nothing of a trial waits for what comes later. */
export async function countTried(
  tx: Tx,
  { runId, parked, tally }: { runId: Id<"import_run">; parked: readonly Parked[]; tally: Tally },
): Promise<void> {
  const offers = parked.flatMap((one) => (one.kind === "offer" ? [one.row.product1c] : []));
  const seen = await selectSeenOf(tx, runId, [...new Set(offers)]);
  const known = offers.filter((product) => seen.has(product)).length;
  count(tally, "taken", "Предложение нового товару", known);
  count(tally, "ignored", "Предложение невідомого товару: чекало б на нього", offers.length - known);
}
