import { sql } from "kysely";
import { debtInvariants, statementOf, viewBalance, viewDebts } from "../../features/balance/balance.server.ts";
import { ledgerInvariants } from "../../features/ledger/ledger.server.ts";
import { bonusInvariants, viewBonuses } from "../../features/loyalty/loyalty.server.ts";
import { listUnpaid, orderInvariants, toPayOf, viewOrder, viewPayment } from "../../features/orders/orders.server.ts";
import type { Customer } from "../../features/shop.ts";
import { stockInvariants } from "../../features/stock/stock.server.ts";
import type { KyivDay } from "../../platform/time/time.ts";
import { testVisit, type TestShop } from "../../support/test-shop.ts";
import { ordersOf, type Walk } from "./walked-shop.ts";

type Fault = { what: string; about: unknown };

/** Faults after a step: in the invariants of security.md, the ledger beside orders, banks and customers, and the sums customers see. */
export async function faultsOf({ shop, cards, customers }: Walk): Promise<Fault[]> {
  const invariants = [ledgerInvariants, bonusInvariants, debtInvariants, orderInvariants, stockInvariants];
  const broken = [];
  for (const one of invariants) broken.push(...(await one(shop)));
  const shown = [];
  for (const customer of customers) shown.push(...(await shownFaults(shop, customer)));
  return [
    ...broken.map((fault) => ({ what: "an invariant", about: fault })),
    ...(await writtenFaults(shop)),
    ...shown,
    ...(await bankFaults(shop, cards)),
  ];
}

/** Each finds nothing in a shop in order. */
async function writtenFaults({ db }: TestShop): Promise<Fault[]> {
  const { rows } = await sql<Fault>`
    select 'a job failed' as what, name || ' ' || coalesce(output::text, '') as about from pgboss.job where retry_count > 0 or state = 'failed'
    union all select 'an order holds less than nothing', order_id::text from posting where ledger = 'order_funds' group by order_id having sum(amount) < 0
    union all select 'a purchase waits for a payment of nothing', cart_id::text from placed_order where status = 'awaiting_payment' group by cart_id having sum(to_pay) = 0
    union all select 'more is prepaid than is to be paid', number::text from placed_order where prepayment > to_pay
    union all select 'a debt is to be paid by an order that is over', d.id::text from delivery_debt d join placed_order o on o.id = d.paid_with
      where d.settled_at is null and o.status in ('delivered', 'completed', 'cancelled', 'returned')
    union all select 'sales are not what the customer kept', o.number::text from placed_order o
      cross join lateral (select coalesce(sum(l.price * (l.pieces - l.returned) - l.discount + case when l.pieces = 0 then 0 else l.discount * l.returned / l.pieces end), 0) as kept, sum(l.returned) as returned from order_line l where l.order_id = o.id) l
      left join (select e.order_id, sum(p.amount) filter (where p.ledger = 'sales') as sales,
          count(*) filter (where p.ledger = 'order_funds' and e.source like 'refund %') as gifts
        from journal_entry e join posting p on p.entry_id = e.id group by e.order_id) e on e.order_id = o.id
      where coalesce(e.gifts, 0) = 0 and coalesce(e.sales, 0) <> case when o.status in ('delivered', 'completed') then l.kept + o.fee
        when o.status = 'returned' and l.returned > 0 then o.fee else 0 end
    union all select 'goods and discount are not what the pieces cost', o.number::text from placed_order o join order_line l on l.order_id = o.id
      where o.status <> 'cancelled' group by o.id having o.goods + o.discount <> sum(l.price * l.pieces) or o.goods <> sum(l.sum) or o.discount <> sum(l.discount)
    union all select 'a line costs nothing or less, or more than its pieces', order_id::text from order_line where discount < 0 or sum + discount <> price * pieces or (pieces > 0 and sum <= 0)
    union all select 'a discount stands without its code', number::text from placed_order where promo_code_id is null and discount <> 0
    union all select 'a code was used more often than it may be', p.code from promo_code p cross join lateral (
        select count(distinct o.cart_id) as used from placed_order o where o.promo_code_id = p.id and o.status <> 'cancelled'
          and not exists (select from order_event h where h.order_id = o.id and h.status = 'cancelled')) u where u.used > p.uses
    union all select 'a cancelled order keeps points or balance', o.number::text from placed_order o join journal_entry e on e.order_id = o.id join posting p on p.entry_id = e.id
      where o.status = 'cancelled' and e.reason in ('bonus_spent', 'bonus_returned', 'balance_spent', 'balance_returned')
        and p.ledger in ('customer_bonus', 'customer_balance') group by o.number, p.ledger having sum(p.amount) <> 0
    union all select 'more cashback was taken back than granted', e.order_id::text from journal_entry e join posting p on p.entry_id = e.id
      where p.ledger = 'bonus_cost' and e.reason in ('cashback', 'cashback_taken_back') group by e.order_id having sum(p.amount) > 0
    union all select 'a balance is below nothing without a rule', m.account_id::text from customer_money m
      left join (select p.account_id, sum(p.amount) as owed from posting p join journal_entry e on e.id = p.entry_id
        where p.ledger = 'customer_balance' and p.amount < 0 and e.reason in ('correction', 'cashback_taken_back') group by p.account_id) r using (account_id)
      where m.balance < coalesce(r.owed, 0)`.execute(db.read);
  return rows;
}

/** The shop's records are the vendor's: the money it has and gave back. */
async function bankFaults({ db }: TestShop, cards: Walk["cards"]): Promise<Fault[]> {
  const { rows } = await sql<Fault>`
    select 'promised refunds are not those that wait' as what, a.sum || ' and ' || b.sum as about
      from (select coalesce(sum(amount), 0) as sum from posting where ledger = 'refunds') a,
        (select coalesce(sum(amount), 0) as sum from refund where state in ('due', 'asked')) b where a.sum <> b.sum
    union all select 'the ledger has not what the bank has', a.sum || ' and ' || b.sum
      from (select -coalesce(sum(p.amount), 0) as sum from posting p join journal_entry e on e.id = p.entry_id where p.ledger = 'card_clearing' and e.by_whom <> 'test') a,
        (select (select coalesce(sum(amount), 0) from payment where state = 'paid') - (select coalesce(sum(amount), 0) from refund where state = 'done') as sum) b
      where a.sum <> b.sum
    union all select 'more went back than was paid', p.reference from payment p join refund r on r.payment_id = p.id group by p.id having sum(r.amount) > p.amount`.execute(
    db.read,
  );
  const done = await sql<{ reference: string; sum: number }>`
    select p.reference, sum(r.amount)::int as sum from payment p join refund r on r.payment_id = p.id where r.state <> 'refused'
    group by p.id having bool_and(r.state = 'done')`.execute(db.read);
  const wrong = done.rows.filter(({ reference, sum }) => cards.news(reference).refunded !== sum);
  return [...rows, ...wrong.map((about) => ({ what: "the bank gave back another sum", about }))];
}

/** Account, statement, unpaid orders and the orders' own pages say the same. */
async function shownFaults(shop: TestShop, customer: Customer): Promise<Fault[]> {
  const visit = testVisit(shop, { customer });
  const [balance, bonuses, debts] = [
    await viewBalance(visit, { page: 1 }),
    await viewBonuses(visit, { page: 1 }),
    await viewDebts(visit, { page: 1 }),
  ];
  const all = { from: "2026-01-01" as KyivDay, to: "2099-12-31" as KyivDay, locale: "ua" as const };
  const { sides, entries } = await statementOf(shop.db.read, customer.id, all);
  const { rows } = await sql<{
    left: number;
  }>`select coalesce(sum(points_left), 0)::int as left from bonus_lot where account_id = ${customer.id}`.execute(shop.db.read);
  const left = rows[0]?.left ?? 0;
  const standing = { balance: balance.totalKopiykas, bonuses: left, debts: 0 - debts.sumKopiykas };
  const unpaid = (await listUnpaid(visit)).map(({ toPayKopiykas }) => toPayKopiykas);
  const owed = debts.debts.filter(({ isPaidWithOrder }) => !isPaidWithOrder).map(({ kopiykas }) => kopiykas);
  const toPay = [...unpaid, ...owed].reduce((sum, one) => sum + one, 0);
  const faults: Fault[] = sides
    .filter(({ side, openingKopiykas, closingKopiykas }) => {
      const moved = entries.filter((entry) => entry.side === side).reduce((sum, { kopiykas }) => sum + kopiykas, openingKopiykas);
      return closingKopiykas !== standing[side] || closingKopiykas !== moved;
    })
    .map((about) => ({ what: "a statement differs from the account", about }));
  if (bonuses.sumKopiykas > left) faults.push({ what: "points are shown that are not there", about: bonuses.sumKopiykas });
  if ((await toPayOf(visit)) !== toPay) faults.push({ what: "what is to be paid differs", about: toPay });
  for (const { number, to_pay: sum } of await ordersOf(shop, customer)) {
    const { bill } = await viewOrder(visit, { number });
    const lines = bill.lines.reduce((total, { kopiykas }) => total + kopiykas, 0);
    if (bill.toPayKopiykas !== sum || lines !== sum) faults.push({ what: "a bill does not add up", about: number });
    await viewPayment(visit, number);
  }
  return faults;
}
