import { Refusal } from "../../../../platform/contracts/errors.ts";
import { networkOf } from "../../../../platform/http/addresses/network-of.ts";
import { giveBackToBudget, refillBudgets } from "../../../../platform/limits/budget.ts";
import { requireBudgets } from "../../../../platform/limits/require-budgets.ts";
import { endPinTry, isKnownDevice, issueToken, pinOfPhone, recogniseDevice, takePinTry } from "../../../accounts/accounts.server.ts";
import { readSettings } from "../../../settings/settings.server.ts";
import type { Visit } from "../../../shop.ts";
import { wrongPinsInARow, wrongPinsToday } from "../../pin.rules.ts";
import { admit, type SignedIn } from "../admit.ts";
import { credentialOf } from "../device-credential.ts";
import { isPinRight } from "./pin-hash.ts";
import { idOf } from "../../../../platform/ids.ts";

type Proof = { phone: string; pin: string };

/** Only on a device that passed a code for this phone (S23); strangers learn nothing (S24). 422 on `pin_code`, a code after five wrong. */
export async function checkPin(visit: Visit, proof: Proof): Promise<SignedIn> {
  const { shop, now } = visit;
  const { phone, pin } = proof;
  const credential = credentialOf(visit);
  const tried = await takePinTry(shop, { phone, credential });
  if (!tried || credential === undefined) return checkElsewhere(visit, proof);
  if (!(await isPinRight(shop.config, tried.pinHash, { accountId: tried.accountId, pin })))
    throw refused(tried.isLast ? "auth.pinOff" : "auth.pinError");
  const token = await shop.db.write(async (tx) => {
    if (!(await endPinTry(tx, tried, now))) throw refused("auth.pinOff");
    return issueToken(tx, { accountId: tried.accountId, deviceId: tried.deviceId, proof: "pin", now });
  });
  return admit(visit, { token, device: credential });
}

/** An unknown device: refused, or three wrong ones a day by the setting `pin_unknown_device`. */
async function checkElsewhere(visit: Visit, { phone, pin }: Proof): Promise<SignedIn> {
  const { shop, now } = visit;
  const credential = credentialOf(visit);
  const { pin_unknown_device: rule } = await readSettings(shop);
  if (rule !== "limited" || (await isKnownDevice(shop, { phone, credential }))) throw refused("auth.pinOff");
  await requireBudgets(shop, [wrongPinsToday(phone), wrongPinsInARow(phone)], "auth.pinTries");
  const kept = await pinOfPhone(shop, phone);
  const who = { accountId: kept?.id ?? idOf<"account">(0), pin };
  const isRight = await isPinRight(shop.config, kept?.pinHash ?? undefined, who, { network: networkOf(visit.address) });
  if (!kept || !isRight) throw refused("auth.pinError");
  const { device, token } = await shop.db.write(async (tx) => {
    const device = await recogniseDevice(tx, { accountId: kept.id, credential, userAgent: visit.userAgent, now });
    return { device, token: await issueToken(tx, { accountId: kept.id, deviceId: device.deviceId, proof: "pin", now }) };
  });
  await giveBackToBudget(shop, wrongPinsToday(phone));
  await refillBudgets(shop.db.read, shop, [wrongPinsInARow(phone)]);
  return admit(visit, { token, device: device.credential });
}

/** Clients show the message itself under the PIN (specification §8). */
const refused = (key: "auth.pinOff" | "auth.pinError") => new Refusal(422, key, { errors: { pin_code: [key] } });
