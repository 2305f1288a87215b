import { kopiykas, sumKopiykas, type Kopiykas } from "../../../platform/money/money.ts";

/** By what means goods were paid for or are given back; `money`: by card or on receipt. */
export type Means = { money: Kopiykas; balance: Kopiykas; bonuses: Kopiykas };

const inOrder = ["money", "balance", "bonuses"] as const;

/** How an order's goods were paid: points first, then balance, then money. The fee of the payment is not part of it. */
export function paidForGoods(order: { goods: Kopiykas; bonuses_used: Kopiykas; balance_used: Kopiykas }): Means {
  const bonuses = kopiykas(Math.min(order.bonuses_used, order.goods));
  const balance = kopiykas(Math.min(order.balance_used, order.goods - bonuses));
  return { bonuses, balance, money: kopiykas(order.goods - bonuses - balance) };
}

export const without = (paid: Means, before: Means): Means => byMeans((means) => Math.max(0, paid[means] - before[means]));

export const sumOf = (means: Means): Kopiykas => sumKopiykas(inOrder.map((one) => means[one]));

/** Splits returned goods' value, kopiykas, by the shares of what is `left`, odd kopiykas to money, balance, points; no means gives more. */
export function splitReturn(value: Kopiykas, left: Means): Means {
  const all = sumOf(left);
  const worth = Math.min(value, all);
  if (all === 0) return byMeans(() => 0);
  const parts = byMeans((means) => Number((BigInt(left[means]) * BigInt(worth)) / BigInt(all)));
  let odd = worth - sumOf(parts);
  return byMeans((means) => {
    const more = Math.min(odd, left[means] - parts[means]);
    odd -= more;
    return parts[means] + more;
  });
}

const byMeans = (amountOf: (means: keyof Means) => number): Means => ({
  money: kopiykas(amountOf("money")),
  balance: kopiykas(amountOf("balance")),
  bonuses: kopiykas(amountOf("bonuses")),
});
