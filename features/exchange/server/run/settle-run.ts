import type { Id } from "../../../../platform/ids.ts";
import type { Shop } from "../../../shop.ts";
import type { RunMemory } from "./run-memory.ts";
import { learnPrices, planOf, readPriceBook, repriceEverything } from "../prices/price-book.ts";
import { retryParked } from "../parked/retry-parked.ts";

/** Applies what later rows made possible: prices whose types came late, rows that waited for goods and groups. */
export async function settleRun(
  shop: Shop,
  { runId, position, memory }: { runId: Id<"import_run">; position: number; memory: RunMemory },
): Promise<void> {
  if (memory.isTrial) return;
  await learnLate(shop, runId, memory);
  await retryParked(shop, { runId, position, memory });
}

/** Price types that came after rows, or roles that staff changed meanwhile. */
async function learnLate(shop: Shop, runId: Id<"import_run">, memory: RunMemory): Promise<void> {
  const before = JSON.stringify(planOf(memory.prices));
  const met = [...memory.prices.met].map((id) => ({ id, name: "", currency: "" }));
  memory.prices = await learnPrices(shop, { types: [...met, ...memory.named.types], rates: memory.named.rates }, { runId, isTrial: false });
  if (JSON.stringify(planOf(memory.prices)) === before) return;
  await shop.db.job(async (tx) => {
    memory.prices = await readPriceBook(tx);
    await repriceEverything(tx);
  });
}
