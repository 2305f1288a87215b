import { languageOf, plural, wordsFor, type Locale } from "../../../platform/i18n.ts";
import { formatHryvnias } from "../../../platform/money/money.ts";
import { formatPhone } from "../../../platform/phone.ts";
import { catalogueCounts } from "../../catalogue/catalogue.server.ts";
import { serviceSentences } from "../../settings/service-sentences.rules.ts";
import { servicesOf, servicesOn, servicesToPromise, takesOrders } from "../../settings/services.rules.ts";
import { countingOf } from "../../settings/settings.rules.ts";
import { readSettings } from "../../settings/settings.server.ts";
import type { Shop, Visit } from "../../shop.ts";
import { toldMessages } from "../texts/told.messages.ts";
import { factWords, type Told } from "../texts/told.rules.ts";

/** Pages made from it have the tags `catalogue` and `settings`. */
export async function readTold(shop: Shop, locale: Locale): Promise<Told> {
  const settings = await readSettings(shop);
  const on = servicesToPromise(servicesOn(settings.services, servicesOf(shop.integrations)));
  const { carriers, payments, firstFree } = serviceSentences(on, locale);
  const { hours } = wordsFor(toldMessages, locale);
  const hoursOf = (count: number) => `${count}\u00a0${plural(locale, count, hours)}`;
  const words: Record<string, string> = {
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
  const known = Object.keys(words).filter((name) => words[name] !== "");
  const links = (["link_telegram", "link_app_store", "link_google_play"] as const).filter((name) => settings[name] !== "");
  const app = settings.link_app_store || settings.link_google_play ? ["app"] : [];
  const { measurementId, pixelId } = countingOf(settings);
  const told = [...(measurementId ? ["google"] : []), ...(pixelId ? ["meta"] : [])];
  return { words, holds: new Set([...on, ...known, ...links, ...app, ...told, ...(takesOrders(on) ? ["orders"] : [])]) };
}

export async function viewFacts(visit: Visit): Promise<string[]> {
  visit.pageTags.add("catalogue");
  const { words } = await readTold(visit.shop, visit.locale);
  const { warehouse } = wordsFor(toldMessages, visit.locale);
  return [words["warehouse"] && warehouse(words["warehouse"]), words["products"], words["brands"], words["importers"]]
    .filter((fact): fact is string => Boolean(fact))
    .map((fact) => fact.charAt(0).toUpperCase() + fact.slice(1));
}
