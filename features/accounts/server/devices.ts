import type { Instant } from "../../../platform/time.ts";
import type { Shop, Tx } from "../../shop.ts";
import { insertDevice, selectDeviceOfPhone, touchDevice } from "./accounts.queries.ts";
import { newSecret, secretHash } from "../../../platform/secrets.ts";
import type { Id } from "../../../platform/ids.ts";

/** The device of a credential, or a new one with a new credential (security.md S23). A credential of another account is not taken. */
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

/** Whether this device once passed an SMS code for this very phone. Without a credential nothing is looked up, whoever is asked about (S24). */
export async function isKnownDevice(
  shop: Shop,
  { phone, credential }: { phone: string; credential: string | undefined },
): Promise<boolean> {
  return credential !== undefined && (await selectDeviceOfPhone(shop.db.read, phone, secretHash(credential))) !== undefined;
}
