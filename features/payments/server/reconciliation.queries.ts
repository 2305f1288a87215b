import { sql, type Kysely } from "kysely";
import type { PaymentDifferences } from "../../../db/json-columns.ts";
import type { Tables } from "../../../db/tables.ts";
import type { Kopiykas } from "../../../platform/money/money.ts";
import type { Instant, KyivDay } from "../../../platform/time/time.ts";
import type { OurPayment } from "../reconciliation.rules.ts";

type Db = Kysely<Tables>;

export async function selectOurPayments(
  db: Db,
  { provider, from, to, references }: { provider: string; from: Instant; to: Instant; references: readonly string[] },
): Promise<(OurPayment & { isOfTheDay: boolean })[]> {
  const { rows } = await sql<OurPayment & { isOfTheDay: boolean }>`
    select p.reference, p.amount, p.state = 'paid' as "isPaid",
      coalesce((select sum(r.amount) from refund r where r.payment_id = p.id and r.state = 'done'), 0)::bigint as refunded,
      coalesce(p.paid_at >= ${from} and p.paid_at < ${to}, false) as "isOfTheDay"
    from payment p where p.provider = ${provider}
      and ((p.paid_at >= ${from} and p.paid_at < ${to}) or p.reference = any(${[...references]}::text[]))
    order by p.id`.execute(db);
  return rows;
}

type Compared = { provider: string; day: KyivDay; payments: number; sum: Kopiykas; differences: PaymentDifferences; at: Instant };

export const upsertReconciliation = (tx: Db, { provider, day, payments, sum, differences, at }: Compared) =>
  sql`insert into reconciliation (provider, day, made_at, payments, sum, differences)
    values (${provider}, ${day}::date, ${at}, ${payments}, ${sum}, ${JSON.stringify(differences)}::jsonb)
    on conflict (provider, day) do update set made_at = excluded.made_at, payments = excluded.payments, sum = excluded.sum,
      differences = excluded.differences`.execute(tx);

export type ReconciliationRow = {
  provider: string;
  day: string;
  made_at: Instant;
  payments: number;
  sum: Kopiykas;
  differences: PaymentDifferences;
};

export async function selectReconciliations(db: Db, { limit, offset }: { limit: number; offset: number }) {
  const { rows } = await sql<ReconciliationRow & { total: number }>`
    select provider, day::text as day, made_at, payments, sum, differences, (count(*) over ())::int as total
    from reconciliation order by day desc, provider limit ${limit} offset ${offset}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

export async function isReconciled(db: Db, { provider, day }: { provider: string; day: KyivDay }): Promise<boolean> {
  const { rows } = await sql`select 1 from reconciliation where provider = ${provider} and day = ${day}::date`.execute(db);
  return rows.length > 0;
}

export async function selectLastReconciled(db: Db, provider: string): Promise<KyivDay | undefined> {
  const { rows } = await sql<{
    day: KyivDay | null;
  }>`select max(day)::text as day from reconciliation where provider = ${provider}`.execute(db);
  return rows[0]?.day ?? undefined;
}
