import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import { addDays, addHours, addSeconds, type Instant } from "../../../platform/time/time.ts";

const STUCK_SECONDS = 600;

/** The outbox: waiting, stuck (I12), given up (without those withdrawn before sending), SMS by hour and day. */
export async function selectMessageCounts(db: Kysely<Tables>, now: Instant) {
  const { rows } = await sql<Record<"waiting" | "stuck" | "dead" | "unknown" | "smsHour" | "smsDay", number>>`
    select count(*) filter (where settled_at is null)::int as waiting,
      count(*) filter (where settled_at is null and next_try_at < ${addSeconds(now, -STUCK_SECONDS)})::int as stuck,
      count(*) filter (where state = 'dead' and settled_at > ${addDays(now, -1)} and (attempts > 0 or settled_at >= expires_at))::int as dead,
      count(*) filter (where state = 'unknown' and settled_at > ${addDays(now, -1)})::int as unknown,
      count(*) filter (where channel = 'sms' and attempts > 0 and created_at > ${addHours(now, -1)})::int as "smsHour",
      count(*) filter (where channel = 'sms' and attempts > 0 and created_at > ${addDays(now, -1)})::int as "smsDay"
    from message`.execute(db);
  return rows[0];
}
