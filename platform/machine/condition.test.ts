import { setTimeout as pause } from "node:timers/promises";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureTestPostgres } from "../../support/postgres-cluster.ts";
import { requireRoom, watchCondition, type Space } from "./condition.ts";

const GIB = 1_073_741_824;
let db: Kysely<unknown>;
beforeAll(async () => {
  db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: await ensureTestPostgres(), max: 1 }) }),
  });
});
afterAll(() => db.destroy());

const watch = async (more: Partial<Parameters<typeof watchCondition>[0]>) => {
  const condition = await watchCondition({ db, clock: { now: () => new Date() }, folder: "/tmp", ...more });
  condition.stop();
  return condition;
};
const clockOff = (milliseconds: number) => ({ now: () => new Date(Date.now() + milliseconds) });

test.each([
  [0, false],
  [1_000, false],
  [-1_000, false],
  [3_000, true],
  [-3_000, true],
  [7_200_000, true],
])("S10 a clock %i ms off the database's is wrong: %s", async (milliseconds, isWrong) => {
  expect((await watch({ clock: clockOff(milliseconds) })).isClockWrong()).toBe(isWrong);
});

test("S10 a clock that jumps is wrong at once, without another look, and time that passes is no jump", async () => {
  let off = 0;
  const condition = await watch({ clock: { now: () => new Date(Date.now() + off) } });
  await pause(50);
  expect(condition.isClockWrong()).toBe(false);
  off = -3_600_000;
  expect(condition.isClockWrong()).toBe(true);
  off = 0;
  expect(condition.isClockWrong()).toBe(false);
});

test.each<[string, Space, string]>([
  ["half is free", { free: 50 * GIB, all: 100 * GIB }, "fine"],
  ["9 % of a small disk", { free: 0.9 * GIB, all: 10 * GIB }, "short"],
  ["4 % of a small disk", { free: 0.4 * GIB, all: 10 * GIB }, "full"],
  ["4 % of a large disk is 40 GiB", { free: 40 * GIB, all: 1_000 * GIB }, "fine"],
  ["1 % of a large disk is 9 GiB", { free: 9 * GIB, all: 900 * GIB }, "short"],
  ["nothing", { free: 0, all: 10 * GIB }, "full"],
])("S62 %s", async (_, space, expected) => {
  const heard: string[] = [];
  const condition = await watch({ db: undefined, space: () => Promise.resolve(space), onDisk: (disk) => heard.push(disk) });
  expect([condition.disk(), heard]).toEqual([expected, [expected]]);
  if (expected === "fine") expect(() => requireRoom({ condition })).not.toThrow();
  else expect(() => requireRoom({ condition })).toThrow("refusal.noRoom");
});

test("a folder that cannot be asked is unknown, and stops nobody", async () => {
  const condition = await watch({ db: undefined, folder: "/nowhere/at/all" });
  expect([condition.disk(), condition.isClockWrong()]).toEqual(["unknown", false]);
});
