import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Kopiykas } from "../../../platform/money/money.ts";
import type { Instant } from "../../../platform/time/time.ts";

export async function selectEndingBonuses(
  db: Kysely<Tables>,
  { now, endsBefore, limit }: { now: Instant; endsBefore: Instant; limit: number },
): Promise<{ accountId: Id<"account">; endsAt: Instant; sum: Kopiykas }[]> {
  const { rows } = await sql<{ accountId: Id<"account">; endsAt: Instant; sum: Kopiykas }>`
    select l.account_id as "accountId", l.ends_at as "endsAt", sum(l.points_left)::bigint as sum
    from bonus_lot l join account a on a.id = l.account_id and a.blacklisted_at is null
    where l.points_left > 0 and l.ends_at > ${now} and l.ends_at <= ${endsBefore}
      and not exists (select from notice n where n.account_id = l.account_id and n.kind = 'bonus_ending' and n.made_at > l.ends_at - interval '8 days')
    group by l.account_id, l.ends_at order by l.account_id limit ${limit}`.execute(db);
  return rows;
}
