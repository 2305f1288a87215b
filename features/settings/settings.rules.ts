import { builtServices, type Service } from "./services.rules.ts";

/** Every setting with the value it has until staff writes one. Texts are kept in both languages. */
export const settingDefaults = {
  basket_lifetime: 1,
  basket_max_hours: 24,
  min_order: 0,
  scarce_below: 60,
  guests_share_percent: 30,
  new_account_share_percent: 50,
  unpaid_order_hours: 72,
  cod_fee_percent: 0,
  cod_fee_fixed: 0,
  cod_prepayment_percent: 0,
  /** What a newcomer may order on delivery before staff give their word, hryvnias; and how long such an order waits, hours. */
  trusted_cod_sum: 10_000,
  cod_word_hours: 24,
  /** What is switched on of what the program can do; asked through `servicesOn`. */
  services: [...builtServices] as Service[],
  /** What the shop says of itself and cannot count; 0 is not known and not said. */
  warehouse_m2: 0,
  importers: 0,
  pin_unknown_device: "sms",
  /** The demo shop was begun, and was loaded whole. */
  demo_started: false,
  demo_loaded: false,
  email_admin: "",
  phone: "",
  phone2: "",
  link_instagram: "",
  link_fb: "",
  link_telegram: "",
  link_viber: "",
  link_tiktok: "",
  link_support_chat: "",
  link_app_store: "",
  link_google_play: "",
  telegram_popup_link: "",
  blue_line_text: { uk: "", ru: "" },
  address: { uk: "", ru: "" },
  telegram_popup_title: { uk: "", ru: "" },
  telegram_popup_description: { uk: "", ru: "" },
  telegram_popup_button_text: { uk: "", ru: "" },
};

export type SettingName = keyof typeof settingDefaults;
export type Settings = { [Name in SettingName]: (typeof settingDefaults)[Name] };

/** Puts stored values over the defaults; a stored value of another type than the default's is left out. */
export function withDefaults(stored: readonly { name: string; value: unknown }[]): Settings {
  const settings: Record<string, unknown> = { ...settingDefaults };
  for (const { name, value } of stored) {
    if (name in settings && kindOf(value) === kindOf(settings[name])) settings[name] = value;
  }
  return settings as Settings;
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? "list" : typeof value);

/**
 * Where the shop's app is for the phone that asks, by its user agent; undefined for a device without a store and where the
 * app is not on its store.
 */
export function storeOf(userAgent: string, { link_app_store, link_google_play }: Pick<Settings, AppLink>): string | undefined {
  if (/android/i.test(userAgent)) return link_google_play || undefined;
  return /iphone|ipad|ipod/i.test(userAgent) ? link_app_store || undefined : undefined;
}

type AppLink = "link_app_store" | "link_google_play";
