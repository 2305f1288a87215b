import { createHmac } from "node:crypto";
import { sql, type QueryExecutorProvider } from "kysely";
import type { Database } from "../db/database.ts";
import { addDays, type Clock, type Instant } from "../time/time.ts";
import { type Limits } from "./limits.ts";

/** How much fits into one window, such as messages to one phone in an hour; `ever` never ends. */
export type Budget = { name: string; of: string; limit: number; windowSeconds: number | "ever" };

export type Counting<Tables> = { db: Database<Tables>; clock: Clock; config: { secret: string; limits: Pick<Limits, "areTriesCounted"> } };

export type Taken = { allowed: boolean; /** Seconds until the window ends; 0 when allowed. */ retryAfterSeconds: number };

const DAY_SECONDS = 86_400;

/** The longest window except `ever`, so that old counters can be deleted. */
const LONGEST_WINDOW_DAYS = 2;

/** Commits before the work it protects (S34), so throws inside a transaction. UTC windows; tries beyond the limit never prolong it. */
export async function takeFromBudget<Tables>(shop: Counting<Tables>, budget: Budget): Promise<Taken> {
  if (!shop.config.limits.areTriesCounted) return { allowed: true, retryAfterSeconds: 0 };
  const now = shop.clock.now();
  const { start, end } = windowAt(budget, now);
  const { rows } = await sql<{ taken: number }>`
    insert into limit_counter (key, window_start, taken) values (${keyOf(shop, budget)}, ${start}, 1)
    on conflict (key, window_start) do update set taken = limit_counter.taken + 1
    returning taken`.execute(shop.db.read);
  if ((rows[0]?.taken ?? 0) <= budget.limit) return { allowed: true, retryAfterSeconds: 0 };
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1_000)) };
}

/** Takes one of each budget in order, up to the first empty one; false where there is one. */
export async function takeFromBudgets<Tables>(shop: Counting<Tables>, budgets: readonly Budget[]): Promise<boolean> {
  for (const budget of budgets) if (!(await takeFromBudget(shop, budget)).allowed) return false;
  return true;
}

export async function takenFromBudget<Tables>(shop: Counting<Tables>, budget: Budget): Promise<number> {
  const { start } = windowAt(budget, shop.clock.now());
  const { rows } = await sql<{ taken: number }>`
    select taken from limit_counter where key = ${keyOf(shop, budget)} and window_start = ${start}`.execute(shop.db.read);
  return rows[0]?.taken ?? 0;
}

export async function giveBackToBudget<Tables>(shop: Counting<Tables>, budget: Budget): Promise<void> {
  if (!shop.config.limits.areTriesCounted) return;
  const { start } = windowAt(budget, shop.clock.now());
  await sql`
    update limit_counter set taken = taken - 1
    where key = ${keyOf(shop, budget)} and window_start = ${start} and taken > 0`.execute(shop.db.read);
}

export async function refillBudgets<Tables>(
  db: QueryExecutorProvider,
  { config }: Pick<Counting<Tables>, "config">,
  budgets: readonly Pick<Budget, "name" | "of">[],
): Promise<void> {
  for (const budget of budgets) await sql`delete from limit_counter where key = ${keyOf({ config }, budget)}`.execute(db);
}

/** Deletes counters of windows long past; `ever` stays. */
export async function forgetOldCounters<Tables>({ db, clock }: Pick<Counting<Tables>, "db" | "clock">): Promise<void> {
  await sql`
    delete from limit_counter
    where window_start > ${new Date(0)} and window_start < ${addDays(clock.now(), -LONGEST_WINDOW_DAYS)}`.execute(db.read);
}

const keyOf = ({ config }: { config: { secret: string } }, { name, of }: { name: string; of: string }): string =>
  createHmac("sha256", config.secret).update(`${name}\0${of}`).digest("base64url");

function windowAt({ windowSeconds }: Budget, now: Instant): { start: Instant; end: Instant } {
  if (windowSeconds === "ever") return { start: new Date(0), end: new Date(now.getTime() + DAY_SECONDS * 1_000) };
  const length = windowSeconds * 1_000;
  const start = Math.floor(now.getTime() / length) * length;
  return { start: new Date(start), end: new Date(start + length) };
}
