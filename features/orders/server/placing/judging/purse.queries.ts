import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Tables } from "../../../../../db/tables.ts";
import type { Id } from "../../../../../platform/ids.ts";
import type { Instant } from "../../../../../platform/time/time.ts";
import { balanceStep, freeDebtsStep } from "../../../../balance/balance.server.ts";
import { bonusSumStep } from "../../../../loyalty/loyalty.server.ts";
import type { InPurse } from "../../../placing/purse.rules.ts";

export async function selectPurse(db: Kysely<Tables>, accountId: Id<"account">, now: Instant): Promise<InPurse> {
  const { rows } = await sql<InPurse>`select ${purseColumns(accountId, now)}`.execute(db);
  const [purse] = rows;
  if (!purse) throw new Error("a purse without a row");
  return purse;
}

export const purseColumns = (accountId: Id<"account">, now: Instant): RawBuilder<InPurse> =>
  sql`${bonusSumStep(accountId, now)} as bonuses, ${balanceStep(accountId)} as balance, ${freeDebtsStep(accountId)} as debts`;
