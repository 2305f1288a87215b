import { expect } from "vitest";
import pg from "pg";
import { sql } from "kysely";
import type { Tx } from "../features/shop.ts";
import type { TestShop } from "./test-shop.ts";

/** Waits until so many connections of the shop's PostgreSQL wait for a lock. */
export async function untilWaiting(shop: TestShop, connections: number): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      shop.db.read,
    );
    if ((rows[0]?.waiting ?? 0) >= connections) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error("nobody came to wait for a lock");
}

/** Holds a transaction of `holder` open after `hold`, until all calls of `shop` wait for it, and does `meanwhile` before it ends; what they answer then. */
export async function whileAllWait<T>(
  { shop, holder }: { shop: TestShop; holder: TestShop },
  hold: (tx: Tx) => Promise<unknown>,
  { calls, meanwhile }: { calls: () => Promise<T>[]; meanwhile?: (tx: Tx) => unknown },
): Promise<T[]> {
  const [entered, leave] = [Promise.withResolvers<void>(), Promise.withResolvers<boolean>()];
  const holding = holder.db.write(async (tx) => {
    await hold(tx);
    entered.resolve();
    if (await leave.promise) await meanwhile?.(tx);
  });
  await entered.promise;
  const waiting = calls();
  try {
    await untilWaiting(shop, waiting.length);
    leave.resolve(true);
  } finally {
    leave.resolve(false);
  }
  await holding;
  return Promise.all(waiting);
}

/** Asserts that PostgreSQL had to break no deadlock (I15 of security.md). The shops must be closed, so that all was counted. */
export async function expectNoDeadlocks(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ deadlocks: string }>(
    "select deadlocks::text from pg_stat_database where datname = current_database()",
  );
  await client.end();
  expect(rows).toEqual([{ deadlocks: "0" }]);
}
