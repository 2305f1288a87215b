import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { Id } from "../../../../platform/ids.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import { MOST_SEEN } from "../../seen.rules.ts";

type Db = Kysely<Tables>;

export const selectSeen = async (db: Db, accountId: Id<"account">): Promise<Id<"story">[]> =>
  (
    await db
      .selectFrom("story_seen")
      .select("story_id")
      .where("account_id", "=", accountId)
      .orderBy("seen_at", "desc")
      .orderBy("story_id", "desc")
      .limit(MOST_SEEN)
      .execute()
  ).map(({ story_id }) => story_id);

/** Leaves deleted stories out. */
export const insertSeen = (tx: Db, accountId: Id<"account">, { ids, now }: { ids: readonly Id<"story">[]; now: Instant }) =>
  sql`
    insert into story_seen (account_id, story_id, seen_at)
    select ${accountId}, id, ${now} from story where id = any(${[...ids]}::bigint[]) order by id for key share
    on conflict do nothing`.execute(tx);
