import type { CarrierDirectory } from "../../../integrations/carriers/carrier-directory.ts";
import type { Shop } from "../../shop.ts";
import { finishDirectory, upsertDepartments, upsertSettlements } from "./directory.queries.ts";

/** Rows written in one transaction. */
const AT_ONCE = 1_000;

/**
 * Mirrors a carrier's directory into the database, a page a transaction; what it names no more goes at the end. A loading
 * that is interrupted, or that names no settlement or no department, leaves what was there to be chosen and throws.
 */
export async function loadDirectory(shop: Shop, carrier: string, directory: CarrierDirectory): Promise<void> {
  const at = shop.clock.now();
  let settlements = 0;
  for await (const rows of batches(directory.settlements())) {
    await shop.db.write((tx) => upsertSettlements(tx, { carrier, rows, from: settlements, at }));
    settlements += rows.length;
  }
  let departments = 0;
  for await (const rows of batches(directory.departments())) {
    await shop.db.write((tx) => upsertDepartments(tx, { carrier, rows, from: departments, at }));
    departments += rows.length;
  }
  if (settlements === 0 || departments === 0) throw new Error(`the directory of ${carrier} (${directory.source}) names no places`);
  await shop.db.write((tx) => finishDirectory(tx, { carrier, source: directory.source, at }));
}

async function* batches<Row>(pages: AsyncIterable<readonly Row[]>): AsyncIterable<readonly Row[]> {
  for await (const page of pages) for (let from = 0; from < page.length; from += AT_ONCE) yield page.slice(from, from + AT_ONCE);
}
