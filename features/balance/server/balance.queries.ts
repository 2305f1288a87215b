import type { Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Id } from "../../../platform/ids.ts";

/** The sum of all entries, kopiykas; positive means the shop owes the customer. */
export async function selectBalance(db: Kysely<Tables>, accountId: Id<"account">): Promise<number> {
  const { sum } = await db
    .selectFrom("balance_entry")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string | number>("amount"), eb.lit(0)).as("sum"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return Number(sum);
}
