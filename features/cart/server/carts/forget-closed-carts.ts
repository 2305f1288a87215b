import { addDays, type Instant } from "../../../../platform/time/time.ts";
import type { Shop, Tx } from "../../../shop.ts";
import { deleteBulkLinesBefore } from "../lines/bulk-lines.queries.ts";
import { deleteCarts, deleteLinesOf, lockCartsClosedBefore } from "../cart.queries.ts";

const DAYS_KEPT = 30;
/** A bulk add may be repeated this long under its key (security.md S14). */
const DAYS_OF_A_KEY = 7;
const CARTS_A_BATCH = 500;

/** Answers how many were tidied; an ordered cart stays without its lines, since its order refers to it. */
export async function forgetClosedCarts(shop: Shop): Promise<number> {
  await shop.db.job((tx) => deleteBulkLinesBefore(tx, addDays(shop.clock.now(), -DAYS_OF_A_KEY)));
  const before = addDays(shop.clock.now(), -DAYS_KEPT);
  let tidied = 0;
  let batch: number;
  do {
    batch = await shop.db.job((tx) => tidyBatch(tx, before));
    tidied += batch;
  } while (batch === CARTS_A_BATCH);
  return tidied;
}

async function tidyBatch(tx: Tx, before: Instant): Promise<number> {
  const carts = await lockCartsClosedBefore(tx, before, CARTS_A_BATCH);
  const unordered = carts.filter(({ state }) => state !== "ordered");
  if (carts.length > 0) await deleteLinesOf(tx, idsOf(carts));
  if (unordered.length > 0) await deleteCarts(tx, idsOf(unordered));
  return carts.length;
}

const idsOf = (carts: readonly { id: string }[]): string[] => carts.map(({ id }) => id);
