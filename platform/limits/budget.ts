import { createHmac } from "node:crypto";
import { sql, type Kysely } from "kysely";
import type { Instant } from "../time.ts";

/** How much of one thing may be taken in one window, e.g. SMS for a phone in an hour. */
export type Budget = { name: string; of: string; limit: number; windowSeconds: number };

/**
 * Takes one from a budget in one committed statement, before the work it protects (security.md S34).
 * Keys are HMACs, so that neither phones nor addresses stand in the table. Returns 0 when it was allowed,
 * else the seconds until the window ends.
 */
export async function takeFromBudget<Tables>(
  db: Kysely<Tables>,
  secret: string,
  { name, of, limit, windowSeconds }: Budget,
  now: Instant,
): Promise<number> {
  const key = createHmac("sha256", secret).update(`${name}\0${of}`).digest("base64url");
  const windowMs = windowSeconds * 1_000;
  const start = new Date(Math.floor(now.getTime() / windowMs) * windowMs);
  const { rows } = await sql<{ taken: number }>`
    insert into limit_counter (key, window_start, taken) values (${key}, ${start}, 1)
    on conflict (key, window_start) do update set taken = limit_counter.taken + 1
    returning taken`.execute(db);
  if ((rows[0]?.taken ?? 0) <= limit) return 0;
  return Math.max(1, Math.ceil((start.getTime() + windowMs - now.getTime()) / 1_000));
}
