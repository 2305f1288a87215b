import { forbidden } from "../../../platform/contracts/errors.ts";
import { secretHash } from "../../../platform/protection/secrets.ts";
import type { Instant } from "../../../platform/time/time.ts";
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

/** Whether a PIN works on the device; no lookup without a credential (S24). */
export async function isPinDevice(shop: Shop, { phone, credential }: Who): Promise<boolean> {
  return credential !== undefined && (await selectPinDevice(shop.db.read, { phone, credentialHash: secretHash(credential) })) !== undefined;
}

/** Takes one of the device's five tries before the comparison (S21); undefined when none is left or the device is unknown. */
export async function takePinTry(shop: Shop, { phone, credential }: Who): Promise<PinTry | undefined> {
  if (credential === undefined) return undefined;
  const row = await shop.db.write((tx) => countPinTry(tx, { phone, credentialHash: secretHash(credential) }));
  if (!row?.pinHash) return undefined;
  return { deviceId: row.deviceId, accountId: row.accountId, pinHash: row.pinHash, isLast: row.tries >= WRONG_PINS };
}

/** Resets the tries after a right PIN; false when PIN or device changed meanwhile. */
export const endPinTry = async (tx: Tx, one: Pick<PinTry, "deviceId" | "pinHash">, now: Instant): Promise<boolean> =>
  (await forgivePinTries(tx, { ...one, now })) !== undefined;

/** The PIN that an unknown device may sign in by (setting `pin_unknown_device`). */
export const pinOfPhone = (shop: Shop, phone: string) => selectPin(shop.db.read, phone);

/** Throws 403 for a token without a device. */
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

export const takeOwnPinTry = async (shop: Shop, deviceId: Id<"device">): Promise<boolean> =>
  (await shop.db.write((tx) => countPinTryOf(tx, deviceId))) !== undefined;

/** Stores a new PIN and ends other tokens (S27); false when it changed meanwhile. */
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
