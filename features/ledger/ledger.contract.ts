import type { Tables } from "../../db/tables.ts";

export type Ledger = Tables["posting"]["ledger"];

/** Ledgers that a customer sees. */
export const customerLedgers = ["customer_balance", "customer_bonus", "delivery_debt"] as const satisfies readonly Ledger[];
export type CustomerLedger = (typeof customerLedgers)[number];

/** Why money moves (decision 0041). The two `earlier` ones carried over balances from before the journal. */
export const reasons = [
  "bonus_spent",
  "balance_spent",
  "card_payment",
  "cash_on_delivery",
  "resale_margin",
  "debt_paid",
  "sale",
  "cashback",
  "cashback_taken_back",
  "bonus_returned",
  "balance_returned",
  "goods_returned",
  "refund_due",
  "refund_to_balance",
  "refund_paid",
  "refund_refused",
  "late_payment",
  "delivery_debt",
  "debt_forgiven",
  "bonus_granted",
  "bonus_ended",
  "correction",
  "earlier_balance",
  "earlier_bonus",
] as const;
export type Reason = (typeof reasons)[number];
