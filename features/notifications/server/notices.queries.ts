import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import { idOf, type Id } from "../../../platform/ids.ts";
import type { Locale } from "../../../platform/i18n.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { Choice, News, NewsTopic } from "../news.rules.ts";

type Db = Kysely<Tables>;

export type NewNotice = { accountId: Id<"account">; topic: NewsTopic; news: News; source: string; at: Instant };
/** How the account is reached; null for a choice it has not made. */
export type Reached = {
  notice: Id<"notice">;
  phone: string;
  email: string;
  locale: Locale;
  letters: boolean | null;
  sms: boolean | null;
  push: boolean | null;
  /** Subscribed browsers in which the customer is signed in. */
  browsers: Id<"push_subscription">[];
};

/** Writes the notice and answers how its account is reached; undefined when told before or for an account the shop does not serve. */
export async function insertNotice(tx: Db, { accountId, topic, news, source, at }: NewNotice): Promise<Reached | undefined> {
  const { rows } = await sql<Reached>`
    with made as (
      insert into notice (account_id, kind, source, news, made_at)
      select id, ${news.kind}, ${source}, ${JSON.stringify(news)}::jsonb, ${at}::timestamptz
      from account where id = ${accountId} and blacklisted_at is null
      on conflict (account_id, kind, source) do nothing
      returning account_id, id
    )
    select made.id as notice, a.phone, a.email, a.locale, c.letters, c.sms, c.push, (
      select coalesce(jsonb_agg(s.id), '[]'::jsonb) from push_subscription s where s.account_id = a.id and exists (
        select from access_token t where t.device_id = s.device_id and t.revoked_at is null and t.expires_at > ${at}::timestamptz)
    ) as browsers
    from made join account a on a.id = made.account_id
    left join notice_choice c on c.account_id = a.id and c.topic = ${topic}`.execute(tx);
  return rows[0];
}

export type NoticeRow = { id: Id<"notice">; kind: string; news: unknown; made_at: Instant; read_at: Instant | null };

export const selectNotices = (
  db: Db,
  { accountId, before, limit }: { accountId: Id<"account">; before: Id<"notice"> | undefined; limit: number },
): Promise<NoticeRow[]> =>
  db
    .selectFrom("notice")
    .select(["id", "kind", "news", "made_at", "read_at"])
    .where("account_id", "=", accountId)
    .$if(before !== undefined, (query) => query.where("id", "<", before ?? idOf<"notice">(0)))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

export async function countUnread(db: Db, accountId: Id<"account">): Promise<number> {
  const { count } = await db
    .selectFrom("notice")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .where("read_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

export const markRead = (
  tx: Db,
  { accountId, which, now }: { accountId: Id<"account">; which: { id: Id<"notice">; andEarlier: boolean }; now: Instant },
) =>
  tx
    .updateTable("notice")
    .set({ read_at: now })
    .where("account_id", "=", accountId)
    .where("read_at", "is", null)
    .where("id", which.andEarlier ? "<=" : "=", which.id)
    .execute();

export const selectChoices = (db: Db, accountId: Id<"account">) =>
  db.selectFrom("notice_choice").select(["topic", "letters", "sms", "push"]).where("account_id", "=", accountId).execute();

export const upsertChoice = (
  tx: Db,
  { accountId, topic, letters, sms, push, now }: { accountId: Id<"account">; topic: NewsTopic; now: Instant } & Choice,
) =>
  tx
    .insertInto("notice_choice")
    .values({ account_id: accountId, topic, letters, sms, push, changed_at: now })
    .onConflict((oc) => oc.columns(["account_id", "topic"]).doUpdateSet({ letters, sms, push, changed_at: now }))
    .execute();

/** Whether the account is still there; it stays so until the transaction ends. */
export const lockAccountOfChoice = async (tx: Db, accountId: Id<"account">): Promise<boolean> =>
  (await tx.selectFrom("account").select("id").where("id", "=", accountId).forKeyShare().executeTakeFirst()) !== undefined;

/** An account's unsent messages, and the notices they tell. */
export const selectWaitingOf = (db: Db, accountId: Id<"account">) =>
  db
    .selectFrom("message as m")
    .innerJoin("notice as n", "n.id", "m.notice_id")
    .select(["m.id", "n.news"])
    .where("n.account_id", "=", accountId)
    .where("m.settled_at", "is", null)
    .where("m.state", "=", "waiting")
    .execute();
