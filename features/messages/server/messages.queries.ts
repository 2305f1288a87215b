import { sql, type Insertable, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import { addSeconds, type Instant } from "../../../platform/time/time.ts";
import { LEASE_SECONDS } from "../messages.rules.ts";

type Db = Kysely<Tables>;

export const insertMessage = (tx: Db, message: Insertable<Tables["message"]>) => tx.insertInto("message").values(message).execute();

/** No row when it is taken. */
export const claimMessage = (tx: Db, id: string, now: Instant) =>
  claim(tx, now).where("id", "=", id).where("state", "=", "waiting").execute();

export const claimDue = (tx: Db, { most, now }: { most: number; now: Instant }) =>
  claim(tx, now)
    .where("id", "in", (eb) =>
      eb
        .selectFrom("message")
        .select("id")
        .where("settled_at", "is", null)
        .where("next_try_at", "<=", now)
        .where("expires_at", ">", now)
        .where((due) => due.or([due("state", "=", "waiting"), due("channel", "=", "e-mail")]))
        .orderBy("next_try_at")
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .execute();

const claim = (tx: Db, now: Instant) =>
  tx
    .updateTable("message")
    .set((eb) => ({ state: "sending", attempts: eb("attempts", "+", 1), next_try_at: addSeconds(now, LEASE_SECONDS) }))
    .where("expires_at", ">", now)
    .where("sealed", "is not", null)
    .returning(["id", "channel", "sealed", "attempts", "expires_at"]);

/** Columns emptied once a message is settled. */
const forgotten = { sealed: null, notice_id: null };

/** Deletes recipients and texts. */
export const settleMessages = (tx: Db, ids: readonly string[], { state, now }: { state: "sent" | "unknown" | "dead"; now: Instant }) =>
  tx
    .updateTable("message")
    .set({ state, settled_at: now, ...forgotten })
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .where("settled_at", "is", null)
    .execute();

export const postponeMessage = (tx: Db, { id, until }: { id: string; until: Instant }) =>
  tx.updateTable("message").set({ state: "waiting", next_try_at: until }).where("id", "=", id).where("state", "=", "sending").execute();

export async function withdrawMessages(tx: Db, ids: readonly string[], now: Instant): Promise<void> {
  if (ids.length === 0) return;
  const waiting = tx.updateTable("message").where("id", "in", ids).where("state", "=", "waiting");
  await waiting.set({ state: "dead", settled_at: now, ...forgotten }).execute();
}

/** Not sent yet, or being sent. */
export const selectUnsettled = (tx: Db) =>
  tx.selectFrom("message").select(["id", "sealed"]).where("settled_at", "is", null).where("sealed", "is not", null).execute();

/** Gives up expired messages, and SMS whose sender died, which may have been sent. */
export const settleOverdue = (tx: Db, now: Instant) =>
  tx
    .updateTable("message")
    .set((eb) => ({
      state: eb
        .case()
        .when("state", "=", "waiting")
        .then("dead" as const)
        .else("unknown" as const)
        .end(),
      settled_at: now,
      ...forgotten,
    }))
    .where("settled_at", "is", null)
    .where((eb) =>
      eb.or([
        eb.and([eb("state", "=", "waiting"), eb("expires_at", "<=", now)]),
        eb.and([
          eb("state", "=", "sending"),
          eb("next_try_at", "<=", now),
          eb.or([eb("channel", "=", "sms"), eb("expires_at", "<=", now)]),
        ]),
      ]),
    )
    .returning(["id", "channel", "state", "attempts"])
    .execute();

export const deleteMessagesSettledBefore = (tx: Db, instant: Instant) =>
  tx.deleteFrom("message").where("settled_at", "<", instant).execute();
