import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Instant } from "../../../platform/time/time.ts";
import { type Id, idOf } from "../../../platform/ids.ts";

type Db = Kysely<Tables>;

export const selectDevices = (db: Db, accountId: Id<"account">, now: Instant) =>
  db
    .selectFrom("device")
    .select((eb) => [
      "id",
      "user_agent",
      "created_at",
      "last_seen_at",
      eb
        .exists(
          eb
            .selectFrom("access_token")
            .select("access_token.id")
            .whereRef("access_token.device_id", "=", "device.id")
            .where("access_token.revoked_at", "is", null)
            .where("access_token.expires_at", ">", now),
        )
        .as("is_signed_in"),
    ])
    .where("account_id", "=", accountId)
    .where("forgotten_at", "is", null)
    .orderBy("last_seen_at", "desc")
    .orderBy("id", "desc")
    .execute();

/** Devices first seen later are new to this one. */
export const selectConfirmedUntil = async (db: Db, deviceId: Id<"device">): Promise<Instant | undefined> => {
  const row = await db
    .selectFrom("device")
    .select(sql<Instant>`coalesce(confirmed_until, created_at)`.as("until"))
    .where("id", "=", deviceId)
    .executeTakeFirst();
  return row?.until;
};

export const updateConfirmedUntil = (tx: Db, deviceId: Id<"device">, now: Instant) =>
  tx.updateTable("device").set({ confirmed_until: now }).where("id", "=", deviceId).execute();

export const forgetDevice = (tx: Db, { accountId, deviceId, now }: { accountId: Id<"account">; deviceId: Id<"device">; now: Instant }) =>
  tx
    .updateTable("device")
    .set({ forgotten_at: now })
    .where("id", "=", deviceId)
    .where("account_id", "=", accountId)
    .where("forgotten_at", "is", null)
    .returning("id")
    .executeTakeFirst();

export const forgetOtherDevices = (
  tx: Db,
  { accountId, exceptId, now }: { accountId: Id<"account">; exceptId: Id<"device"> | undefined; now: Instant },
) =>
  tx
    .updateTable("device")
    .set({ forgotten_at: now })
    .where("account_id", "=", accountId)
    .where("forgotten_at", "is", null)
    .$if(exceptId !== undefined, (query) => query.where("id", "<>", exceptId ?? idOf<"device">(0)))
    .execute();

export const revokeTokensOfDevice = (tx: Db, deviceId: Id<"device">, now: Instant) =>
  tx.updateTable("access_token").set({ revoked_at: now }).where("device_id", "=", deviceId).where("revoked_at", "is", null).execute();

export const revokeOtherTokens = (
  tx: Db,
  { accountId, exceptTokenId, now }: { accountId: Id<"account">; exceptTokenId: Id<"access_token">; now: Instant },
) =>
  tx
    .updateTable("access_token")
    .set({ revoked_at: now })
    .where("account_id", "=", accountId)
    .where("id", "<>", exceptTokenId)
    .where("revoked_at", "is", null)
    .execute();
