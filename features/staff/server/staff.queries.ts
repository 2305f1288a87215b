import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { Role } from "../staff.rules.ts";
import type { Id } from "../../../platform/ids.ts";

type Db = Kysely<Tables>;

export const selectStaffByEmail = (db: Db, email: string) =>
  db.selectFrom("staff_member").selectAll().where("email", "=", email).executeTakeFirst();

export const selectStaffById = (db: Db, id: Id<"staff_member">) =>
  db.selectFrom("staff_member").selectAll().where("id", "=", id).executeTakeFirst();

export const lockStaff = (tx: Db, id: Id<"staff_member">) =>
  tx.selectFrom("staff_member").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/** No row when this or a later step was used. */
export const takeTotpStep = (tx: Db, id: Id<"staff_member">, step: number) =>
  tx
    .updateTable("staff_member")
    .set({ totp_step: step })
    .where("id", "=", id)
    .where("totp_step", "<", step)
    .where("disabled_at", "is", null)
    .returning("id")
    .executeTakeFirst();

export type NewStaff = {
  email: string;
  name: string;
  role: Role;
  passwordHash: string;
  totpSecret: string;
  totpStep: number;
  now: Instant;
};

/** Undefined when the e-mail is taken. */
export const insertStaff = async (tx: Db, staff: NewStaff): Promise<Id<"staff_member"> | undefined> =>
  (
    await tx
      .insertInto("staff_member")
      .values({
        email: staff.email,
        name: staff.name,
        role: staff.role,
        password_hash: staff.passwordHash,
        totp_secret: staff.totpSecret,
        totp_step: staff.totpStep,
        created_at: staff.now,
      })
      .onConflict((oc) => oc.doNothing())
      .returning("id")
      .executeTakeFirst()
  )?.id;

export const selectStaffPage = (db: Db, { limit, offset }: { limit: number; offset: number }) =>
  db.selectFrom("staff_member").selectAll().orderBy("id").limit(limit).offset(offset).execute();

export const countStaff = async (db: Db): Promise<number> =>
  (
    await db
      .selectFrom("staff_member")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow()
  ).count;

/** Locked, so that two owners cannot remove each other. */
export const lockOtherOwners = (tx: Db, id: Id<"staff_member">) =>
  tx
    .selectFrom("staff_member")
    .select("id")
    .where("role", "=", "owner")
    .where("disabled_at", "is", null)
    .where("id", "<>", id)
    .orderBy("id")
    .forUpdate()
    .execute();

export const updateStaff = (tx: Db, id: Id<"staff_member">, { role, disabledAt }: { role: Role; disabledAt: Instant | null }) =>
  tx
    .updateTable("staff_member")
    .set((eb) => ({ role, disabled_at: disabledAt, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const insertInvitation = async (
  tx: Db,
  invitation: {
    hash: Uint8Array;
    email: string | null;
    role: Role;
    totpSecret: string;
    invitedBy: Id<"staff_member"> | null;
    now: Instant;
    expiresAt: Instant;
  },
): Promise<Id<"staff_invitation">> =>
  (
    await tx
      .insertInto("staff_invitation")
      .values({
        token_hash: invitation.hash,
        email: invitation.email,
        role: invitation.role,
        totp_secret: invitation.totpSecret,
        invited_by: invitation.invitedBy,
        created_at: invitation.now,
        expires_at: invitation.expiresAt,
      })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;

export const selectInvitation = (db: Db, hash: Uint8Array, now: Instant) =>
  db
    .selectFrom("staff_invitation")
    .selectAll()
    .where("token_hash", "=", hash)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();

/** No row when it was used. */
export const useInvitation = (tx: Db, id: Id<"staff_invitation">, now: Instant) =>
  tx
    .updateTable("staff_invitation")
    .set({ used_at: now })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .returning("id")
    .executeTakeFirst();

export const lockFirstOwner = (tx: Db) => sql`select pg_advisory_xact_lock(hashtext('first owner'))`.execute(tx);

export const insertSession = async (
  tx: Db,
  session: { staffId: Id<"staff_member">; hash: Uint8Array; now: Instant },
): Promise<Id<"staff_session">> =>
  (
    await tx
      .insertInto("staff_session")
      .values({
        staff_id: session.staffId,
        token_hash: session.hash,
        created_at: session.now,
        last_seen_at: session.now,
        second_factor_at: session.now,
      })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;

export const selectSessionOwner = (db: Db, hash: Uint8Array, { idleSince, begunSince }: { idleSince: Instant; begunSince: Instant }) =>
  db
    .selectFrom("staff_session as session")
    .innerJoin("staff_member as staff", "staff.id", "session.staff_id")
    .select(["session.id as session_id", "session.last_seen_at", "staff.id", "staff.email", "staff.name", "staff.role"])
    .where("session.token_hash", "=", hash)
    .where("session.revoked_at", "is", null)
    .where("session.last_seen_at", ">", idleSince)
    .where("session.created_at", ">", begunSince)
    .where("staff.disabled_at", "is", null)
    .executeTakeFirst();

export const selectSecondFactor = (db: Db, sessionId: Id<"staff_session">) =>
  db
    .selectFrom("staff_session as session")
    .innerJoin("staff_member as staff", "staff.id", "session.staff_id")
    .select(["session.second_factor_at", "staff.totp_secret", "staff.totp_step"])
    .where("session.id", "=", sessionId)
    .executeTakeFirstOrThrow();

export const renewSecondFactor = (tx: Db, sessionId: Id<"staff_session">, now: Instant) =>
  tx.updateTable("staff_session").set({ second_factor_at: now }).where("id", "=", sessionId).execute();

export const touchSession = (tx: Db, id: Id<"staff_session">, now: Instant) =>
  tx.updateTable("staff_session").set({ last_seen_at: now }).where("id", "=", id).execute();

export const revokeSession = (tx: Db, id: Id<"staff_session">, now: Instant) =>
  tx.updateTable("staff_session").set({ revoked_at: now }).where("id", "=", id).where("revoked_at", "is", null).execute();

export const revokeSessionsOf = (tx: Db, staffId: Id<"staff_member">, now: Instant) =>
  tx.updateTable("staff_session").set({ revoked_at: now }).where("staff_id", "=", staffId).where("revoked_at", "is", null).execute();

export const deleteSessionsBegunBefore = (db: Db, instant: Instant) =>
  db.deleteFrom("staff_session").where("created_at", "<", instant).execute();
