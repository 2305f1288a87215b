import type { Language } from "../../../platform/i18n.ts";
import { formatPhone } from "../../../platform/phone.ts";
import type { Tx } from "../../shop.ts";
import { withDefaults, type Settings } from "../settings.rules.ts";
import { selectSettings } from "./settings.queries.ts";

/** Who sells, in one language; what the shop has not filled in is empty. */
export type Seller = { name: string; code: string; address: string; phone: string; email: string; taxes: Settings["seller_taxes"] };

/** The seller as a transaction sees it. */
export const sellerInside = async (tx: Tx, language: Language): Promise<Seller> =>
  sellerOf(withDefaults(await selectSettings(tx)), language);

export const sellerOf = (settings: Settings, language: Language): Seller => ({
  name: settings.seller_name[language],
  code: settings.seller_code,
  address: settings.seller_address[language] || settings.address[language],
  phone: settings.phone && formatPhone(settings.phone),
  email: settings.email_admin,
  taxes: settings.seller_taxes,
});
