import { conflict, invalid } from "../../../../platform/contracts/errors.ts";
import { maySetPinWithoutIt } from "../../../accounts/accounts.rules.ts";
import { keepPin, readPinStanding, takeOwnPinTry } from "../../../accounts/accounts.server.ts";
import { customerOf, type Shop, type Visit } from "../../../shop.ts";
import { isPinTooEasy } from "../../pin.rules.ts";
import { hashPin, isPinRight } from "./pin-hash.ts";
import type { Id } from "../../../../platform/ids.ts";

type Wish = { phone: string; pin: string; presentPin: string | undefined };

/** Replacing needs the present PIN or a fresh code on a device that is not new (S25), and ends other tokens (S27). Throws 422 by field. */
export async function createPin(visit: Visit, { phone, pin, presentPin }: Wish): Promise<void> {
  const { shop, now } = visit;
  const customer = customerOf(visit);
  if (phone !== customer.phone) throw invalid({ phone: ["auth.phoneError"] });
  if (isPinTooEasy(pin, phone)) throw invalid({ pin_code: ["auth.pinEasy"] });
  const standing = await readPinStanding(shop, customer);
  if (!maySetPinWithoutIt(standing, now)) {
    if (!standing.pinHash) throw invalid({ pin_code: ["auth.pinLater"] });
    await requirePresentPin(shop, { accountId: customer.id, pinHash: standing.pinHash, deviceId: standing.deviceId, presentPin });
  }
  const pinHash = await hashPin(shop.config.secret, { accountId: customer.id, pin });
  await shop.db.write(async (tx) => {
    const isKept = await keepPin(tx, { customer, deviceId: standing.deviceId, before: standing.pinHash, pinHash, now });
    if (!isKept) throw conflict();
  });
}

async function requirePresentPin(
  shop: Shop,
  {
    accountId,
    pinHash,
    deviceId,
    presentPin,
  }: { accountId: Id<"account">; pinHash: string; deviceId: Id<"device">; presentPin: string | undefined },
): Promise<void> {
  if (presentPin === undefined) throw invalid({ current_pin_code: ["auth.pinNeeded"] });
  if (!(await takeOwnPinTry(shop, deviceId))) throw invalid({ current_pin_code: ["auth.pinOffInside"] });
  if (!(await isPinRight(shop.config, pinHash, { accountId, pin: presentPin }))) throw invalid({ current_pin_code: ["auth.pinError"] });
}
