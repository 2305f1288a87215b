import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { Id } from "../../../../platform/ids.ts";
import type { Locale } from "../../../../platform/i18n.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import { outdatingKinds } from "../../news.rules.ts";

type Db = Kysely<Tables>;

/** An account's browsers; the oldest are forgotten. */
const MOST = 20;

export type NewSubscription = {
  accountId: Id<"account">;
  deviceId: Id<"device">;
  endpoint: string;
  p256dh: string;
  auth: string;
  locale: Locale;
  at: Instant;
};

/** A browser that was another's changes its owner. */
export async function upsertSubscription(tx: Db, { accountId, deviceId, at, ...browser }: NewSubscription): Promise<void> {
  const row = { account_id: accountId, device_id: deviceId, ...browser, made_at: at };
  await tx
    .insertInto("push_subscription")
    .values(row)
    .onConflict((on) => on.column("endpoint").doUpdateSet(row))
    .execute();
  await sql`delete from push_subscription where account_id = ${accountId} and id not in (
    select id from push_subscription where account_id = ${accountId} order by made_at desc, id desc limit ${MOST})`.execute(tx);
}

export const deleteSubscription = (tx: Db, { accountId, endpoint }: { accountId: Id<"account">; endpoint: string }) =>
  tx.deleteFrom("push_subscription").where("account_id", "=", accountId).where("endpoint", "=", endpoint).execute();

export const forgetSubscription = (db: Db, id: Id<"push_subscription">) =>
  db.deleteFrom("push_subscription").where("id", "=", id).execute();

/** A notice and its browser; undefined when either is gone, or nobody is signed in there. */
export const selectPush = (
  db: Db,
  { notice, subscription, now }: { notice: Id<"notice">; subscription: Id<"push_subscription">; now: Instant },
) =>
  db
    .selectFrom("push_subscription as s")
    .innerJoin("notice as n", "n.account_id", "s.account_id")
    .select(["s.endpoint", "s.p256dh", "s.auth", "s.locale", "n.kind", "n.news", "n.read_at", "n.made_at", "n.account_id"])
    .where("s.id", "=", subscription)
    .where("n.id", "=", notice)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("access_token as t")
          .select("t.id")
          .whereRef("t.device_id", "=", "s.device_id")
          .where("t.revoked_at", "is", null)
          .where("t.expires_at", ">", now),
      ),
    )
    .executeTakeFirst();

/** News of an account's orders since a notice. */
export const selectLater = (db: Db, { notice, accountId }: { notice: Id<"notice">; accountId: Id<"account"> }) =>
  db
    .selectFrom("notice")
    .select("news")
    .where("account_id", "=", accountId)
    .where("id", ">", notice)
    .where("kind", "in", [...outdatingKinds])
    .execute();
