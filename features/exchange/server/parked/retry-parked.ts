import { rowsAsJson } from "../../../../platform/db/recordset.ts";
import { replaceProductCategories, selectProductIds } from "../../../catalogue/import.server.ts";
import { addDays } from "../../../../platform/time/time.ts";
import type { Shop } from "../../../shop.ts";
import { productsTopic } from "../../../topics.ts";
import { applyOffers } from "../batch/apply-offers.ts";
import type { RunMemory } from "../run/run-memory.ts";
import { insertParked, selectArrived, takeParkedGroups, takeParkedOffers, tidyParked, type ParkedGroups } from "./parked.queries.ts";
import { planOf } from "../prices/price-book.ts";
import { addCounts, insertRefusals } from "../run/runs.queries.ts";
import { openTally } from "../report/tally.ts";
import type { Id } from "../../../../platform/ids.ts";

const PRODUCTS_A_BATCH = 200;
const DAYS_PARKED = 30;
const MOST_PARKED = 100_000;

/** Rows of earlier imports too; the rest waits a month at most. */
export async function retryParked(
  shop: Shop,
  { runId, position, memory }: { runId: Id<"import_run">; position: number; memory: RunMemory },
): Promise<void> {
  const arrived = await selectArrived(shop.db.read);
  const now = shop.clock.now();
  const plan = planOf(memory.prices);
  for (let at = 0; at < arrived.products.length; at += PRODUCTS_A_BATCH) {
    const products = arrived.products.slice(at, at + PRODUCTS_A_BATCH);
    await shop.db.job(async (tx) => {
      const tally = openTally();
      const rows = await takeParkedOffers(tx, products);
      const applied = await applyOffers(tx, rows, {
        now,
        calledAt: memory.calledAt,
        reader: memory.reader,
        plan,
        tally,
        source: `import ${runId} parked ${at} ${now.getTime()}`,
      });
      await insertRefusals(tx, runId, applied.refusals);
      await insertParked(tx, runId, applied.parked, now);
      await addCounts(tx, runId, position, tally);
      tx.changed(productsTopic, await selectProductIds(tx, products));
    });
  }
  if (arrived.groups.length > 0)
    await shop.db.job(async (tx) => {
      const waiting = await takeParkedGroups(tx, arrived.groups);
      const latest = new Map(waiting.map((one) => [one.row.id1c, one]));
      const unknown = await replaceProductCategories(tx, rowsAsJson([...latest.values()].map(({ row }) => row)));
      await insertParked(
        tx,
        runId,
        unknown.flatMap(({ id1c, group }): ParkedGroups[] => {
          const one = latest.get(id1c);
          return one && one.waitsFor === group ? [{ ...one, waitsFor: group }] : [];
        }),
        now,
      );
      tx.changed(productsTopic, await selectProductIds(tx, [...latest.keys()]));
    });
  await tidyParked(shop.db.read, { since: addDays(now, -DAYS_PARKED), most: MOST_PARKED });
}
