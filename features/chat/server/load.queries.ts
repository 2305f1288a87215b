import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Instant } from "../../../platform/time/time.ts";

type Db = Kysely<Tables>;

export async function selectQueue(db: Db): Promise<{ waiting: number; open: number; longestSince: Instant | null }> {
  const { rows } = await sql<{ waiting: number; open: number; longestSince: Instant | null }>`
    select count(*) filter (where waits_since is not null)::int as waiting, count(*) filter (where state = 'open' and last_seq > 0)::int as open,
      min(waits_since) as "longestSince" from chat_thread`.execute(db);
  return rows[0] ?? { waiting: 0, open: 0, longestSince: null };
}

export type AnswerTimes = { answers: number; halfSeconds: number | null; mostSeconds: number | null };

/** Customers wait from their first message after the shop's last; several messages of the shop in a row are one answer. */
export async function selectAnswerTimes(db: Db, since: Instant): Promise<AnswerTimes> {
  const { rows } = await sql<AnswerTimes>`
    select count(*)::int as answers, percentile_disc(0.5) within group (order by greatest(0, seconds))::int as "halfSeconds",
      percentile_disc(0.9) within group (order by greatest(0, seconds))::int as "mostSeconds"
    from (
      select extract(epoch from m.at - (
        select min(c.at) from chat_message c where c.thread_id = m.thread_id and c.side = 'customer' and c.seq < m.seq
          and c.seq > coalesce((select max(p.seq) from chat_message p where p.thread_id = m.thread_id and p.side = 'staff' and p.seq < m.seq), 0)
      )) as seconds
      from chat_message m where m.side = 'staff' and m.at >= ${since}
    ) answer where seconds is not null`.execute(db);
  return rows[0] ?? { answers: 0, halfSeconds: null, mostSeconds: null };
}

export async function selectReceived(db: Db, since: Instant): Promise<{ hour: Instant; messages: number }[]> {
  const { rows } = await sql<{ hour: Instant; messages: number }>`
    select date_trunc('hour', at) as hour, count(*)::int as messages from chat_message
    where side = 'customer' and at >= ${since} group by 1`.execute(db);
  return rows;
}

export type OperatorRow = { id: Id<"staff_member">; name: string; open: number; waiting: number; answers: number };

export async function selectOperators(db: Db, { since, most }: { since: Instant; most: number }): Promise<OperatorRow[]> {
  const { rows } = await sql<OperatorRow>`
    select s.id, s.name, coalesce(has.open, 0) as open, coalesce(has.waiting, 0) as waiting, coalesce(did.answers, 0) as answers
    from staff_member s
    left join (select assigned_to, count(*)::int as open, count(waits_since)::int as waiting from chat_thread
      where state = 'open' and assigned_to is not null group by 1) has on has.assigned_to = s.id
    left join (select staff_id, count(*)::int as answers from chat_message where side = 'staff' and at >= ${since} group by 1) did
      on did.staff_id = s.id
    where has.open > 0 or did.answers > 0
    order by waiting desc, open desc, s.name limit ${most}`.execute(db);
  return rows;
}
