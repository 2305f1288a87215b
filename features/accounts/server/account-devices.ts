import { notFound } from "../../../platform/contracts/errors.ts";
import type { OutputOf } from "../../../platform/contracts/endpoint.ts";
import { customerOf, type Visit } from "../../shop.ts";
import type { getDevices } from "../accounts.contract.ts";
import { deviceName, maySetPinWithoutIt } from "../accounts.rules.ts";
import {
  forgetDevice,
  forgetOtherDevices,
  revokeTokensOfDevice,
  selectConfirmedUntil,
  selectDevices,
  updateConfirmedUntil,
} from "./devices.queries.ts";
import { readPinStanding } from "./pin.ts";
import { revokeTokensOf } from "./staff-customers.queries.ts";
import type { Id } from "../../../platform/ids.ts";

/** Devices signed in since the last confirmation are new (S25). */
export async function viewDevices(visit: Visit): Promise<OutputOf<typeof getDevices>> {
  const { shop, now } = visit;
  const customer = customerOf(visit);
  const [rows, standing] = await Promise.all([selectDevices(shop.db.read, customer.id, now), readPinStanding(shop, customer)]);
  const confirmedUntil = await selectConfirmedUntil(shop.db.read, standing.deviceId);
  return {
    isPinCode: standing.hasPin,
    mayCreatePin: maySetPinWithoutIt(standing, now),
    devices: rows.map((row) => ({
      id: row.id,
      name: deviceName(row.user_agent),
      since: row.created_at.toISOString(),
      lastSignIn: row.last_seen_at.toISOString(),
      isSignedIn: Boolean(row.is_signed_in),
      isThis: row.id === standing.deviceId,
      isNew: row.id !== standing.deviceId && confirmedUntil !== undefined && row.created_at > confirmedUntil,
    })),
  };
}

export async function confirmDevices(visit: Visit): Promise<void> {
  const { deviceId } = customerOf(visit);
  if (deviceId !== undefined) await visit.shop.db.write((tx) => updateConfirmedUntil(tx, deviceId, visit.now));
}

/** Ends a device's tokens and makes it unknown. Throws 404. */
export async function signOutDevice(visit: Visit, deviceId: Id<"device">): Promise<void> {
  const { id: accountId } = customerOf(visit);
  await visit.shop.db.write(async (tx) => {
    if (!(await forgetDevice(tx, { accountId, deviceId, now: visit.now }))) throw notFound();
    await revokeTokensOfDevice(tx, deviceId, visit.now);
  });
}

/** Ends every token (S27); this device stays known, so its PIN works. */
export async function signOutEverywhere(visit: Visit): Promise<void> {
  const { id: accountId, deviceId } = customerOf(visit);
  await visit.shop.db.write(async (tx) => {
    await forgetOtherDevices(tx, { accountId, exceptId: deviceId, now: visit.now });
    await revokeTokensOf(tx, accountId, visit.now);
  });
}
