import { sql } from "kysely";
import * as z from "zod";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../support/test-shop.ts";
import { isRefusal } from "../contracts/errors.ts";
import { enqueue, enqueueDue } from "./enqueue.ts";
import { defineJob, MOST_TRIES } from "./job.ts";
import { work, type Try } from "./work.ts";
import { openWorkers, type Workers } from "./workers.ts";

const count = defineJob({ name: "count", payload: z.strictObject({ to: z.number() }), atOnce: 3, most: 5, pauseSeconds: 1 });

describe.each(["embedded", "postgres"] as const)("on the %s database", (database) => {
  let shop: TestShop;
  let workers: Workers[] = [];
  let ran: { to: number; about: Try }[] = [];
  let handler: (payload: { to: number }, about: Try) => Promise<unknown>;
  beforeAll(async () => {
    shop = await openTestShop({ database });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await Promise.all(workers.map((one) => one.stop()));
    await sql`delete from pgboss.job`.execute(shop.db.read);
    [workers, ran] = [[], []];
    handler = async () => undefined;
  });

  const open = async () => {
    const one = await openWorkers(shop, [
      work(count, async (payload, about) => {
        ran.push({ to: payload.to, about });
        await handler(payload, about);
      }),
    ]);
    workers.push(one);
    return one;
  };
  const put = (to: number, how: { key?: string; afterSeconds?: number } = {}) => shop.db.write((tx) => enqueue(tx, count, { to }, how));
  const rows = async () =>
    (
      await sql<{ state: string; tries: number; output: unknown; data: { to: number } }>`
        select state::text, retry_count as tries, output, data from pgboss.job order by created_on`.execute(shop.db.read)
    ).rows;
  /** The waiting and leased jobs as if so much time had passed. */
  const pass = async (seconds: number) => {
    const later = sql`${seconds} * interval '1 second'`;
    await sql`update pgboss.job_common set start_after = start_after - ${later}, started_on = started_on - ${later}`.execute(shop.db.read);
    await sql`update pgboss.queue set monitor_claim_on = monitor_claim_on - ${later}`.execute(shop.db.read);
  };

  test("S60 a job stands and falls with the transaction that causes it", async () => {
    await expect(
      shop.db.write(async (tx) => {
        await enqueue(tx, count, { to: 1 });
        throw new Error("the cause failed");
      }),
    ).rejects.toThrow("the cause failed");
    await put(2);
    await (await open()).settle();
    expect(ran.map(({ to }) => to)).toEqual([2]);
  });

  test("S60 a job that waits is replaced by the next of its key; one that runs is followed by it", async () => {
    await put(1, { key: "a", afterSeconds: 600 });
    await put(2, { key: "a" });
    await put(3, { key: "b" });
    expect((await rows()).map(({ data }) => data.to).sort()).toEqual([2, 3]);
    handler = async ({ to }) => (to === 2 ? put(4, { key: "a" }) : undefined);
    await (await open()).settle();
    expect(ran.map(({ to }) => to).sort()).toEqual([2, 3, 4]);
  });

  test("S60 settling runs what the jobs it waited for have written, however the looks for them meet", async () => {
    const one = await open();
    for (let round = 0; round < 100; round += 1) {
      ran = [];
      handler = async ({ to }) => (to < 4 ? put(to + 1, { key: "a" }) : undefined);
      await put(1, { key: "a" });
      await one.settle();
      expect(ran.map(({ to }) => to)).toEqual([1, 2, 3, 4]);
    }
  });

  test("S60 a job runs once however many processes look for it, soon after it is written", async () => {
    await Promise.all([open(), open(), open()]);
    for (const to of [1, 2, 3, 4]) await put(to);
    await expect.poll(() => ran.length, { timeout: 4_000 }).toBe(4);
    await Promise.all(workers.map((one) => one.settle()));
    expect(ran.map(({ to }) => to).sort()).toEqual([1, 2, 3, 4]);
    expect((await rows()).map(({ state }) => state)).toEqual(["completed", "completed", "completed", "completed"]);
  });

  test("S60 what a killed process held is taken by another after its lease, and what it writes later counts for nothing", async () => {
    const hanging = Promise.withResolvers<void>();
    const [killed, other] = [await open(), await open()];
    handler = () => (ran.length === 1 ? hanging.promise : Promise.resolve());
    await put(1);
    await expect.poll(() => ran.length).toBe(1);
    await other.takeBack();
    expect(await rows()).toMatchObject([{ state: "active", tries: 0 }]);
    await pass(61);
    await other.takeBack();
    await pass(10);
    await other.lookNow();
    await expect.poll(async () => (await rows()).map(({ state }) => state)).toEqual(["completed"]);
    expect(ran.map(({ about }) => about.number)).toEqual([1, 2]);
    hanging.reject(new Error("too late"));
    await killed.settle();
    expect(await rows()).toMatchObject([{ state: "completed", tries: 1 }]);
  });

  test("S60 after eight failures a job is dead with its error, and the rest goes on", async () => {
    const one = await open();
    handler = async ({ to }) => {
      if (to === 13) throw new Error("thirteen never works");
    };
    await put(13, { key: "13" });
    await put(1);
    for (let round = 0; round < MOST_TRIES + 2; round += 1) {
      await one.settle();
      await pass(1_000);
    }
    expect(ran.filter(({ to }) => to === 13).map(({ about }) => [about.key, about.number])).toEqual(
      Array.from({ length: MOST_TRIES }, (_, at) => ["13", at + 1]),
    );
    expect((await rows()).map(({ state, output }) => ({ state, output }))).toEqual([
      { state: "failed", output: { message: "thirteen never works" } },
      { state: "completed", output: null },
    ]);
    await one.takeBack();
    expect((await rows()).length).toBe(2);
  });

  test("S60 tries follow one another with growing pauses", async () => {
    const one = await open();
    handler = async () => Promise.reject(new Error("no"));
    await put(1);
    const pauses: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      await one.settle();
      const { rows: found } = await sql<{ seconds: number }>`
        select extract(epoch from start_after - now())::float8 as seconds from pgboss.job`.execute(shop.db.read);
      pauses.push(found[0]?.seconds ?? 0);
      await pass(1_000);
    }
    for (const [at, seconds] of pauses.entries()) {
      expect(seconds).toBeGreaterThan(2 ** at - 1);
      expect(seconds).toBeLessThanOrEqual(2 ** (at + 1));
    }
  });

  test("S60 a row nobody can read fails alone", async () => {
    await put(1);
    await sql`update pgboss.job_common set data = '{"to": "many"}'`.execute(shop.db.read);
    await put(2);
    await (await open()).settle();
    expect(ran.map(({ to }) => to)).toEqual([2]);
    expect((await rows()).map(({ state }) => state)).toEqual(["retry", "completed"]);
  });

  test("S59 a full queue refuses the cause, but not what replaces a job that waits", async () => {
    for (let to = 0; to < 5; to += 1) await put(to, { key: String(to) });
    const refused = await put(6).catch((error: unknown) => error);
    expect(isRefusal(refused) && refused.status).toBe(503);
    await put(7, { key: "3" });
    expect((await rows()).map(({ data }) => data.to).sort()).toEqual([0, 1, 2, 4, 7]);
  });

  test("S59 no more run at once than the job allows", async () => {
    const free = Promise.withResolvers<void>();
    let [now, most] = [0, 0];
    handler = async () => {
      now += 1;
      most = Math.max(most, now);
      await free.promise;
      now -= 1;
    };
    for (let to = 0; to < 5; to += 1) await put(to);
    const one = await open();
    await expect.poll(() => now).toBe(3);
    await one.lookNow();
    free.resolve();
    await one.settle();
    expect([most, ran.length]).toEqual([3, 5]);
  });

  test("S60 a scan writes what has no job that waits, runs or is dead; a dead one is tried again when staff say so, not by the next scan", async () => {
    const scan = () =>
      shop.db.write((tx) =>
        enqueueDue(
          tx,
          count,
          [1, 2].map((to) => ({ key: String(to), payload: { to } })),
        ),
      );
    handler = ({ to }) => (to === 1 ? Promise.reject(new Error("a bad row")) : Promise.resolve());
    expect([await scan(), await scan()]).toEqual([2, 0]);
    const one = await open();
    await one.settle();
    expect(await scan()).toBe(1);
    for (let later = 1; later < MOST_TRIES; later += 1) {
      await pass(3_600);
      await one.settle();
    }
    expect((await rows()).filter(({ data }) => data.to === 1).map(({ state }) => state)).toEqual(["failed"]);
    expect(await scan()).toBe(1);
    expect(ran.filter(({ to }) => to === 1)).toHaveLength(MOST_TRIES);
  });

  test("S10 nothing runs while the clock is wrong", async () => {
    let isWrong = true;
    const sound = shop.condition;
    shop.condition = { ...sound, isClockWrong: () => isWrong };
    const one = await open();
    shop.condition = sound;
    await put(1);
    await one.lookNow();
    expect(ran).toEqual([]);
    isWrong = false;
    await one.settle();
    expect(ran.length).toBe(1);
  });

  test("S61 a process that ends waits for what it runs, and gives the rest back untried", async () => {
    const one = await openWorkers(
      shop,
      [
        work(count, async ({ to }, about) => {
          ran.push({ to, about });
          if (to === 2) await new Promise((_, reject) => about.signal.addEventListener("abort", () => reject(about.signal.reason)));
        }),
      ],
      { patienceMs: 200 },
    );
    await put(1);
    await put(2);
    await expect.poll(() => ran.length).toBe(2);
    await one.stop();
    await put(3);
    expect((await rows()).map(({ state, tries }) => [state, tries])).toEqual([
      ["completed", 0],
      ["retry", 0],
      ["created", 0],
    ]);
    await (await open()).settle();
    expect(
      ran
        .map(({ to, about }) => [to, about.number])
        .slice(2)
        .sort(),
    ).toEqual([
      [2, 1],
      [3, 1],
    ]);
  });
});
