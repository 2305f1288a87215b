import { notFound } from "../../../../platform/contracts/errors.ts";
import { idOf, type Id } from "../../../../platform/ids.ts";
import type { Locale } from "../../../../platform/i18n.ts";
import { readAccount } from "../../../accounts/accounts.server.ts";
import type { Visit } from "../../../shop.ts";

/**
 * The visit of staff as one of this customer's, for what the customer asks for on the phone (decision 0094); `locale`: in which they are
 * written to. No device and no token is theirs. Throws 404.
 */
export async function inNameOf(visit: Visit, accountId: Id<"account">): Promise<{ visit: Visit; locale: Locale }> {
  const account = await readAccount(visit.shop, accountId);
  if (!account) throw notFound();
  const customer = {
    id: account.id,
    phone: account.phone,
    blacklisted: account.blacklisted_at !== null,
    cardOnly: account.card_only,
    tokenId: idOf<"access_token">(0),
    deviceId: undefined,
  };
  return { visit: { ...visit, customer, guestHash: undefined, cookies: new Map() }, locale: account.locale };
}
