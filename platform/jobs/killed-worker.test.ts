import { spawn } from "node:child_process";
import { once } from "node:events";
import { sql } from "kysely";
import * as z from "zod";
import { expect, test } from "vitest";
import { endWithThisProcess } from "../../support/run/end-with-this-process.ts";
import { copyOfPreparedShop } from "../../support/run/prepared-shop.ts";
import { openTestShop } from "../../support/test-shop.ts";
import { enqueue } from "./enqueue.ts";
import { defineJob } from "./job.ts";
import { work } from "./work.ts";
import { openWorkers } from "./workers.ts";

const refund = defineJob({ name: "refund", payload: z.strictObject({}), atOnce: 1, most: 10, pauseSeconds: 1 });

test("S60 a job of a process killed by SIGKILL is done by another one after the lease, not before", async () => {
  const databaseUrl = await copyOfPreparedShop();
  const shop = await openTestShop({ databaseUrl });
  await shop.db.write((tx) => enqueue(tx, refund, {}, { key: "17" }));
  const holder = spawn(process.execPath, ["support/hold-job.ts", databaseUrl, refund.name], { stdio: ["ignore", "pipe", "inherit"] });
  endWithThisProcess(holder, "SIGKILL");
  await once(holder.stdout, "data");
  holder.kill("SIGKILL");
  await once(holder, "exit");

  const tries: number[] = [];
  const other = await openWorkers(shop, [work(refund, async (_, { number }) => tries.push(number))]);
  await other.takeBack();
  await other.settle();
  expect(tries).toEqual([]);
  await sql`update pgboss.job_common set started_on = started_on - interval '61 seconds'`.execute(shop.db.read);
  await sql`update pgboss.queue set monitor_claim_on = null, monitor_on = null`.execute(shop.db.read);
  await other.takeBack();
  await sql`update pgboss.job_common set start_after = now()`.execute(shop.db.read);
  await other.settle();
  expect(tries).toEqual([2]);
  await other.stop();
  await shop.close();
});
