import type { Instant } from "../../../platform/time/time.ts";
import type { Shop, Tx } from "../../shop.ts";
import { insertDevice, selectDeviceOfPhone, touchDevice } from "./accounts.queries.ts";
import { newSecret, secretHash } from "../../../platform/protection/secrets.ts";
import type { Id } from "../../../platform/ids.ts";

/** Finds the credential's device or makes one with a new credential (S23); another account's is not accepted. */
export async function recogniseDevice(
  tx: Tx,
  {
    accountId,
    credential,
    userAgent,
    now,
  }: {
    accountId: Id<"account">;
    credential: string | undefined;
    userAgent: string;
    now: Instant;
  },
): Promise<{ deviceId: Id<"device">; credential: string }> {
  const known = credential ? await touchDevice(tx, { accountId, credentialHash: secretHash(credential), now }) : undefined;
  if (known && credential) return { deviceId: known.id, credential };
  const fresh = newSecret();
  return { deviceId: await insertDevice(tx, { accountId, credentialHash: secretHash(fresh), userAgent, now }), credential: fresh };
}

/** Whether the device passed a code for this phone; no lookup without a credential, so time tells nothing (S24). */
export async function isKnownDevice(
  shop: Shop,
  { phone, credential }: { phone: string; credential: string | undefined },
): Promise<boolean> {
  return credential !== undefined && (await selectDeviceOfPhone(shop.db.read, phone, secretHash(credential))) !== undefined;
}
