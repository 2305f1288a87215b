import { languageOf, type Locale } from "../../../platform/i18n.ts";
import type { SettingsView } from "../settings.contract.ts";
import { servicesOf, servicesOn } from "../services.rules.ts";
import type { Shop } from "../../shop.ts";
import type { Settings } from "../settings.rules.ts";

type Shown = { settings: Settings; locale: Locale; blueLine: string };

/** The visitor's part in one language; `blueLine` holds now (decision 0062). */
export function viewSettings({ integrations }: Pick<Shop, "integrations">, { settings, locale, blueLine }: Shown): SettingsView {
  const language = languageOf(locale);
  return {
    basket_lifetime: settings.basket_lifetime,
    blue_line_text: blueLine,
    email_admin: settings.email_admin,
    phone: settings.phone,
    phone2: settings.phone2,
    address: settings.address[language],
    min_order: settings.min_order,
    services: [...servicesOn(settings.services, servicesOf(integrations))],
    link_instagram: settings.link_instagram,
    link_fb: settings.link_fb,
    link_telegram: settings.link_telegram,
    link_viber: settings.link_viber,
    link_tiktok: settings.link_tiktok,
    link_support_chat: settings.link_support_chat,
    link_app_store: settings.link_app_store,
    link_google_play: settings.link_google_play,
    telegram_popup_title: settings.telegram_popup_title[language],
    telegram_popup_description: settings.telegram_popup_description[language],
    telegram_popup_button_text: settings.telegram_popup_button_text[language],
    telegram_popup_link: settings.telegram_popup_link,
  };
}
