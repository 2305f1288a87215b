import type { Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Instant } from "../../../platform/time/time.ts";
import { WRONG_PINS } from "../accounts.rules.ts";
import type { Id } from "../../../platform/ids.ts";

type Db = Kysely<Tables>;

/** Counts a try before the comparison; no row when the PIN does not work there. */
export const countPinTry = (tx: Db, { phone, credentialHash }: { phone: string; credentialHash: Uint8Array }) =>
  tx
    .updateTable("device")
    .from("account")
    .set((eb) => ({ pin_wrong_tries: eb("device.pin_wrong_tries", "+", 1) }))
    .whereRef("account.id", "=", "device.account_id")
    .where("account.phone", "=", phone)
    .where("account.pin_hash", "is not", null)
    .where("device.credential_hash", "=", credentialHash)
    .where("device.forgotten_at", "is", null)
    .where("device.pin_wrong_tries", "<", WRONG_PINS)
    .returning(["device.id as deviceId", "device.pin_wrong_tries as tries", "account.id as accountId", "account.pin_hash as pinHash"])
    .executeTakeFirst();

export const countPinTryOf = (tx: Db, deviceId: Id<"device">) =>
  tx
    .updateTable("device")
    .set((eb) => ({ pin_wrong_tries: eb("pin_wrong_tries", "+", 1) }))
    .where("id", "=", deviceId)
    .where("pin_wrong_tries", "<", WRONG_PINS)
    .returning("pin_wrong_tries as tries")
    .executeTakeFirst();

export const forgivePinTries = (tx: Db, { deviceId, pinHash, now }: { deviceId: Id<"device">; pinHash: string; now: Instant }) =>
  tx
    .updateTable("device")
    .from("account")
    .set({ pin_wrong_tries: 0, last_seen_at: now })
    .whereRef("account.id", "=", "device.account_id")
    .where("account.pin_hash", "=", pinHash)
    .where("device.id", "=", deviceId)
    .where("device.forgotten_at", "is", null)
    .returning("device.id")
    .executeTakeFirst();

export const selectPinDevice = (db: Db, { phone, credentialHash }: { phone: string; credentialHash: Uint8Array }) =>
  db
    .selectFrom("device")
    .innerJoin("account", "account.id", "device.account_id")
    .select("device.id")
    .where("account.phone", "=", phone)
    .where("account.pin_hash", "is not", null)
    .where("device.credential_hash", "=", credentialHash)
    .where("device.forgotten_at", "is", null)
    .where("device.pin_wrong_tries", "<", WRONG_PINS)
    .executeTakeFirst();

export const selectPin = (db: Db, phone: string) =>
  db
    .selectFrom("account")
    .select(["id", "pin_hash as pinHash"])
    .where("phone", "=", phone)
    .where("pin_hash", "is not", null)
    .executeTakeFirst();

export const selectPinStanding = (db: Db, tokenId: Id<"access_token">) =>
  db
    .selectFrom("access_token")
    .innerJoin("account", "account.id", "access_token.account_id")
    .leftJoin("device", "device.id", "access_token.device_id")
    .select((eb) => [
      "account.pin_hash as pinHash",
      "access_token.proof",
      "access_token.created_at as provedAt",
      "device.id as deviceId",
      "device.created_at as deviceSince",
      eb
        .selectFrom("device as first")
        .select((of) => of.fn.min("first.id").as("id"))
        .whereRef("first.account_id", "=", "account.id")
        .as("firstDeviceId"),
    ])
    .where("access_token.id", "=", tokenId)
    .executeTakeFirst();

export const updatePin = (tx: Db, accountId: Id<"account">, { before, after }: { before: string | null; after: string }) =>
  tx
    .updateTable("account")
    .set({ pin_hash: after })
    .where("id", "=", accountId)
    .where("pin_hash", "is not distinct from", before)
    .returning("id")
    .executeTakeFirst();

export const clearPinTries = (tx: Db, deviceId: Id<"device">) =>
  tx.updateTable("device").set({ pin_wrong_tries: 0 }).where("id", "=", deviceId).execute();
