import type { Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Instant } from "../../../platform/time/time.ts";

type Db = Kysely<Tables>;

/** No row when the key was claimed before (security.md S14). */
export const claimKey = (tx: Db, { scope, key, hash, now }: { scope: string; key: string; hash: Uint8Array; now: Instant }) =>
  tx
    .insertInto("idempotent_answer")
    .values({ scope, key, request_hash: hash, status: 0, answer: "{}", created_at: now })
    .onConflict((oc) => oc.doNothing())
    .returning("key")
    .executeTakeFirst();

export const selectAnswer = (tx: Db, scope: string, key: string) =>
  tx
    .selectFrom("idempotent_answer")
    .select(["request_hash", "answer"])
    .where("scope", "=", scope)
    .where("key", "=", key)
    .executeTakeFirst();

export const storeAnswer = (tx: Db, scope: string, key: string, answer: object) =>
  tx
    .updateTable("idempotent_answer")
    .set({ status: 200, answer: JSON.stringify(answer) })
    .where("scope", "=", scope)
    .where("key", "=", key)
    .execute();

export const deleteAnswersBefore = (db: Db, instant: Instant) =>
  db.deleteFrom("idempotent_answer").where("created_at", "<", instant).execute();
