import { invalid } from "../../../../platform/contracts/errors.ts";
import { spendingNeeds } from "../../../accounts/accounts.rules.ts";
import { endPinTry, readPinStanding, takeOwnPinTry } from "../../../accounts/accounts.server.ts";
import { customerOf, type Visit } from "../../../shop.ts";
import { isPinRight } from "./pin-hash.ts";

/** The condition for spending bonuses or balance on this device (S25). Throws 403 for a token without a device. */
export const spenderNeeds = async (visit: Visit) => spendingNeeds(await readPinStanding(visit.shop, customerOf(visit)), visit.now);

/** The same, the PIN once compared; its try is counted before (S21). Throws 422 at `pin` for a wrong one. */
export async function proveSpender(visit: Visit, pin: string | undefined): Promise<"nothing" | "pin" | "older_device"> {
  const { shop, now } = visit;
  const { id: accountId } = customerOf(visit);
  const standing = await readPinStanding(shop, customerOf(visit));
  const needed = spendingNeeds(standing, now);
  const { deviceId, pinHash } = standing;
  if (needed !== "pin" || pin === undefined || pinHash === null) return needed;
  if (!(await takeOwnPinTry(shop, deviceId))) throw invalid({ pin: ["auth.pinOffInside"] });
  if (!(await isPinRight(shop.config, pinHash, { accountId, pin }))) throw invalid({ pin: ["auth.pinError"] });
  if (!(await shop.db.write((tx) => endPinTry(tx, { deviceId, pinHash }, now)))) throw invalid({ pin: ["auth.pinOffInside"] });
  return "nothing";
}
