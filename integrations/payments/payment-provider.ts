import type { Wording } from "../carriers/carrier.ts";

/** A way of paying, and what it means for an order. Its code is stored with orders and never changes. */
export type PaymentProvider = {
  readonly code: string;
  /** The switch of the back office that offers it (`features/settings/services.rules.ts`). */
  readonly service: string;
  readonly name: Wording;
  /** What the customer should know before choosing it. */
  readonly note: Wording;
  /**
   * When the money comes. On receipt: the shop's fee is added, and a newcomer's large order waits for the word of staff
   * (security.md S33). Before sending: the order waits for its payment.
   */
  readonly paid: "on_receipt" | "before_sending";
  /** How the bill names the fee. */
  readonly feeName: Wording;
};
