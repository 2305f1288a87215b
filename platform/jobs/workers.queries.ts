import { sql, type Kysely } from "kysely";

export async function selectDueQueues<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from pgboss.job_common where state < 'active' and start_after <= now()`.execute(db);
  return rows.map(({ name }) => name);
}

/** Gives a lease back: the try does not count, and any process may take the job at once. */
export const giveLeaseBack = <Tables>(db: Kysely<Tables>, { name, id, retryCount }: { name: string; id: string; retryCount: number }) =>
  sql`update pgboss.job_common set state = 'retry', started_on = null
    where name = ${name} and id = ${id} and state = 'active' and retry_count = ${retryCount}`.execute(db);

export const deleteJobsDoneBefore = <Tables>(db: Kysely<Tables>, { days }: { days: number }) =>
  sql`delete from pgboss.job_common where state = 'completed' and completed_on < now() - ${days} * interval '1 day'`.execute(db);
