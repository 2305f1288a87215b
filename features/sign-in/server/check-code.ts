import { timingSafeEqual } from "node:crypto";
import { invalid } from "../../../platform/errors.ts";
import type { Id } from "../../../platform/ids.ts";
import { findOrCreateAccount, issueToken, recogniseDevice } from "../../accounts/accounts.server.ts";
import { attachGuestCart, releaseAccountCarts } from "../../cart/cart.server.ts";
import type { Customer, Visit } from "../../shop.ts";
import { WRONG_PER_CODE, WRONG_PER_PHONE_A_DAY } from "../sign-in.rules.ts";
import { countTry, useCode } from "./sign-in.queries.ts";
import { codeHash, takeAll } from "./start-sign-in.ts";

export type SignedIn = { token: string; device: string; isBlacklisted: boolean };

/**
 * Exchanges an SMS code for a token and a device credential; the guest's cart becomes the account's.
 * Every failure is the same 422 on `code` (specification §8). Tries are counted before comparing (S21).
 */
export async function checkCode(visit: Visit, { phone, code }: { phone: string; code: string }): Promise<SignedIn> {
  const { shop, now } = visit;
  await takeAll(shop, [{ name: "code-phone-day", of: phone, limit: WRONG_PER_PHONE_A_DAY, windowSeconds: 86_400 }], visit);
  const tried = await shop.db.write((tx) => countTry(tx, { phone, now, limit: WRONG_PER_CODE }));
  if (!tried || !isSame(tried.code_hash, codeHash(shop, tried.id, code)) || !isSameBrowser(tried.browser_hash, visit.guestHash))
    throw wrongCode();

  const signedIn = await shop.db.write(async (tx) => {
    if (!(await useCode(tx, tried.id, now))) throw wrongCode();
    const account = await findOrCreateAccount(tx, { phone, utm: tried.utm as object, now });
    const device = await recogniseDevice(tx, { accountId: account.id, credential: deviceOf(visit), userAgent: visit.userAgent, now });
    const token = await issueToken(tx, { accountId: account.id, deviceId: device.deviceId, now });
    return { account, device, token };
  });
  const { account, device, token } = signedIn;
  const customer: Customer = {
    id: account.id as Id<"account">,
    phone,
    blacklisted: account.blacklisted_at !== null,
    cardOnly: account.card_only,
    tokenId: 0,
    deviceId: device.deviceId,
  };
  if (customer.blacklisted) await releaseAccountCarts(shop, customer.id);
  else await attachGuestCart({ ...visit, customer });
  return { token, device: device.credential, isBlacklisted: customer.blacklisted };
}

const wrongCode = () => invalid({ code: ["app.codeError"] });

const isSame = (one: Uint8Array, other: Uint8Array): boolean => one.length === other.length && timingSafeEqual(one, other);

/** A code asked for by a browser with cookies works in that browser only (S21). */
const isSameBrowser = (asked: Uint8Array | null, here: Uint8Array | undefined): boolean =>
  !asked || (here !== undefined && isSame(asked, here));

const deviceOf = (visit: Visit): string | undefined => visit.cookies.get("device") || visit.headers.get("x-device") || undefined;
