import { sql } from "kysely";
import * as z from "zod";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import { work } from "../../../platform/jobs/work.ts";
import { openWorkers } from "../../../platform/jobs/workers.ts";
import { openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { addFirstOwner } from "../../../support/test-staff.ts";
import type { Visit } from "../../shop.ts";
import { countJobs } from "../jobs.server.ts";
import { dropJob, runJobAgain } from "./decide-job.ts";
import { selectDeadJobs } from "./jobs.queries.ts";

const refund = defineJob({ name: "refund", payload: z.strictObject({}), atOnce: 1, most: 10, pauseSeconds: 1 });
let shop: TestShop;
let visit: Visit;
beforeAll(async () => {
  shop = await openTestShop();
  visit = testVisit(shop, { staff: (await addFirstOwner(shop)).staff });
});
afterAll(() => shop.close());
beforeEach(() => sql`delete from pgboss.job`.execute(shop.db.read));

const put = (key: string) => shop.db.write((tx) => enqueue(tx, refund, {}, { key }));
async function run(handler: () => Promise<unknown>) {
  const workers = await openWorkers(shop, [work(refund, handler)]);
  await workers.settle();
  await workers.stop();
}
async function dead(key: string) {
  await put(key);
  await sql`update pgboss.job_common set retry_count = 7, state = 'retry' where singleton_key = ${key}`.execute(shop.db.read);
  await run(() => Promise.reject(new Error("the bank says no")));
  return (await selectDeadJobs(shop.db.read, { limit: 10, offset: 0 })).rows.find((job) => job.key === key)?.id ?? "";
}
const audit = () =>
  shop.db.read.selectFrom("audit_entry").select(["action", "entity", "before", "after"]).orderBy("id", "desc").limit(1).execute();

test("S60 a dead job shows what, about what, how often and why; again gives it new tries, once, with a reason in the log", async () => {
  const id = await dead("17");
  const { rows, total } = await selectDeadJobs(shop.db.read, { limit: 10, offset: 0 });
  expect([total, rows[0]]).toMatchObject([1, { name: "refund", key: "17", tries: 8, error: "the bank says no" }]);
  expect(await runJobAgain(visit, { id, reason: "the bank works again" })).toBe(true);
  expect(await runJobAgain(visit, { id, reason: "twice" })).toBe(false);
  expect(await audit()).toEqual([
    {
      action: "again",
      entity: "job",
      before: { queue: "refund", key: "17", error: "the bank says no" },
      after: { reason: "the bank works again" },
    },
  ]);
  await run(async () => undefined);
  expect(await countJobs(shop)).toEqual([{ name: "refund", waiting: 0, running: 0, done: 1, dead: 0, late: 0 }]);
});

test("S60 a dropped job is gone, with a reason in the log; what is not dead cannot be dropped", async () => {
  const id = await dead("18");
  await put("19");
  const { rows } = await sql<{ id: string }>`select id from pgboss.job where singleton_key = '19'`.execute(shop.db.read);
  expect(await dropJob(visit, { id: rows[0]?.id ?? "", reason: "by mistake" })).toBe(false);
  expect(await dropJob(visit, { id, reason: "paid back in cash" })).toBe(true);
  expect(await audit()).toMatchObject([{ action: "drop", after: { reason: "paid back in cash" } }]);
  expect(await countJobs(shop)).toMatchObject([{ waiting: 1, dead: 0 }]);
});

test("I12 a job that waits or runs ten minutes over its time is late; one that is not due is not", async () => {
  await put("20");
  await shop.db.write((tx) => enqueue(tx, refund, {}, { key: "21", afterSeconds: 3_600 }));
  expect(await countJobs(shop)).toMatchObject([{ waiting: 2, late: 0 }]);
  await sql`update pgboss.job_common set start_after = start_after - interval '11 minutes'`.execute(shop.db.read);
  expect(await countJobs(shop)).toMatchObject([{ waiting: 2, late: 1 }]);
});

test("S60 who took a job eight times and died of it leaves a reason too", async () => {
  await put("22");
  await sql`update pgboss.job_common set retry_count = 7, state = 'active', started_on = now() - interval '61 seconds'`.execute(
    shop.db.read,
  );
  const workers = await openWorkers(shop, []);
  await sql`update pgboss.queue set monitor_claim_on = null, monitor_on = null`.execute(shop.db.read);
  await workers.takeBack();
  await workers.stop();
  const { rows } = await selectDeadJobs(shop.db.read, { limit: 10, offset: 0 });
  expect(rows).toMatchObject([{ key: "22", tries: 8, error: "job timed out" }]);
});
