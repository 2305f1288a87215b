import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureTestPostgres } from "../../../support/postgres-cluster.ts";
import type { Database } from "../database.ts";
import { openPostgres } from "./open-postgres.ts";

let db: Database<object>;
let other: Database<object>;
let admin: pg.Client;
beforeAll(async () => {
  const url = await ensureTestPostgres();
  [db, other] = [openPostgres<object>(url), openPostgres<object>(url)];
  admin = new pg.Client({ connectionString: url });
  await admin.connect();
});
afterAll(async () => {
  await Promise.all([db.close(), other.close()]);
  await admin.end();
});

const cutListeners = () =>
  admin.query("select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and pid <> pg_backend_pid()");

const things = { name: "things", withinMs: 0 };
const say = (key: string) => other.write(async (tx) => tx.changed(things, [key]));

test("after a lost connection it listens again and says that something may have been missed", async () => {
  const heard: string[] = [];
  let gaps = 0;
  await db.changes.on(things, { onKeys: (keys) => heard.push(...keys), onGap: () => (gaps += 1) });
  await say("first");
  await expect.poll(() => heard).toEqual(["first"]);
  await cutListeners();
  await say("while it was gone");
  await expect.poll(() => gaps, { timeout: 5_000 }).toBe(1);
  await say("second");
  await expect.poll(() => heard).toEqual(["first", "second"]);
});

test("what was stopped hears nothing", async () => {
  const heard: string[] = [];
  const stop = await db.changes.on(things, { onKeys: (keys) => heard.push(...keys) });
  stop();
  const others: string[] = [];
  await db.changes.on(things, { onKeys: (keys) => others.push(...keys) });
  await say("anybody?");
  await expect.poll(() => others).toEqual(["anybody?"]);
  expect(heard).toEqual([]);
});
