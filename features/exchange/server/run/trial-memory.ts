import type { Id } from "../../../../platform/ids.ts";
import { keptInMemory, type Shop } from "../../../shop.ts";
import type { NamedTypes } from "../prices/price-book.ts";
import type { Properties } from "../rows/details-of.ts";

/** A trial's memory from one file to the next, which the database does not keep; a trial lost with its process is run again. */
export const trialMemory = (shop: Shop, runId: Id<"import_run">): NamedTypes & { properties: Properties } =>
  keptInMemory(shop, keyOf(runId), () => ({ types: [], rates: [], properties: new Map() }));

export const forgetTrial = (shop: Shop, runId: Id<"import_run">): void => void shop.memory.delete(keyOf(runId));

const keyOf = (runId: Id<"import_run">): string => `trial ${runId}`;
