import { isDeepStrictEqual } from "node:util";
import type { CarrierChoice } from "../../../../../db/json-columns.ts";
import type { Id } from "../../../../../platform/ids.ts";
import type { Locale } from "../../../../../platform/i18n.ts";
import { rememberDelivery } from "../../../../accounts/accounts.server.ts";
import { rememberPlace } from "../../../../recipients/recipients.server.ts";
import type { Tx } from "../../../../shop.ts";
import type { LastDelivery } from "../judging/buyer.queries.ts";

type Going = { accountId: Id<"account">; phone: string; carrier: string; choice: CarrierChoice; locale: Locale; last: LastDelivery };

/** The next order begins with this one's place: that of the kept recipient, else the customer's. */
export async function rememberWhere(tx: Tx, { accountId, phone, carrier, choice, locale, last }: Going): Promise<void> {
  const place = { ...choice, carrier };
  const { ofRecipient, ...own } = last;
  if (ofRecipient) {
    if (!isDeepStrictEqual(ofRecipient, place)) await rememberPlace(tx, { accountId, phone, place });
  } else if (!isDeepStrictEqual(own, { carrier, choice, locale })) await rememberDelivery(tx, { accountId, carrier, choice, locale });
}
