import { sql, type QueryExecutorProvider } from "kysely";

/** Does it within the transaction and takes it back: only the answer is left. */
export async function takeBack<Done>(tx: QueryExecutorProvider, work: () => Promise<Done> | Done): Promise<Done> {
  await sql`savepoint taken_back`.execute(tx);
  const done = await work();
  await sql`rollback to savepoint taken_back`.execute(tx);
  await sql`release savepoint taken_back`.execute(tx);
  return done;
}
