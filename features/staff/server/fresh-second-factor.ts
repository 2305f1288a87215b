import { invalid } from "../../../platform/contracts/errors.ts";
import { giveBackToBudget } from "../../../platform/limits/budget.ts";
import { requireBudgets } from "../../../platform/limits/require-budgets.ts";
import { secondsBetween } from "../../../platform/time/time.ts";
import { staffOf, type Visit } from "../../shop.ts";
import { totpStepOf } from "./second-factor.ts";
import { renewSecondFactor, selectSecondFactor, takeTotpStep } from "./staff.queries.ts";

const FRESH_SECONDS = 300;
const TRIES = 10;
const WINDOW_SECONDS = 900;

/** Requires a second factor of the last five minutes or `code` (S29); call before the transaction. Throws 422 at `code`. */
export async function requireFreshSecondFactor(visit: Visit, code: string | undefined): Promise<void> {
  const { shop, now } = visit;
  const staff = staffOf(visit);
  const { second_factor_at: shownAt, totp_secret: sealed, totp_step: lastStep } = await selectSecondFactor(shop.db.read, staff.sessionId);
  if (secondsBetween(shownAt, now) <= FRESH_SECONDS) return;
  if (!code) throw invalid({ code: ["staff.codeNeeded"] });
  const tries = { name: "staff second factor", of: String(staff.id), limit: TRIES, windowSeconds: WINDOW_SECONDS };
  await requireBudgets(shop, [tries]);
  const step = await totpStepOf(shop, { sealed, code, lastStep, now });
  if (step === undefined) throw invalid({ code: ["staff.codeWrong"] });
  await shop.db.write(async (tx) => {
    if (!(await takeTotpStep(tx, staff.id, step))) throw invalid({ code: ["staff.codeWrong"] });
    await renewSecondFactor(tx, staff.sessionId, now);
  });
  await giveBackToBudget(shop, tries);
}
