import type { Instant } from "../../../../platform/time/time.ts";
import type { PricePlan } from "../../../catalogue/import.server.ts";
import type { Reader } from "../../readers.rules.ts";
import type { Parked } from "../parked/parked.queries.ts";
import type { Tally } from "../report/tally.ts";
import type { RefusalRow } from "../run/runs.queries.ts";

export type Applied = { changed: number; refusals: RefusalRow[]; parked: Parked[] };
/** `calledAt`: when `reader` began to send these files, or the import of files by hand began. */
export type Where = { now: Instant; calledAt: Instant; reader: Reader; plan: PricePlan; tally: Tally };

export const nothingApplied: Applied = { changed: 0, refusals: [], parked: [] };

export const bothApplied = (one: Applied, other: Applied): Applied => ({
  changed: one.changed + other.changed,
  refusals: [...one.refusals, ...other.refusals],
  parked: [...one.parked, ...other.parked],
});
