import type { Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import { sumKopiykas } from "../../../../platform/money.ts";
import { balanceOf, openDebts } from "../../../balance/balance.server.ts";
import type { Mean, Purse } from "../../../cart/bill.rules.ts";
import { bonusSum } from "../../../loyalty/loyalty.server.ts";
import { customerOf, type Visit } from "../../../shop.ts";

export type Wishes = { useBonuses: boolean; useBalance: boolean; first: Mean };

/** What the customer has, what of it is to be used, and the debts that no order is paying yet. */
export async function readPurse(db: Kysely<Tables>, visit: Visit, wishes: Wishes): Promise<Purse> {
  const { id } = customerOf(visit);
  const bonuses = await bonusSum(db, id, visit.shop.clock.now());
  const { companyDebt: balance } = await balanceOf(db, id);
  const debts = await openDebts(db, id);
  return {
    has: { bonuses, balance },
    uses: usesOf(wishes),
    debts: sumKopiykas(debts.filter(({ paidWith }) => paidWith === null).map(({ amount }) => amount)),
  };
}

function usesOf({ useBonuses, useBalance, first }: Wishes): Mean[] {
  const order: Mean[] = first === "bonuses" ? ["bonuses", "balance"] : ["balance", "bonuses"];
  return order.filter((mean) => (mean === "bonuses" ? useBonuses : useBalance));
}
