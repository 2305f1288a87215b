import { kopiykas, type Kopiykas } from "../../../platform/money/money.ts";
import { paidForGoods, splitReturn, type Means } from "../refunds/return.rules.ts";

/** The money columns of an order, kopiykas. */
export type OrderSums = Record<"goods" | "fee" | "bonuses_used" | "balance_used" | "debts_paid" | "to_pay", Kopiykas>;

/** An order's sums without missing goods of `value`, and what goes back, split as a return is (docs/decisions/0057). */
export function withoutMissing(before: OrderSums, { value, fee }: { value: Kopiykas; fee: Kopiykas }): { left: OrderSums; back: Means } {
  const back = splitReturn(value, paidForGoods(before));
  const left = {
    goods: kopiykas(before.goods - value),
    fee,
    bonuses_used: kopiykas(before.bonuses_used - back.bonuses),
    balance_used: kopiykas(before.balance_used - back.balance),
    debts_paid: before.debts_paid,
    to_pay: kopiykas(before.to_pay - back.money - (before.fee - fee)),
  };
  return { left, back };
}
