import type { Id } from "../../../../platform/ids.ts";
import { keptInMemory, type Shop } from "../../../shop.ts";
import type { NamedTypes } from "../prices/price-book.ts";
import type { Properties } from "../rows/details-of.ts";

/** What the files of a trial told those after them, since the database does not keep it; lost with the process, as a trial may be made again. */
export const trialMemory = (shop: Shop, runId: Id<"import_run">): NamedTypes & { properties: Properties } =>
  keptInMemory(shop, keyOf(runId), () => ({ types: [], rates: [], properties: new Map() }));

export const forgetTrial = (shop: Shop, runId: Id<"import_run">): void => void shop.memory.delete(keyOf(runId));

const keyOf = (runId: Id<"import_run">): string => `trial ${runId}`;
