import { kopiykas, type Kopiykas } from "../../../platform/money/money.ts";

type Order = { to_pay: Kopiykas; prepayment: Kopiykas; prepaid_by: number | null };

/** Kopiykas to be paid by card before an order is sent: all of it, or the prepayment of an order on receipt. */
export const dueByCard = ({ to_pay, prepayment }: Pick<Order, "to_pay" | "prepayment">): Kopiykas => (prepayment > 0 ? prepayment : to_pay);

/** Kopiykas paid by card for an order on receipt before it was sent. */
export const prepaid = ({ prepayment, prepaid_by }: Pick<Order, "prepayment" | "prepaid_by">): Kopiykas =>
  prepaid_by === null ? kopiykas(0) : prepayment;

/** Kopiykas that the carrier collects for an order on receipt. */
export const dueOnReceipt = (order: Order): Kopiykas => kopiykas(order.to_pay - prepaid(order));
