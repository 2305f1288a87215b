import { sql, type ExpressionBuilder, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import { addSeconds, type Instant } from "../../../platform/time.ts";
import { CODE_SECONDS, RESEND_SECONDS, WATCHED_CODES, type RecentCodes } from "../sign-in.rules.ts";

type Db = Kysely<Tables>;

/** Until the transaction ends nobody else sends to this phone. Taken before any row is locked. */
export const lockPhone = (tx: Db, phone: string) => sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 0))`.execute(tx);

/** Codes whose message surely never went out are as if nobody had asked for them. */
const wasNotRefused = (eb: ExpressionBuilder<Tables, "sms_code">) =>
  eb.not(
    eb.exists(eb.selectFrom("message").select("message.id").whereRef("message.id", "=", "sms_code.id").where("message.state", "=", "dead")),
  );

/** The codes of a phone since that instant that nobody used, the newest used one and what was before it left out. */
export async function selectRecentCodes(
  db: Db,
  { phone, browserHash, since }: { phone: string; browserHash: Uint8Array | undefined; since: Instant },
): Promise<RecentCodes> {
  const rows = await db
    .selectFrom("sms_code")
    .select((eb) => ["sent_at", "used_at", eb("browser_hash", "is not distinct from", browserHash ?? null).as("is_own")])
    .where("phone", "=", phone)
    .where("sent_at", ">", since)
    .where(wasNotRefused)
    .orderBy("sent_at", "desc")
    .execute();
  const used = rows.findIndex((row) => row.used_at !== null);
  const unused = used === -1 ? rows : rows.slice(0, used);
  const own = unused.filter((row) => row.is_own);
  return { newest: unused[0]?.sent_at, own: { newest: own[0]?.sent_at, count: own.length } };
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
  code: { id: string; phone: string; hash: Uint8Array; browserHash: Uint8Array | undefined; utm: object; now: Instant },
) =>
  tx
    .insertInto("sms_code")
    .values({
      id: code.id,
      phone: code.phone,
      code_hash: code.hash,
      browser_hash: code.browserHash ?? null,
      utm: JSON.stringify(code.utm),
      sent_at: code.now,
      expires_at: addSeconds(code.now, CODE_SECONDS),
    })
    .execute();

/** Codes of a phone that still live, of one browser or, without one named, of all. */
export const selectLivingCodes = async (
  db: Db,
  { phone, now, of }: { phone: string; now: Instant; of: "everybody" | { browserHash: Uint8Array | undefined } },
): Promise<string[]> =>
  (
    await db
      .selectFrom("sms_code")
      .select("id")
      .where("phone", "=", phone)
      .where("used_at", "is", null)
      .where("expires_at", ">", now)
      .$if(of !== "everybody", (query) =>
        query.where("browser_hash", "is not distinct from", of === "everybody" ? null : (of.browserHash ?? null)),
      )
      .execute()
  ).map(({ id }) => id);

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
        .where(wasNotRefused)
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
