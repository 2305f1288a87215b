import { sql, type QueryExecutorProvider } from "kysely";

/** Undoes the work inside the transaction and keeps its answer. */
export async function takeBack<Done>(tx: QueryExecutorProvider, work: () => Promise<Done> | Done): Promise<Done> {
  await sql`savepoint taken_back`.execute(tx);
  const done = await work();
  await sql`rollback to savepoint taken_back`.execute(tx);
  await sql`release savepoint taken_back`.execute(tx);
  return done;
}
