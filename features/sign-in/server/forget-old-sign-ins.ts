import { forgetOldCounters } from "../../../platform/limits/budget.ts";
import { addDays } from "../../../platform/time.ts";
import { forgetEndedTokens } from "../../accounts/accounts.server.ts";
import type { Shop } from "../../shop.ts";
import { deleteCodesSentBefore } from "./sign-in.queries.ts";

/** Codes are kept that long: long enough to see an attack (S22), no longer, since they carry phones (S53). */
const KEEP_DAYS = 7;

/** Tidies what sign-in leaves behind: old codes, ended tokens, counters of windows long over. */
export async function forgetOldSignIns(shop: Shop): Promise<void> {
  await shop.db.write((tx) => deleteCodesSentBefore(tx, addDays(shop.clock.now(), -KEEP_DAYS)));
  await forgetEndedTokens(shop);
  await forgetOldCounters(shop);
}
