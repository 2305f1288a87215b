import type { Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Id } from "../../../platform/ids.ts";
import { kopiykas, type Kopiykas } from "../../../platform/money.ts";

/** Kopiykas; above zero the shop owes the customer. */
export async function selectBalance(db: Kysely<Tables>, accountId: Id<"account">): Promise<Kopiykas> {
  const row = await db.selectFrom("customer_money").select("balance").where("account_id", "=", accountId).executeTakeFirst();
  return row?.balance ?? kopiykas(0);
}
