import { sql, type QueryExecutorProvider } from "kysely";
import { LEASE_SECONDS, LONGEST_PAUSE_SECONDS, MOST_TRIES, type Job } from "./job.ts";

type Row = { data: string; key: string; afterSeconds: number; unlessThere: boolean };

/** False when the queue is full or holds such a job. pg-boss' `send` would first read the queue on another connection. */
export async function insertJob<Payload>(
  tx: QueryExecutorProvider,
  { name, most, pauseSeconds }: Job<Payload>,
  { data, key, afterSeconds, unlessThere }: Row,
): Promise<boolean> {
  const { rows } = await sql`
    with queue as (
      insert into pgboss.queue
        (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds, deletion_seconds, partition, table_name)
      select ${name}::text, 'short', ${MOST_TRIES - 1}::int, ${pauseSeconds}::int, true, ${LEASE_SECONDS}::int, 0, 0, false, 'job_common'
      where not exists (select from pgboss.queue where name = ${name})
      on conflict do nothing
    )
    insert into pgboss.job_common as job
      (name, data, singleton_key, policy, start_after, keep_until,
        retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds)
    select ${name}::text, ${data}::jsonb, ${key}::text, 'short', now() + ${afterSeconds}::float8 * interval '1 second', 'infinity',
      ${MOST_TRIES - 1}::int, ${pauseSeconds}::int, true, ${LONGEST_PAUSE_SECONDS}::int, ${LEASE_SECONDS}::int, 0
    where ${most}::int > (select count(*) from (
      select from pgboss.job_common where name = ${name} and state < 'active' and singleton_key <> ${key} limit ${most}) waiting)
      and not (${unlessThere}::boolean and exists (
        select from pgboss.job_common where name = ${name} and singleton_key = ${key} and state in ('created', 'retry', 'active', 'failed')))
    on conflict (name, (coalesce(singleton_key, ''))) where state = 'created' and policy = 'short'
    do update set data = excluded.data, start_after = least(job.start_after, excluded.start_after)
    returning id`.execute(tx);
  return rows.length > 0;
}
