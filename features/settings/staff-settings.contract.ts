import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { builtServices } from "./services.rules.ts";
import { sellerTaxes } from "./settings.rules.ts";

const text = (largest: number) => z.string().trim().max(largest);
const both = (largest: number) => z.strictObject({ uk: text(largest), ru: text(largest) });
/** https and the messengers' schemes (S36). */
const link = text(300).regex(/^$|^(https:\/\/|viber:\/\/|tg:\/\/)[^\s<>"]+$/, "settings.linkError");
const phone = text(20).regex(/^$|^\+?[\d ()-]{10,20}$/, "auth.phoneError");
const count = z.number().int().min(0).max(10_000_000);
const percent = z.number().min(0).max(100);

/** Hours, hryvnias and percents, as the back office labels them. */
export const staffSettings = z.strictObject({
  basket_lifetime: z.number().positive().max(240),
  basket_max_hours: z.number().positive().max(720),
  min_order: z.number().min(0).max(1_000_000),
  scarce_below: z.number().int().min(0).max(100_000),
  guests_share_percent: percent.int(),
  new_account_share_percent: percent.int(),
  unpaid_order_hours: z.number().int().min(1).max(720),
  cod_fee_percent: percent,
  cod_prepayment_percent: z.number().int().min(0).max(100),
  cod_fee_fixed: z.number().min(0).max(10_000),
  trusted_cod_sum: z.number().min(0).max(10_000_000),
  receipts_on_delivery: z.boolean(),
  unclaimed_parcel_sum: z.number().min(0).max(10_000),
  cod_word_hours: z.number().int().min(1).max(240),
  chat_from_hour: z.number().int().min(0).max(23),
  chat_to_hour: z.number().int().min(1).max(24),
  chat_last_day: z.number().int().min(1).max(7),
  chat_answer_minutes: z.number().int().min(1).max(1_440),
  services: z.array(z.enum(builtServices)).max(builtServices.length),
  warehouse_m2: count,
  importers: count,
  pin_unknown_device: z.enum(["sms", "limited"]),
  seller_code: text(12).regex(/^(\d{8}|\d{10})?$/, "settings.sellerCodeError"),
  seller_taxes: z.enum(sellerTaxes),
  seller_name: both(160),
  seller_address: both(200),
  ga4_measurement_id: text(20).regex(/^(G-[A-Z0-9]{4,18})?$/, "settings.ga4Error"),
  meta_pixel_id: text(20).regex(/^(\d{5,20})?$/, "settings.pixelError"),
  email_admin: text(120).regex(/^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/, "staff.emailError"),
  phone,
  phone2: phone,
  link_instagram: link,
  link_fb: link,
  link_telegram: link,
  link_viber: link,
  link_tiktok: link,
  link_support_chat: link,
  link_app_store: link,
  link_google_play: link,
  telegram_popup_link: link,
  blue_line_text: both(200),
  address: both(200),
  telegram_popup_title: both(120),
  telegram_popup_description: both(500),
  telegram_popup_button_text: both(60),
});

const example: z.infer<typeof staffSettings> = {
  basket_lifetime: 1,
  basket_max_hours: 24,
  min_order: 1500,
  scarce_below: 60,
  guests_share_percent: 30,
  new_account_share_percent: 50,
  unpaid_order_hours: 72,
  cod_fee_percent: 2,
  cod_fee_fixed: 20,
  cod_prepayment_percent: 0,
  trusted_cod_sum: 10_000,
  receipts_on_delivery: false,
  unclaimed_parcel_sum: 150,
  cod_word_hours: 24,
  chat_from_hour: 9,
  chat_to_hour: 18,
  chat_last_day: 6,
  chat_answer_minutes: 15,
  services: ["np_branch", "cod"],
  warehouse_m2: 2000,
  importers: 400,
  pin_unknown_device: "sms",
  seller_code: "12345678",
  seller_taxes: "no_vat",
  seller_name: { uk: "ТОВ «Семиряд»", ru: "ООО «Семиряд»" },
  seller_address: { uk: "29000, Хмельницький, вул. Геологів, 7", ru: "29000, Хмельницкий, ул. Геологов, 7" },
  ga4_measurement_id: "",
  meta_pixel_id: "",
  email_admin: "office@semyriad.example",
  phone: "+380671234567",
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
  blue_line_text: { uk: "Відправляємо щодня, крім неділі", ru: "Отправляем ежедневно, кроме воскресенья" },
  address: { uk: "Хмельницький, вул. Геологів, 7", ru: "Хмельницкий, ул. Геологов, 7" },
  telegram_popup_title: { uk: "", ru: "" },
  telegram_popup_description: { uk: "", ru: "" },
  telegram_popup_button_text: { uk: "", ru: "" },
};

/** No reservation lasts longer than `basket_max_hours`, so pages would promise more than the cart keeps. */
export const changedSettings = staffSettings.refine(({ basket_lifetime, basket_max_hours }) => basket_max_hours >= basket_lifetime, {
  path: ["basket_max_hours"],
  error: "settings.maxHoursError",
});

/** The back office's id of the one set. */
const id = z.literal("shop");
const settingsRecord = z.object({ id, version: z.string(), values: staffSettings });

export const getStaffSettings = endpoint({
  method: "GET",
  path: "/api/admin/settings/{id}",
  access: "staff",
  permission: "settings.see",
  summary: "All settings, texts in both languages",
  input: z.strictObject({ id }),
  output: settingsRecord,
  example: { input: { id: "shop" }, output: { id: "shop", version: "2026-11-21T08:30:00.000Z", values: example } },
});

export const changeSettings = endpoint({
  method: "POST",
  path: "/api/admin/settings/{id}",
  access: "staff",
  refuses: [409],
  permission: "settings.change",
  summary: "Writes all settings; 409 when somebody changed one meanwhile",
  input: z.strictObject({ id, version: z.string().max(40), values: changedSettings }),
  output: settingsRecord,
  example: {
    input: { id: "shop", version: "2026-11-21T08:30:00.000Z", values: example },
    output: { id: "shop", version: "2026-11-21T08:31:00.000Z", values: example },
  },
});
