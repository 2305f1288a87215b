import { kopiykas, type Kopiykas } from "../../../platform/money/money.ts";
import type { Mean, Purse } from "../../cart/bill.rules.ts";

/** Kopiykas; `balance` is below zero when the customer owes, `debts` are those that no order is paying yet. */
export type InPurse = { bonuses: Kopiykas; balance: Kopiykas; debts: Kopiykas };

export type Wishes = { useBonuses: boolean; useBalance: boolean; first: Mean };

export const noWishes: Wishes = { useBonuses: false, useBalance: false, first: "bonuses" };

export const purseOf = ({ bonuses, balance, debts }: InPurse, wishes: Wishes): Purse => ({
  has: { bonuses, balance: kopiykas(Math.max(0, balance)) },
  uses: usesOf(wishes),
  debts,
});

function usesOf({ useBonuses, useBalance, first }: Wishes): Mean[] {
  const order: Mean[] = first === "bonuses" ? ["bonuses", "balance"] : ["balance", "bonuses"];
  return order.filter((mean) => (mean === "bonuses" ? useBonuses : useBalance));
}
