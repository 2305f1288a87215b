import pg from "pg";
import { expect, test } from "vitest";
import { ensureTestPostgres } from "../../support/postgres-cluster.ts";
import { namedUrl, sessionsEnded } from "./sessions-ended.ts";

const open = async (connectionString: string) => {
  const client = new pg.Client({ connectionString });
  client.on("error", () => undefined);
  await client.connect();
  return client;
};

test("a statement comes through after the death of the program that sent it, and is waited for", async () => {
  const url = await ensureTestPostgres();
  const [judge, holder, victim] = await Promise.all([open(url), open(url), open(namedUrl(url, "the victim"))]);
  await judge.query("create table shelf (pieces int)");
  await judge.query("insert into shelf values (1)");
  await holder.query("begin; update shelf set pieces = 2");

  const answer = victim.query("update shelf set pieces = pieces + 10").catch(() => "lost");
  const isWaiting = "select 1 from pg_stat_activity where application_name = 'the victim' and wait_event_type = 'Lock'";
  await expect.poll(async () => (await judge.query(isWaiting)).rowCount, { timeout: 20_000 }).toBe(1);
  (victim as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  expect(await answer).toBe("lost");

  let isOver = false;
  const over = sessionsEnded(url, "the victim").then(() => (isOver = true));
  expect((await judge.query(isWaiting)).rowCount).toBe(1);
  expect(isOver).toBe(false);
  await holder.query("commit");
  await over;
  expect((await judge.query("select pieces from shelf")).rows).toEqual([{ pieces: 12 }]);
  await Promise.all([judge.end(), holder.end()]);
});
