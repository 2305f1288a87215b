import type { LoaderFunctionArgs } from "./loader-args.ts";
import { menuByGender } from "../features/catalogue/catalogue.server.ts";
import { viewBlueLine } from "../features/content/content.server.ts";
import { genders, type Gender } from "../features/catalogue/words/genders.ts";
import { serviceSentences } from "../features/settings/service-sentences.rules.ts";
import { servicesOf, servicesOn, servicesToPromise } from "../features/settings/services.rules.ts";
import { countingOf, sellerOf } from "../features/settings/settings.rules.ts";
import { readSettings, viewSettings } from "../features/settings/settings.server.ts";
import { languageOf } from "../platform/i18n.ts";
import { kyivDay } from "../platform/time/time.ts";
import { visitOf } from "./visit-context.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const [settings, blueLine] = await Promise.all([readSettings(visit.shop), viewBlueLine(visit)]);
  const { name, code, address } = sellerOf(settings, languageOf(visit.locale));
  return {
    settings: viewSettings(visit.shop, { settings, locale: visit.locale, blueLine }),
    said: serviceSentences(servicesToPromise(servicesOn(settings.services, servicesOf(visit.shop.integrations))), visit.locale),
    seller: { name, code, address },
    counting: countingOf(settings),
    menu: menuByGender(visit),
    gender: genderOf(visit.cookies.get("gender")),
    year: Number(kyivDay(visit.now).slice(0, 4)),
    origin: visit.origin,
    phoneHashSuffix: visit.shop.config.phoneHashSuffix,
  };
}

const genderOf = (text: string | undefined): Gender => genders.find((known) => known === text) ?? "female";
