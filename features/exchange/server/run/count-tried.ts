import type { Id } from "../../../../platform/ids.ts";
import type { Tx } from "../../../shop.ts";
import type { Parked } from "../parked/parked.queries.ts";
import { count, type Tally } from "../report/tally.ts";
import { selectSeenOf } from "./runs.queries.ts";

/** A trial writes no goods, so its own are looked up for its offers, and nothing of it waits for later files. */
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
