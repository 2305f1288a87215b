import type { Settings } from "../../../settings/settings.rules.ts";
import type { Part } from "../payments/money.queries.ts";

/** A carrier that collects may make the receipt itself; for the balance and the rest after a prepayment only the shop can. */
export const isReceiptDue = (
  order: Pick<Part, "paid_by" | "prepaid_by" | "to_pay">,
  settings: Pick<Settings, "receipts_on_delivery">,
): boolean => order.paid_by === null && (settings.receipts_on_delivery || order.prepaid_by !== null || order.to_pay === 0);
