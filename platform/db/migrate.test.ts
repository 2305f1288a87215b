import { expect, test } from "vitest";
import { ensureTestPostgres } from "../../support/postgres-cluster.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./postgres/open-postgres.ts";

test("processes that start at once on a new database migrate it once, the tables of jobs among them, and all go on", async () => {
  const url = await ensureTestPostgres();
  const dbs = [1, 2, 3, 4].map(() => openPostgres<never>(url));
  const applied = await Promise.all(dbs.map((db) => migrate(db.scan, "db/migrations")));
  expect(applied.filter((names) => names.length > 0).length).toBe(1);
  expect(applied.flat()).toContain("0036-jobs");
  await Promise.all(dbs.map((db) => db.close()));
});
