import { createHash, randomBytes } from "node:crypto";
import type { Id } from "../../../platform/ids.ts";
import { ignore } from "../../../platform/ignore.ts";
import { addDays, type Instant } from "../../../platform/time.ts";
import type { Customer, Shop, Tx } from "../../shop.ts";
import { insertDevice, insertToken, prolongToken, revokeTokenRow, selectTokenOwner, touchDevice } from "./accounts.queries.ts";

const TOKEN_DAYS = 7;
const LONGEST_DAYS = 90;
const SLIDE_AFTER_MS = 3_600_000;

/** SHA-256 of a secret handed out: the only form in which it is kept (security.md S27). */
export const secretHash = (secret: string): Uint8Array => createHash("sha256").update(secret).digest();

/** 32 random bytes as text for a cookie or header. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** A token of a customer on a device; 7 days sliding, 90 in all. Returns the text the client keeps. */
export async function issueToken(
  tx: Tx,
  { accountId, deviceId, now }: { accountId: number; deviceId: number; now: Instant },
): Promise<string> {
  const token = newSecret();
  await insertToken(tx, {
    accountId,
    deviceId,
    hash: secretHash(token),
    now,
    expiresAt: addDays(now, TOKEN_DAYS),
    lastDayAt: addDays(now, LONGEST_DAYS),
  });
  return token;
}

/** The device of a credential, or a new one with a new credential (S23). */
export async function recogniseDevice(
  tx: Tx,
  {
    accountId,
    credential,
    userAgent,
    now,
  }: {
    accountId: number;
    credential: string | undefined;
    userAgent: string;
    now: Instant;
  },
): Promise<{ deviceId: number; credential: string }> {
  const known = credential ? await touchDevice(tx, { accountId, credentialHash: secretHash(credential), now }) : undefined;
  if (known && credential) return { deviceId: known.id, credential };
  const fresh = newSecret();
  return { deviceId: await insertDevice(tx, { accountId, credentialHash: secretHash(fresh), userAgent, now }), credential: fresh };
}

/** Who a token belongs to, read anew on every request (S28); undefined when it is unknown, ended or revoked. */
export async function findCustomerByToken(shop: Shop, token: string, now: Instant): Promise<Customer | undefined> {
  const owner = await selectTokenOwner(shop.db.read, secretHash(token), now);
  if (!owner) return undefined;
  const prolonged = new Date(Math.min(addDays(now, TOKEN_DAYS).getTime(), owner.last_day_at.getTime()));
  if (prolonged.getTime() - owner.expires_at.getTime() > SLIDE_AFTER_MS) {
    ignore(
      shop.log,
      shop.db.write((tx) => prolongToken(tx, owner.token_id, prolonged)),
      "the token slides at its next use",
    );
  }
  return {
    id: owner.id as Id<"account">,
    phone: owner.phone,
    blacklisted: owner.blacklisted_at !== null,
    cardOnly: owner.card_only,
    tokenId: owner.token_id,
    deviceId: owner.device_id ?? undefined,
  };
}

/** Ends one token; ending it twice is no error. */
export const revokeToken = (tx: Tx, tokenId: number, now: Instant): Promise<unknown> => revokeTokenRow(tx, tokenId, now);
