import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import { addSeconds, type Instant } from "../../../platform/time.ts";
import { CODE_SECONDS, RESEND_SECONDS, WATCHED_CODES } from "../sign-in.rules.ts";

type Db = Kysely<Tables>;

/** Until the transaction ends nobody else sends to this phone. Taken before any row is locked. */
export const lockPhone = (tx: Db, phone: string) => sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 0))`.execute(tx);

export async function selectNewestCode(db: Db, phone: string): Promise<{ sentAt: Instant; used: boolean } | undefined> {
  const row = await db
    .selectFrom("sms_code")
    .select(["sent_at", "used_at"])
    .where("phone", "=", phone)
    .orderBy("sent_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && { sentAt: row.sent_at, used: row.used_at !== null };
}

/** How many of the newest codes people have used, leaving out those sent just now. */
export async function selectUse(db: Db, now: Instant): Promise<{ sent: number; used: number }> {
  const newest = db
    .selectFrom("sms_code")
    .select("used_at")
    .where("sent_at", "<", addSeconds(now, -RESEND_SECONDS))
    .orderBy("sent_at", "desc")
    .limit(WATCHED_CODES)
    .as("newest");
  return db
    .selectFrom(newest)
    .select((eb) => [eb.fn.countAll<number>().as("sent"), eb.fn.count<number>("newest.used_at").as("used")])
    .executeTakeFirstOrThrow();
}

export const insertCode = (
  tx: Db,
  code: { id: string; phone: string; hash: Uint8Array; sealedText: string; browserHash: Uint8Array | undefined; utm: object; now: Instant },
) =>
  tx
    .insertInto("sms_code")
    .values({
      id: code.id,
      phone: code.phone,
      code_hash: code.hash,
      delivery: "waiting",
      sealed_text: code.sealedText,
      browser_hash: code.browserHash ?? null,
      utm: JSON.stringify(code.utm),
      sent_at: code.now,
      expires_at: addSeconds(code.now, CODE_SECONDS),
    })
    .execute();

/** A code that nobody took to deliver does not stand in the way of the next one. */
export const deleteCode = (tx: Db, id: string) => tx.deleteFrom("sms_code").where("id", "=", id).execute();

/** Takes up the sending of a code; no row when somebody already has, or the code has ended. */
export const claimDelivery = (tx: Db, id: string, now: Instant) =>
  tx
    .updateTable("sms_code")
    .set({ delivery: "sending", delivery_at: now })
    .where("id", "=", id)
    .where("delivery", "=", "waiting")
    .where("expires_at", ">", now)
    .returning(["phone", "sealed_text"])
    .executeTakeFirst();

/** What became of a sending; the text is needed no more. */
export const settleDelivery = (tx: Db, { id, delivery, now }: { id: string; delivery: "sent" | "unknown"; now: Instant }) =>
  tx.updateTable("sms_code").set({ delivery, delivery_at: now, sealed_text: null }).where("id", "=", id).execute();

/** Codes whose sending nobody took up since then, oldest first. */
export const selectWaitingCodes = (db: Db, { since, now }: { since: Instant; now: Instant }) =>
  db
    .selectFrom("sms_code")
    .select("id")
    .where("delivery", "=", "waiting")
    .where("sent_at", "<", since)
    .where("expires_at", ">", now)
    .orderBy("sent_at")
    .limit(100)
    .execute();

/** The texts of codes that have ended. */
export const forgetSealedTexts = (tx: Db, now: Instant) =>
  tx.updateTable("sms_code").set({ sealed_text: null }).where("sealed_text", "is not", null).where("expires_at", "<=", now).execute();

/**
 * Counts a try before anything is compared; no row when there is nothing to try. A code asked for by a browser works
 * in that browser only (S21), and a stranger asking for the same phone neither replaces it nor uses up its tries.
 */
export const countTry = (
  tx: Db,
  { phone, browserHash, now, limit }: { phone: string; browserHash: Uint8Array | undefined; now: Instant; limit: number },
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
        .where((own) => own.or([own("browser_hash", "is", null), ...(browserHash ? [own("browser_hash", "=", browserHash)] : [])]))
        .orderBy(sql`browser_hash is null`)
        .orderBy("sent_at", "desc")
        .limit(1),
    )
    .where("used_at", "is", null)
    .where("wrong_tries", "<", limit)
    .returning(["id", "code_hash", "utm"])
    .executeTakeFirst();

/** Uses a code up; no row when somebody else was quicker. */
export const useCode = (tx: Db, id: string, now: Instant) =>
  tx.updateTable("sms_code").set({ used_at: now }).where("id", "=", id).where("used_at", "is", null).returning("id").executeTakeFirst();

/** Whoever signed in needs no other code that is still under way. */
export const endOtherCodes = (tx: Db, { phone, now }: { phone: string; now: Instant }) =>
  tx
    .updateTable("sms_code")
    .set({ expires_at: now })
    .where("phone", "=", phone)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .execute();

export const deleteCodesSentBefore = (tx: Db, instant: Instant) => tx.deleteFrom("sms_code").where("sent_at", "<", instant).execute();
