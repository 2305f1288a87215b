import { forgetOldCounters } from "../../../platform/limits/budget.ts";
import { addDays, addHours } from "../../../platform/time/time.ts";
import { forgetEndedTokens } from "../../accounts/accounts.server.ts";
import type { Shop } from "../../shop.ts";
import { deleteCodesSentBefore, deletePassesSpentBefore } from "./sign-in.queries.ts";

/** Long enough to investigate an attack (S22); codes carry phones (S53). */
const KEEP_DAYS = 7;
const KEEP_PASSES_HOURS = 2;

export async function forgetOldSignIns(shop: Shop): Promise<void> {
  const now = shop.clock.now();
  await shop.db.write(async (tx) => {
    await deleteCodesSentBefore(tx, addDays(now, -KEEP_DAYS));
    await deletePassesSpentBefore(tx, addHours(now, -KEEP_PASSES_HOURS));
  });
  await forgetEndedTokens(shop);
  await forgetOldCounters(shop);
}
