import type { Tx } from "../../../shop.ts";
import { settledAudiences } from "../../audiences.rules.ts";
import { selectGroupsSaid, updateAudiences, upsertCategories, type ImportedCategory } from "./categories-of-1c.queries.ts";

export async function writeCategories(tx: Tx, categories: readonly ImportedCategory[]): Promise<number> {
  const written = await upsertCategories(tx, categories);
  const settled = await settleAudiences(tx);
  return Math.max(written, settled);
}

/** Call after any change of groups; answers how many have other audiences now. */
export async function settleAudiences(tx: Tx): Promise<number> {
  const groups = await selectGroupsSaid(tx);
  return updateAudiences(
    tx,
    [...settledAudiences(groups)].map(([id, audiences]) => ({ id, audiences })),
  );
}
