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

/** Unpaid debts for deliveries: `delivery_debt` without `delivery_debt_paid` from the same source. */
export async function selectDeliveryDebts(db: Kysely<Tables>, accountId: Id<"account">): Promise<number> {
  const { open } = await db
    .selectFrom("balance_entry as debt")
    .select((eb) => eb.fn.countAll<string | number>().as("open"))
    .where("debt.account_id", "=", accountId)
    .where("debt.reason", "=", "delivery_debt")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("balance_entry as paid")
            .select("paid.id")
            .whereRef("paid.source", "=", "debt.source")
            .where("paid.reason", "=", "delivery_debt_paid"),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(open);
}
