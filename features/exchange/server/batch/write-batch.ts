import { takeBack } from "../../../../platform/db/take-back.ts";
import type { Id } from "../../../../platform/ids.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import { selectProductIds } from "../../../catalogue/import.server.ts";
import type { Shop, Tx } from "../../../shop.ts";
import { productsTopic } from "../../../topics.ts";
import { insertParked, rememberDeleted } from "../parked/parked.queries.ts";
import { planOf } from "../prices/price-book.ts";
import { countTried } from "../run/count-tried.ts";
import type { RunMemory } from "../run/run-memory.ts";
import { insertCounted } from "../run/uncounted.queries.ts";
import { addCounts, insertRefusals, insertSeen, moveCursor } from "../run/runs.queries.ts";
import { bothApplied, nothingApplied, type Applied } from "./applied.ts";
import { applyOffers } from "./apply-offers.ts";
import { applyProducts } from "./apply-products.ts";
import type { Pending, WatchBatch } from "./pending-batch.ts";

type Target = { runId: Id<"import_run">; position: number; memory: RunMemory; watch?: WatchBatch | undefined };

/** One transaction with the file's cursor; `source` names the batch to stock and is the same when it is tried again. */
export async function writeBatch(
  shop: Shop,
  { runId, position, memory, watch }: Target,
  { products, ofGoods, choices, offers, refusals, counted, rows, tally }: Pending,
  source: string,
): Promise<void> {
  const where = { now: shop.clock.now(), calledAt: memory.calledAt, reader: memory.reader, plan: planOf(memory.prices), tally };
  const batch = { products, offers, refusals };
  await shop.db.job(async (tx) => {
    const applyRows = async (): Promise<Applied> => {
      if (offers.length > 0) return applyOffers(tx, offers, { ...where, source });
      const goods = products.length > 0 ? await applyProducts(tx, products, where) : nothingApplied;
      await rememberChoices(tx, choices, where.now);
      return ofGoods.length === 0 ? goods : bothApplied(goods, await applyOffers(tx, ofGoods, { ...where, source, ofGoods: true }));
    };
    const apply = () => (watch ? watch.around(tx, batch, applyRows) : applyRows());
    const applied = memory.isTrial ? await takeBack(tx, apply) : await apply();
    if (products.length > 0)
      await insertSeen(
        tx,
        runId,
        products.map(({ row }) => row.id1c),
      );
    await insertCounted(tx, runId, counted);
    await insertRefusals(tx, runId, [...refusals, ...applied.refusals]);
    if (memory.isTrial) await countTried(tx, { runId, parked: applied.parked, tally });
    else await insertParked(tx, runId, applied.parked, where.now);
    await watch?.keep(tx, batch, applied);
    await addCounts(tx, runId, position, tally);
    await moveCursor(tx, runId, position, { rows, changed: applied.changed });
    if (applied.changed > 0 && !memory.isTrial)
      tx.changed(
        productsTopic,
        await selectProductIds(tx, [...products.map(({ row }) => row.id1c), ...[...ofGoods, ...offers].map(({ row }) => row.product1c)]),
      );
  });
}

/** Offers do not bring a deleted choice back. */
async function rememberChoices(tx: Tx, choices: Pending["choices"], now: Instant): Promise<void> {
  if (choices.length === 0) return;
  const { deleted = [], alive = [] } = Object.groupBy(choices, ({ removed }) => (removed ? "deleted" : "alive"));
  await rememberDeleted(tx, { deleted: deleted.map(({ id1c }) => id1c), alive: alive.map(({ id1c }) => id1c), now });
}
