import type { Language } from "../../platform/i18n.ts";
import { formatPhone } from "../../platform/phone.ts";
import { usualServices, type Service } from "./services.rules.ts";

export const sellerTaxes = ["", "vat", "no_vat"] as const;
type SellerTaxes = (typeof sellerTaxes)[number];

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
  /** Percentage of an order on receipt that is paid by card before sending; 0 asks for none. */
  cod_prepayment_percent: 0,
  /** The shop, not the carrier, makes the receipts of orders paid on receipt. */
  receipts_on_delivery: false,
  /** Hryvnias a customer owes for an unclaimed parcel whose carrier's price is unknown; 0 asks for none. */
  unclaimed_parcel_sum: 150,
  /** `trusted_cod_sum`: hryvnias a newcomer may order on receipt without approval; `cod_word_hours`: how long a larger order waits. */
  trusted_cod_sum: 10_000,
  cod_word_hours: 24,
  /** Hours of the support chat in Kyiv, its last day of the week from Monday (1 to 7), and minutes until an answer within them. */
  chat_from_hour: 9,
  chat_to_hour: 18,
  chat_last_day: 6,
  chat_answer_minutes: 15,
  /** Read through `servicesOn`. */
  services: [...usualServices] as Service[],
  /** 0 is unknown and not shown. */
  warehouse_m2: 0,
  importers: 0,
  pin_unknown_device: "sms",
  demo_started: false,
  demo_loaded: false,
  /** The seller, named in letters (675-VIII art. 7); `seller_taxes` may be empty. */
  seller_code: "",
  seller_taxes: "" as SellerTaxes,
  /** Vendors that count consenting visitors; empty for none. */
  ga4_measurement_id: "",
  meta_pixel_id: "",
  seller_name: { uk: "", ru: "" },
  seller_address: { uk: "", ru: "" },
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

export type Counting = { measurementId: string; pixelId: string };

export const countingOf = ({ ga4_measurement_id: measurementId, meta_pixel_id: pixelId }: Settings): Counting => ({
  measurementId,
  pixelId,
});

export function withDefaults(stored: readonly { name: string; value: unknown }[]): Settings {
  const settings: Record<string, unknown> = { ...settingDefaults };
  for (const { name, value } of stored) {
    if (name in settings && kindOf(value) === kindOf(settings[name])) settings[name] = value;
  }
  return settings as Settings;
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? "list" : typeof value);

export function storeOf(userAgent: string, { link_app_store, link_google_play }: Pick<Settings, AppLink>): string | undefined {
  if (/android/i.test(userAgent)) return link_google_play || undefined;
  return /iphone|ipad|ipod/i.test(userAgent) ? link_app_store || undefined : undefined;
}

type AppLink = "link_app_store" | "link_google_play";

/** The seller in one language; unfilled fields are empty. */
export type Seller = { name: string; code: string; address: string; phone: string; email: string; taxes: SellerTaxes };

export const sellerOf = (settings: Settings, language: Language): Seller => ({
  name: settings.seller_name[language],
  code: settings.seller_code,
  address: settings.seller_address[language] || settings.address[language],
  phone: settings.phone && formatPhone(settings.phone),
  email: settings.email_admin,
  taxes: settings.seller_taxes,
});
