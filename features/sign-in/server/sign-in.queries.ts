import type { Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import { addSeconds, type Instant } from "../../../platform/time.ts";
import { CODE_SECONDS } from "../sign-in.rules.ts";

export const selectNewestCode = (db: Kysely<Tables>, phone: string) =>
  db.selectFrom("sms_code").selectAll().where("phone", "=", phone).orderBy("sent_at", "desc").orderBy("id").limit(1).executeTakeFirst();

export const insertCode = (
  db: Kysely<Tables>,
  code: { id: string; phone: string; hash: Uint8Array; browserHash: Uint8Array | undefined; utm: object; now: Instant },
) =>
  db
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

/** A code that could not be delivered does not stand in the way of the next one. */
export const deleteCode = (db: Kysely<Tables>, id: string) => db.deleteFrom("sms_code").where("id", "=", id).execute();

/** Counts a try before anything is compared; no row when the code has no tries left, was used or has ended. */
export const countTry = (db: Kysely<Tables>, { phone, now, limit }: { phone: string; now: Instant; limit: number }) =>
  db
    .updateTable("sms_code")
    .set((eb) => ({ wrong_tries: eb("wrong_tries", "+", 1) }))
    .where("id", "=", (eb) =>
      eb.selectFrom("sms_code").select("id").where("phone", "=", phone).orderBy("sent_at", "desc").orderBy("id").limit(1),
    )
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .where("wrong_tries", "<", limit)
    .returning(["id", "code_hash", "browser_hash", "utm"])
    .executeTakeFirst();

/** Uses a code up; no row when somebody else was quicker. */
export const useCode = (db: Kysely<Tables>, id: string, now: Instant) =>
  db.updateTable("sms_code").set({ used_at: now }).where("id", "=", id).where("used_at", "is", null).returning("id").executeTakeFirst();
