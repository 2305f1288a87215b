import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";

type Db = Kysely<Tables>;
export type QueueRow = Record<"waiting" | "running" | "done" | "dead" | "late", number> & { name: string };
export type DeadJob = { id: string; name: string; key: string | null; createdAt: Date; diedAt: Date; tries: number; error: string | null };

const LATE_SECONDS = 600;
/** pg-boss puts its own reason for taking a job back one level deeper. */
const reason = sql`coalesce(output ->> 'message', output -> 'value' ->> 'message')`;

export async function selectQueues(db: Db): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select queue.name,
      count(*) filter (where state < 'active')::int as waiting,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'completed')::int as done,
      count(*) filter (where state = 'failed')::int as dead,
      count(*) filter (where state <= 'active'
        and case state when 'active' then started_on else start_after end < now() - ${LATE_SECONDS} * interval '1 second')::int as late
    from pgboss.queue left join pgboss.job_common job on job.name = queue.name
    group by queue.name order by queue.name`.execute(db);
  return rows;
}

export async function selectDeadJobs(db: Db, { limit, offset }: { limit: number; offset: number }) {
  const { rows } = await sql<DeadJob & { total: number }>`
    select id, name, singleton_key as key, created_on as "createdAt", completed_on as "diedAt", retry_count + 1 as tries,
      ${reason} as error, count(*) over ()::int as total
    from pgboss.job_common where state = 'failed' order by completed_on desc, id limit ${limit} offset ${offset}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

export const reviveJob = (tx: Db, id: string): Promise<Decided | undefined> =>
  first(
    tx,
    sql`update pgboss.job_common set state = 'retry', retry_count = 0, started_on = null, completed_on = null, start_after = now()
      where id = ${id} and state = 'failed' returning name, singleton_key as key, ${reason} as error`,
  );

export const deleteDeadJob = (tx: Db, id: string): Promise<Decided | undefined> =>
  first(
    tx,
    sql`delete from pgboss.job_common where id = ${id} and state = 'failed'
      returning name, singleton_key as key, ${reason} as error`,
  );

type Decided = { name: string; key: string | null; error: string | null };

async function first(tx: Db, statement: ReturnType<typeof sql>): Promise<Decided | undefined> {
  return (await statement.execute(tx)).rows[0] as Decided | undefined;
}
