import { languageOf, plural, wordsFor, type Locale } from "../../../platform/i18n.ts";
import { formatHryvnias } from "../../../platform/money/money.ts";
import { formatPhone } from "../../../platform/phone.ts";
import { catalogueCounts } from "../../catalogue/catalogue.server.ts";
import { serviceSentences } from "../../settings/service-sentences.rules.ts";
import { servicesOf, servicesOn, servicesToPromise, takesOrders } from "../../settings/services.rules.ts";
import { countingOf } from "../../settings/settings.rules.ts";
import { readSettings } from "../../settings/settings.server.ts";
import type { Shop } from "../../shop.ts";
import { textContextMessages } from "../texts/text-context.messages.ts";
import { factWords, type TextContext } from "../texts/text-context.rules.ts";

/** The values and conditions of texts as they are now; pages made from them have the tags `catalogue` and `settings`. */
export async function readTextContext(shop: Shop, locale: Locale): Promise<TextContext> {
  const settings = await readSettings(shop);
  const on = servicesToPromise(servicesOn(settings.services, servicesOf(shop.integrations)));
  const { carriers, payments, firstFree } = serviceSentences(on, locale);
  const { hours } = wordsFor(textContextMessages, locale);
  const hoursOf = (count: number) => `${count}\u00a0${plural(locale, count, hours)}`;
  const values: Record<string, string> = {
    ...factWords({ ...catalogueCounts(shop), importers: settings.importers, warehouse_m2: settings.warehouse_m2 }, locale),
    carriers,
    payments,
    first_free: firstFree,
    min_order: settings.min_order > 0 ? formatHryvnias(settings.min_order) : "",
    reserve: hoursOf(settings.basket_lifetime),
    unpaid: hoursOf(settings.unpaid_order_hours),
    phone: formatPhone(settings.phone),
    email: settings.email_admin,
    contacts: [formatPhone(settings.phone), settings.email_admin].filter(Boolean).join(", "),
    address: settings.address[languageOf(locale)],
  };
  const known = Object.keys(values).filter((name) => values[name] !== "");
  const links = (["link_telegram", "link_app_store", "link_google_play"] as const).filter((name) => settings[name] !== "");
  const app = settings.link_app_store || settings.link_google_play ? ["app"] : [];
  const { measurementId, pixelId } = countingOf(settings);
  const vendors = [...(measurementId ? ["google"] : []), ...(pixelId ? ["meta"] : [])];
  return { values, holds: new Set([...on, ...known, ...links, ...app, ...vendors, ...(takesOrders(on) ? ["orders"] : [])]) };
}
