import { addDays } from "../../../platform/time/time.ts";
import type { Shop } from "../../shop.ts";
import { deleteAnswersBefore } from "./answers.queries.ts";

const DAYS_KEPT = 7;

/** Deletes answers to requests too old to be repeated (security.md S14). Job. */
export async function forgetOldAnswers(shop: Shop): Promise<void> {
  await shop.db.job((tx) => deleteAnswersBefore(tx, addDays(shop.clock.now(), -DAYS_KEPT)));
}
