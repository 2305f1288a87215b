import { sql } from "kysely";
import { openWorkers } from "../platform/jobs/workers.ts";
import { worksOf } from "../processes/schedule/jobs.ts";
import type { TestShop } from "./test-shop.ts";

/** Runs the jobs that are due, as if `afterSeconds` had passed since they were written; those that fail wait for their next try. */
export async function runJobs(shop: TestShop, { afterSeconds = 0 }: { afterSeconds?: number } = {}): Promise<void> {
  if (afterSeconds > 0)
    await sql`update pgboss.job_common set start_after = start_after - ${afterSeconds} * interval '1 second' where state < 'active'`.execute(
      shop.db.read,
    );
  const workers = await openWorkers(shop, worksOf(shop));
  await workers.settle();
  await workers.stop();
}

/** Runs the jobs that a scan of the schedule asks for now; answers how many jobs it wrote. */
export async function runDue(shop: TestShop, ask: (shop: TestShop) => Promise<number>): Promise<number> {
  const written = await ask(shop);
  await runJobs(shop);
  return written;
}
