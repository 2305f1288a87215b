import type { Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import { kopiykas, type Kopiykas } from "../../../../platform/money/money.ts";
import { bringsGoodsBack } from "../../orders.rules.ts";
import { selectGivenBack, type Part } from "../payments/money.queries.ts";

export const isRefundable = ({ paid_by: paidBy, status }: Pick<Part, "paid_by" | "status">): boolean =>
  paidBy !== null && !bringsGoodsBack(status);

/** Kopiykas of the card's money for an order's goods that may still go back. */
export async function refundableOf(db: Kysely<Tables>, order: Part): Promise<Kopiykas> {
  if (!isRefundable(order)) return kopiykas(0);
  return kopiykas(Math.max(0, order.to_pay - order.debts_paid - (await selectGivenBack(db, order.id))));
}
