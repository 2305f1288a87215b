import type { Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Instant } from "../../../platform/time.ts";
import type { Id } from "../../../platform/ids.ts";

/** Living grants less what was spent of the same lots; kopiykas. */
export async function selectBonusSum(db: Kysely<Tables>, accountId: Id<"account">, now: Instant): Promise<number> {
  const { sum } = await db
    .selectFrom("bonus_entry")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string | number>("amount"), eb.lit(0)).as("sum"))
    .where("account_id", "=", accountId)
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", now)]))
    .executeTakeFirstOrThrow();
  return Math.max(0, Number(sum));
}
