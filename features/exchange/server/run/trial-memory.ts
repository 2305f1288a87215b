import type { Id } from "../../../../platform/ids.ts";
import { keptInMemory, type Shop } from "../../../shop.ts";
import type { NamedTypes } from "../prices/price-book.ts";
import type { Properties } from "../rows/details-of.ts";

/** What a trial's files tell the next ones, since the database does not keep it; a trial lost with its process is run again. */
export const trialMemory = (shop: Shop, runId: Id<"import_run">): NamedTypes & { properties: Properties } =>
  keptInMemory(shop, keyOf(runId), () => ({ types: [], rates: [], properties: new Map() }));

export const forgetTrial = (shop: Shop, runId: Id<"import_run">): void => void shop.memory.delete(keyOf(runId));

const keyOf = (runId: Id<"import_run">): string => `trial ${runId}`;
