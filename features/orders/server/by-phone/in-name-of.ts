import { notFound } from "../../../../platform/contracts/errors.ts";
import { idOf, type Id } from "../../../../platform/ids.ts";
import type { Locale } from "../../../../platform/i18n.ts";
import { readAccount } from "../../../accounts/accounts.server.ts";
import type { Visit } from "../../../shop.ts";

/** A staff visit that acts for this customer, without a device or token (decision 0094). `locale` is the customer's. Throws 404. */
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
