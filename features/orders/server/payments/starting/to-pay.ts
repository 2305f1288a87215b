import { sumKopiykas, type Kopiykas } from "../../../../../platform/money/money.ts";
import { openDebts } from "../../../../balance/balance.server.ts";
import { customerOf, type Visit } from "../../../../shop.ts";
import { selectUnpaidSum } from "./to-pay.queries.ts";

/** Kopiykas: orders that wait for their payment, and delivery debts that no order pays yet. */
export async function toPayOf(visit: Visit): Promise<Kopiykas> {
  const { db } = visit.shop;
  const { id } = customerOf(visit);
  const [orders, debts] = await Promise.all([selectUnpaidSum(db.read, id), openDebts(db.read, id)]);
  return sumKopiykas([orders, ...debts.filter(({ paidWith }) => paidWith === null).map(({ amount }) => amount)]);
}
