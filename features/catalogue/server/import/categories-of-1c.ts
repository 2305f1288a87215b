import type { Tx } from "../../../shop.ts";
import { settledAudiences } from "../../audiences.rules.ts";
import { selectGroupsSaid, updateAudiences, upsertCategories, type ImportedCategory } from "./categories-of-1c.queries.ts";

export type { ImportedCategory };

/** Writes groups of 1C, parents first, and settles whom every group is for; answers how many changed. */
export async function writeCategories(tx: Tx, categories: readonly ImportedCategory[]): Promise<number> {
  const written = await upsertCategories(tx, categories);
  const settled = await settleAudiences(tx);
  return Math.max(written, settled);
}

/** Settles whom every group is for after anything about groups has changed; answers how many are for others now. */
export async function settleAudiences(tx: Tx): Promise<number> {
  const groups = await selectGroupsSaid(tx);
  return updateAudiences(
    tx,
    [...settledAudiences(groups)].map(([id, audiences]) => ({ id, audiences })),
  );
}
