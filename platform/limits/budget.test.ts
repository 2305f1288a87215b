import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../db/database.ts";
import { openEmbedded } from "../db/embedded/embedded.ts";
import { migrate } from "../db/migrate.ts";
import {
  forgetOldCounters,
  giveBackToBudget,
  refillBudgets,
  takeFromBudget,
  takeFromBudgets,
  takenFromBudget,
  type Budget,
  type Counting,
} from "./budget.ts";
import { relaxedLimits, usualLimits } from "./limits.ts";

type CounterTables = { limit_counter: { key: string; window_start: Date; taken: number } };
let db: Database<CounterTables>;
let shop: Counting<CounterTables> & { clock: { set(instant: string): void } };
beforeAll(async () => {
  db = await openEmbedded<CounterTables>("memory://");
  await migrate(db.read, "db/migrations");
  let now = new Date("2026-11-21T10:00:00Z");
  shop = {
    db,
    config: { secret: "secret-of-a-test", limits: usualLimits },
    clock: { now: () => now, set: (instant) => void (now = new Date(instant)) },
  };
});
afterAll(() => db.close());

const hourly = (of: string, limit = 3): Budget => ({ name: "thing", of, limit, windowSeconds: 3_600 });
const takeMany = async (budget: Budget, times: number) => {
  const allowed: boolean[] = [];
  for (let time = 0; time < times; time += 1) allowed.push((await takeFromBudget(shop, budget)).allowed);
  return allowed;
};

test("a budget allows as much as it holds, says how long to wait and is whole again in the next window", async () => {
  shop.clock.set("2026-11-21T10:15:00Z");
  expect(await takeMany(hourly("a"), 4)).toEqual([true, true, true, false]);
  expect(await takeFromBudget(shop, hourly("a"))).toEqual({ allowed: false, retryAfterSeconds: 45 * 60 });
  expect(await takeMany(hourly("b"), 1)).toEqual([true]);
  shop.clock.set("2026-11-21T11:00:00Z");
  expect(await takeMany(hourly("a"), 1)).toEqual([true]);
});

test("several budgets are taken in their order up to the first empty one", async () => {
  const [wide, empty, last] = [hourly("wide"), hourly("empty", 0), hourly("last")];
  expect(await takeFromBudgets(shop, [wide, last])).toBe(true);
  expect(await takeFromBudgets(shop, [wide, empty, last])).toBe(false);
  expect([await takenFromBudget(shop, wide), await takenFromBudget(shop, last)]).toEqual([2, 1]);
});

test("callers at the same instant never get more than the budget", async () => {
  const taken = await Promise.all(Array.from({ length: 30 }, () => takeFromBudget(shop, hourly("crowd", 7))));
  expect(taken.filter(({ allowed }) => allowed)).toHaveLength(7);
});

test("one given back may be taken again; an untouched budget cannot be overfilled", async () => {
  await giveBackToBudget(shop, hourly("c"));
  expect(await takeMany(hourly("c"), 3)).toEqual([true, true, true]);
  await giveBackToBudget(shop, hourly("c"));
  expect(await takeMany(hourly("c"), 2)).toEqual([true, false]);
});

test("a budget for ever has no next window, only a refill", async () => {
  const ever: Budget = { name: "ever", of: "d", limit: 1, windowSeconds: "ever" };
  expect(await takeMany(ever, 2)).toEqual([true, false]);
  shop.clock.set("2027-11-21T10:00:00Z");
  expect(await takeMany(ever, 1)).toEqual([false]);
  await refillBudgets(shop.db.read, shop, [ever]);
  expect(await takeMany(ever, 1)).toEqual([true]);
});

test("the table holds no phone, only keyed hashes; old windows are forgotten, the ones for ever are not", async () => {
  await takeMany(hourly("380671234567"), 1);
  await takeMany({ name: "ever", of: "e", limit: 1, windowSeconds: "ever" }, 1);
  const rows = await shop.db.read.selectFrom("limit_counter").select("key").execute();
  expect(rows.every(({ key }) => /^[\w-]{43}$/.test(key))).toBe(true);
  shop.clock.set("2027-12-21T10:00:00Z");
  await takeMany(hourly("fresh"), 1);
  await forgetOldCounters(shop);
  const left = await shop.db.read.selectFrom("limit_counter").select("window_start").execute();
  expect(left.filter((row) => row.window_start.getTime() > 0)).toHaveLength(1);
  expect(left.filter((row) => row.window_start.getTime() === 0).length).toBeGreaterThan(0);
});

test("relaxed limits count nothing", async () => {
  const relaxed = { ...shop, config: { ...shop.config, limits: relaxedLimits } };
  const outcomes = await Promise.all(Array.from({ length: 9 }, () => takeFromBudget(relaxed, hourly("f"))));
  expect(outcomes.every(({ allowed }) => allowed)).toBe(true);
});
