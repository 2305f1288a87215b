import type { Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { Id } from "../../../../platform/ids.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import { balanceStep, freeDebtsStep } from "../../../balance/balance.server.ts";
import { bonusSumStep } from "../../../loyalty/loyalty.server.ts";

/** Kopiykas; `balance` is below zero when the customer owes, `debts` are those that no order is paying yet. */
export const selectPurse = (db: Kysely<Tables>, accountId: Id<"account">, now: Instant) =>
  db
    .selectNoFrom([bonusSumStep(accountId, now).as("bonuses"), balanceStep(accountId).as("balance"), freeDebtsStep(accountId).as("debts")])
    .executeTakeFirstOrThrow();
