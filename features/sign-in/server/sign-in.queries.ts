import { sql, type ExpressionBuilder, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import { addSeconds, type Instant } from "../../../platform/time/time.ts";
import { REMEMBERED_SECONDS, WATCHED_CODES, type Asker, type Pressure, type RecentCodes } from "../sending.rules.ts";
import { CODE_SECONDS, RESEND_SECONDS } from "../sign-in.rules.ts";

type Db = Kysely<Tables>;

/** Serialises sending to one phone; taken before any row lock. */
export const lockPhone = (tx: Db, phone: string) => sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 0))`.execute(tx);

/** A code whose message was certainly refused does not count. */
const wasNotRefused = (eb: ExpressionBuilder<Tables, "sms_code">) =>
  eb.not(
    eb.exists(eb.selectFrom("message").select("message.id").whereRef("message.id", "=", "sms_code.id").where("message.state", "=", "dead")),
  );

export type AskedBy = { browserHash: Uint8Array; asker: Asker };

/** Unused codes of the same kind of asker since then, without those before the newest used one. */
export async function selectRecentCodes(
  db: Db,
  { phone, browserHash, asker, since }: AskedBy & { phone: string; since: Instant },
): Promise<RecentCodes> {
  const rows = await db
    .selectFrom("sms_code")
    .select((eb) => ["sent_at", "used_at", eb("browser_hash", "=", browserHash).as("is_own")])
    .where("phone", "=", phone)
    .where("from_known_device", "=", asker === "known device")
    .where("sent_at", ">", since)
    .where(wasNotRefused)
    .orderBy("sent_at", "desc")
    .execute();
  const used = rows.findIndex((row) => row.used_at !== null);
  const unused = used === -1 ? rows : rows.slice(0, used);
  const own = unused.filter((row) => row.is_own);
  return { newest: unused[0]?.sent_at, own: { newest: own[0]?.sent_at, count: own.length } };
}

export async function selectPressure(db: Db, now: Instant): Promise<Pressure> {
  const ofStrangers = db.selectFrom("sms_code").where("from_known_device", "=", false);
  const newest = ofStrangers
    .select("used_at")
    .where("sent_at", "<", addSeconds(now, -RESEND_SECONDS))
    .orderBy("sent_at", "desc")
    .limit(WATCHED_CODES)
    .as("newest");
  const counted = await db
    .selectFrom([
      ofStrangers
        .where("sent_at", ">", addSeconds(now, -REMEMBERED_SECONDS))
        .select((eb) => [eb.fn.countAll<number>().as("hour_sent"), eb.fn.count<number>("used_at").as("hour_used")])
        .as("hour"),
      db
        .selectFrom(newest)
        .select((eb) => [eb.fn.countAll<number>().as("newest_sent"), eb.fn.count<number>("newest.used_at").as("newest_used")])
        .as("lately"),
    ])
    .selectAll()
    .executeTakeFirstOrThrow();
  return {
    hour: { sent: counted.hour_sent, used: counted.hour_used },
    newest: { sent: counted.newest_sent, used: counted.newest_used },
  };
}

export const insertCode = (tx: Db, code: AskedBy & { id: string; phone: string; hash: Uint8Array; utm: object; now: Instant }) =>
  tx
    .insertInto("sms_code")
    .values({
      id: code.id,
      phone: code.phone,
      code_hash: code.hash,
      browser_hash: code.browserHash,
      from_known_device: code.asker === "known device",
      utm: JSON.stringify(code.utm),
      sent_at: code.now,
      expires_at: addSeconds(code.now, CODE_SECONDS),
    })
    .execute();

export async function selectLivingCodes(
  db: Db,
  { phone, now, of }: { phone: string; now: Instant; of: "everybody" | { browserHash: Uint8Array } },
): Promise<string[]> {
  const ofPhone = db
    .selectFrom("sms_code")
    .select("id")
    .where("phone", "=", phone)
    .where("used_at", "is", null)
    .where("expires_at", ">", now);
  const living = of === "everybody" ? ofPhone : ofPhone.where("browser_hash", "=", of.browserHash);
  return (await living.execute()).map(({ id }) => id);
}

/** Counts a try before the comparison; no row without a living code of this browser, so others cannot use up its tries (S21). */
export const countTry = (
  tx: Db,
  { phone, browserHash, now, limit }: { phone: string; browserHash: Uint8Array; now: Instant; limit: number },
) =>
  tx
    .updateTable("sms_code")
    .set((eb) => ({ wrong_tries: eb("wrong_tries", "+", 1) }))
    .where("id", "=", (eb) =>
      eb
        .selectFrom("sms_code")
        .select("id")
        .where("phone", "=", phone)
        .where("used_at", "is", null)
        .where("expires_at", ">", now)
        .where(wasNotRefused)
        .where("browser_hash", "=", browserHash)
        .orderBy("sent_at", "desc")
        .limit(1),
    )
    .where("used_at", "is", null)
    .where("wrong_tries", "<", limit)
    .returning(["id", "code_hash", "utm", "wrong_tries"])
    .executeTakeFirst();

/** No row when another request was faster. */
export const useCode = (tx: Db, id: string, now: Instant) =>
  tx.updateTable("sms_code").set({ used_at: now }).where("id", "=", id).where("used_at", "is", null).returning("id").executeTakeFirst();

export const endOtherCodes = (tx: Db, { phone, now }: { phone: string; now: Instant }) =>
  tx
    .updateTable("sms_code")
    .set({ expires_at: now })
    .where("phone", "=", phone)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .execute();

export const deleteCodesSentBefore = (tx: Db, instant: Instant) => tx.deleteFrom("sms_code").where("sent_at", "<", instant).execute();

/** No row when the pass was used before. */
export const insertSpentPass = (tx: Db, id: string, now: Instant) =>
  tx
    .insertInto("spent_pass")
    .values({ id, spent_at: now })
    .onConflict((oc) => oc.doNothing())
    .returning("id")
    .executeTakeFirst();

export const deletePassesSpentBefore = (tx: Db, instant: Instant) => tx.deleteFrom("spent_pass").where("spent_at", "<", instant).execute();
