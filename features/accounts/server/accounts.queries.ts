import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Locale } from "../../../platform/i18n.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { ProfileFields } from "../profile-form.rules.ts";
import type { Id } from "../../../platform/ids.ts";

export const selectAccount = (db: Kysely<Tables>, id: Id<"account">) =>
  db.selectFrom("account").selectAll().where("id", "=", id).executeTakeFirst();

/** Without blacklisted accounts. */
export const selectAccountOfPhone = (db: Kysely<Tables>, phone: string) =>
  db
    .selectFrom("account")
    .select(["id", "completed_orders", "locale"])
    .where("phone", "=", phone)
    .where("blacklisted_at", "is", null)
    .executeTakeFirst();

export const countDevices = async (db: Kysely<Tables>, accountId: Id<"account">): Promise<number> => {
  const { count } = await db
    .selectFrom("device")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .where("forgotten_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
};

export const updateProfileFields = (db: Kysely<Tables>, id: Id<"account">, fields: ProfileFields) =>
  db
    .updateTable("account")
    .set({ name: fields.name, surname: fields.surname, patronymic: fields.patronymic, email: fields.email, birth_date: fields.birthDate })
    .where("id", "=", id)
    .execute();

/** Empties what the account's owner said of themselves; the phone stays with the orders. */
export const forgetProfile = (tx: Kysely<Tables>, id: Id<"account">) =>
  tx
    .updateTable("account")
    .set({
      name: "",
      surname: "",
      patronymic: "",
      email: "",
      birth_date: null,
      pin_hash: null,
      carrier: "",
      carrier_choice: "{}",
      utm: "{}",
    })
    .where("id", "=", id)
    .execute();

export const lockAccount = (db: Kysely<Tables>, id: Id<"account">) =>
  db.selectFrom("account").selectAll().where("id", "=", id).forUpdate().executeTakeFirstOrThrow();

/** An existing account takes over the language alone. */
export async function upsertAccount(
  db: Kysely<Tables>,
  { phone, utm, locale, now }: { phone: string; utm: object; locale: Locale; now: Instant },
) {
  await db
    .insertInto("account")
    .values({ phone, utm: JSON.stringify(utm), locale, created_at: now })
    .onConflict((oc) => oc.column("phone").doUpdateSet({ locale }).where("account.locale", "<>", locale))
    .execute();
  return db.selectFrom("account").selectAll().where("phone", "=", phone).executeTakeFirstOrThrow();
}

export const insertDevice = async (
  db: Kysely<Tables>,
  device: { accountId: Id<"account">; credentialHash: Uint8Array; userAgent: string; now: Instant },
) => {
  const { id } = await db
    .insertInto("device")
    .values({
      account_id: device.accountId,
      credential_hash: device.credentialHash,
      user_agent: device.userAgent,
      created_at: device.now,
      last_seen_at: device.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};

/** An SMS code re-enables the device's PIN. */
export const touchDevice = (
  db: Kysely<Tables>,
  { accountId, credentialHash, now }: { accountId: Id<"account">; credentialHash: Uint8Array; now: Instant },
) =>
  db
    .updateTable("device")
    .set({ last_seen_at: now, pin_wrong_tries: 0 })
    .where("credential_hash", "=", credentialHash)
    .where("account_id", "=", accountId)
    .where("forgotten_at", "is", null)
    .returning("id")
    .executeTakeFirst();

export const selectDeviceOfPhone = (db: Kysely<Tables>, phone: string, credentialHash: Uint8Array) =>
  db
    .selectFrom("device")
    .innerJoin("account", "account.id", "device.account_id")
    .select("device.id")
    .where("device.credential_hash", "=", credentialHash)
    .where("device.forgotten_at", "is", null)
    .where("account.phone", "=", phone)
    .executeTakeFirst();

export const insertToken = (
  db: Kysely<Tables>,
  token: {
    accountId: Id<"account">;
    deviceId: Id<"device">;
    hash: Uint8Array;
    proof: "sms" | "pin";
    now: Instant;
    expiresAt: Instant;
    lastDayAt: Instant;
  },
) =>
  db
    .insertInto("access_token")
    .values({
      account_id: token.accountId,
      device_id: token.deviceId,
      token_hash: token.hash,
      proof: token.proof,
      created_at: token.now,
      expires_at: token.expiresAt,
      last_day_at: token.lastDayAt,
    })
    .execute();

/** Owners of unrevoked tokens, ended ones included. The list is a table, since PostgreSQL would parse an array again for every row. */
export const selectTokenOwners = (db: Kysely<Tables>, hashes: readonly Uint8Array[]) => {
  const array = `{${hashes.map((hash) => `"\\\\x${Buffer.from(hash).toString("hex")}"`).join(",")}}`;
  return db
    .selectFrom(sql<{ hash: Uint8Array }>`unnest(${array}::text::bytea[])`.as<"asked">(sql`asked (hash)`))
    .innerJoin("access_token", "access_token.token_hash", "asked.hash")
    .innerJoin("account", "account.id", "access_token.account_id")
    .select([
      "access_token.token_hash",
      "access_token.id as token_id",
      "access_token.device_id",
      "access_token.expires_at",
      "access_token.last_day_at",
      "account.id",
      "account.phone",
      "account.blacklisted_at",
      "account.card_only",
    ])
    .where("access_token.revoked_at", "is", null)
    .execute();
};

export const prolongToken = (db: Kysely<Tables>, tokenId: Id<"access_token">, expiresAt: Instant) =>
  db.updateTable("access_token").set({ expires_at: expiresAt }).where("id", "=", tokenId).execute();

export const revokeToken = (db: Kysely<Tables>, tokenId: Id<"access_token">, now: Instant) =>
  db.updateTable("access_token").set({ revoked_at: now }).where("id", "=", tokenId).where("revoked_at", "is", null).execute();

export const deleteTokensEndedBefore = (db: Kysely<Tables>, instant: Instant) =>
  db
    .deleteFrom("access_token")
    .where((eb) => eb.or([eb("expires_at", "<", instant), eb("revoked_at", "<", instant)]))
    .execute();

/** Counts a completed (+1) or reopened (−1) order, which S6 and S33 depend on. */
export const countCompletedOrder = (tx: Kysely<Tables>, accountId: Id<"account">, by: 1 | -1) =>
  tx
    .updateTable("account")
    .set((eb) => ({ completed_orders: eb("completed_orders", "+", by) }))
    .where("id", "=", accountId)
    .execute();

export const updateDeliveryChoice = (
  db: Kysely<Tables>,
  accountId: Id<"account">,
  { carrier, choice, locale }: { carrier: string; choice: object; locale: Locale },
) =>
  db
    .updateTable("account")
    .set({ carrier, carrier_choice: JSON.stringify(choice), locale })
    .where("id", "=", accountId)
    .execute();
