import type { Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import { kopiykas } from "../../../../platform/money.ts";
import type { Mean, Purse } from "../../../cart/bill.rules.ts";
import { customerOf, type Visit } from "../../../shop.ts";
import { selectPurse } from "./purse.queries.ts";

export type Wishes = { useBonuses: boolean; useBalance: boolean; first: Mean };

export async function readPurse(db: Kysely<Tables>, visit: Visit, wishes: Wishes): Promise<Purse> {
  const { id } = customerOf(visit);
  const { bonuses, balance, debts } = await selectPurse(db, id, visit.shop.clock.now());
  return { has: { bonuses, balance: kopiykas(Math.max(0, balance)) }, uses: usesOf(wishes), debts };
}

function usesOf({ useBonuses, useBalance, first }: Wishes): Mean[] {
  const order: Mean[] = first === "bonuses" ? ["bonuses", "balance"] : ["balance", "bonuses"];
  return order.filter((mean) => (mean === "bonuses" ? useBonuses : useBalance));
}
