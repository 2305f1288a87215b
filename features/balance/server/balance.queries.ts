import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Kopiykas } from "../../../platform/money/money.ts";

/** Kopiykas; above zero the shop owes the customer. */
export async function selectBalance(db: Kysely<Tables>, accountId: Id<"account">): Promise<Kopiykas> {
  const { balance } = await db.selectNoFrom(balanceStep(accountId).as("balance")).executeTakeFirstOrThrow();
  return balance;
}

export const balanceStep = (accountId: Id<"account">): RawBuilder<Kopiykas> =>
  sql`coalesce((select balance from customer_money where account_id = ${accountId}), 0)`;
