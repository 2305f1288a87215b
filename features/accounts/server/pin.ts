import { forbidden } from "../../../platform/errors.ts";
import { secretHash } from "../../../platform/secrets.ts";
import type { Instant } from "../../../platform/time.ts";
import type { Customer, Shop, Tx } from "../../shop.ts";
import { WRONG_PINS, type PinStanding } from "../accounts.rules.ts";
import { revokeOtherTokens } from "./devices.queries.ts";
import {
  clearPinTries,
  countPinTry,
  countPinTryOf,
  forgivePinTries,
  selectPin,
  selectPinDevice,
  selectPinStanding,
  updatePin,
} from "./pin.queries.ts";
import type { Id } from "../../../platform/ids.ts";

type Who = { phone: string; credential: string | undefined };
export type PinTry = { deviceId: Id<"device">; accountId: Id<"account">; pinHash: string; isLast: boolean };

/** Whether a PIN of this phone's account works on the device. Without a credential nothing is looked up (S24). */
export async function isPinDevice(shop: Shop, { phone, credential }: Who): Promise<boolean> {
  return credential !== undefined && (await selectPinDevice(shop.db.read, { phone, credentialHash: secretHash(credential) })) !== undefined;
}

/** Takes one of the device's five tries in a committed statement, before anything is compared (S21); undefined when none is left or it is a stranger. */
export async function takePinTry(shop: Shop, { phone, credential }: Who): Promise<PinTry | undefined> {
  if (credential === undefined) return undefined;
  const row = await shop.db.write((tx) => countPinTry(tx, { phone, credentialHash: secretHash(credential) }));
  if (!row?.pinHash) return undefined;
  return { deviceId: row.deviceId, accountId: row.accountId, pinHash: row.pinHash, isLast: row.tries >= WRONG_PINS };
}

/** The tries are whole again after a right PIN. False when the PIN was changed or the device forgotten meanwhile. */
export const endPinTry = async (tx: Tx, one: Pick<PinTry, "deviceId" | "pinHash">, now: Instant): Promise<boolean> =>
  (await forgivePinTries(tx, { ...one, now })) !== undefined;

/** The PIN of a phone for a device nobody knows (setting `pin_unknown_device`). */
export const pinOfPhone = (shop: Shop, phone: string) => selectPin(shop.db.read, phone);

/** What a customer's device may do about the PIN. Throws 403 for a token without a device. */
export async function readPinStanding(
  shop: Shop,
  customer: Customer,
): Promise<PinStanding & { pinHash: string | null; deviceId: Id<"device"> }> {
  const row = await selectPinStanding(shop.db.read, customer.tokenId);
  if (!row?.deviceId || !row.deviceSince) throw forbidden();
  return {
    pinHash: row.pinHash,
    deviceId: row.deviceId,
    hasPin: row.pinHash !== null,
    isFirstDevice: row.deviceId === row.firstDeviceId,
    deviceSince: row.deviceSince,
    proof: row.proof as PinStanding["proof"],
    provedAt: row.provedAt,
  };
}

/** The same as a use case's try, on the customer's own device. */
export const takeOwnPinTry = async (shop: Shop, deviceId: Id<"device">): Promise<boolean> =>
  (await shop.db.write((tx) => countPinTryOf(tx, deviceId))) !== undefined;

/** Keeps a new PIN; replacing one ends every other token of the account (S27). False when another call changed the PIN meanwhile. */
export async function keepPin(
  tx: Tx,
  {
    customer,
    deviceId,
    before,
    pinHash,
    now,
  }: { customer: Customer; deviceId: Id<"device">; before: string | null; pinHash: string; now: Instant },
): Promise<boolean> {
  if (!(await updatePin(tx, customer.id, { before, after: pinHash }))) return false;
  await clearPinTries(tx, deviceId);
  if (before !== null) await revokeOtherTokens(tx, { accountId: customer.id, exceptTokenId: customer.tokenId, now });
  return true;
}
