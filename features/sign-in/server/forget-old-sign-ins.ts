import { forgetOldCounters } from "../../../platform/limits/budget.ts";
import { addDays, addHours } from "../../../platform/time.ts";
import { forgetEndedTokens } from "../../accounts/accounts.server.ts";
import type { Shop } from "../../shop.ts";
import { deleteCodesSentBefore, deletePassesSpentBefore } from "./sign-in.queries.ts";

/** Codes are kept that long: long enough to see an attack (S22), no longer, since they carry phones (S53). */
const KEEP_DAYS = 7;
/** A spent pass is over long before. */
const KEEP_PASSES_HOURS = 2;

/** Tidies what sign-in leaves behind: old codes and passes, ended tokens, counters of windows long over. */
export async function forgetOldSignIns(shop: Shop): Promise<void> {
  const now = shop.clock.now();
  await shop.db.write(async (tx) => {
    await deleteCodesSentBefore(tx, addDays(now, -KEEP_DAYS));
    await deletePassesSpentBefore(tx, addHours(now, -KEEP_PASSES_HOURS));
  });
  await forgetEndedTokens(shop);
  await forgetOldCounters(shop);
}
