import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import { kopiykas, type Kopiykas } from "../../../../platform/money/money.ts";
import type { GaveBack } from "../../refunds/gave-back.contract.ts";
import { SHORTAGE } from "../shortage/shortage.queries.ts";

/** A refund the bank refused has gone to the balance; points and balance are what the order took and holds no longer. */
export async function selectGaveBack(
  db: Kysely<Tables>,
  { id, bonuses_used: bonuses, balance_used: balance }: { id: string; bonuses_used: Kopiykas; balance_used: Kopiykas },
): Promise<GaveBack> {
  const { rows } = await sql<{ card: Kopiykas; refused: Kopiykas; money: Kopiykas; balance: Kopiykas; bonuses: Kopiykas }>`
    select r.card, r.refused, l.money, l.balance, l.bonuses from (
      select coalesce(sum(amount) filter (where state <> 'refused'), 0)::bigint as card, coalesce(sum(amount) filter (where state = 'refused'), 0)::bigint as refused
      from refund where order_id = ${id} and reason <> 'goods_missing') r, (
      select coalesce(sum(p.amount) filter (where p.ledger = 'customer_balance' and e.reason = 'refund_to_balance' and e.source not like ${`${SHORTAGE} %`}), 0)::bigint as money,
        coalesce(sum(p.amount) filter (where p.ledger = 'customer_balance' and e.reason in ('balance_spent', 'balance_returned')), 0)::bigint as balance,
        coalesce(sum(p.amount) filter (where p.ledger = 'customer_bonus' and e.reason in ('bonus_spent', 'bonus_returned')), 0)::bigint as bonuses
      from journal_entry e join posting p on p.entry_id = e.id where e.order_id = ${id}) l`.execute(db);
  const [found] = rows;
  if (!found) throw new Error("sums without a row");
  return {
    cardKopiykas: found.card,
    balanceKopiykas: kopiykas(found.refused + found.money + balance + found.balance),
    bonusesKopiykas: kopiykas(bonuses + found.bonuses),
  };
}
