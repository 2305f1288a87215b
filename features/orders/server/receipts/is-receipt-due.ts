import type { Settings } from "../../../settings/settings.rules.ts";
import type { Part } from "../payments/money.queries.ts";

/** Who collects money on receipt may make its receipt; what the balance paid, and the rest after a prepayment, have no other maker. */
export const isReceiptDue = (
  order: Pick<Part, "paid_by" | "prepaid_by" | "to_pay">,
  settings: Pick<Settings, "receipts_on_delivery">,
): boolean => order.paid_by === null && (settings.receipts_on_delivery || order.prepaid_by !== null || order.to_pay === 0);
