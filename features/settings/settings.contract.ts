import { z } from "zod";
import { shownHryvnias } from "../../platform/contracts/shown-money.ts";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { serviceNames } from "./services.rules.ts";

/** Settings for clients (specification §3). */
const settingsView = z
  .object({
    basket_lifetime: z.number().positive().describe("Hours"),
    blue_line_text: z.string(),
    email_admin: z.string(),
    phone: z.string(),
    phone2: z.string(),
    address: z.string(),
    min_order: shownHryvnias().min(0),
    services: z.array(z.enum(serviceNames)),
    link_instagram: z.string(),
    link_fb: z.string(),
    link_telegram: z.string(),
    link_viber: z.string(),
    link_tiktok: z.string(),
    link_support_chat: z.string(),
    link_app_store: z.string().describe("Empty without an app"),
    link_google_play: z.string(),
    telegram_popup_title: z.string(),
    telegram_popup_description: z.string(),
    telegram_popup_button_text: z.string(),
    telegram_popup_link: z.string(),
  })
  .meta({ id: "Settings" });

export type SettingsView = z.infer<typeof settingsView>;

export const getOption = endpoint({
  method: "GET",
  path: "/api/get-option",
  access: "anyone",
  summary: "The shop's settings, texts in the language asked for",
  input: z.strictObject({}),
  output: settingsView,
  example: {
    output: {
      basket_lifetime: 1,
      blue_line_text: "Відправляємо щодня, крім неділі",
      email_admin: "office@semyriad.example",
      phone: "+380671234567",
      phone2: "",
      address: "Хмельницький, вул. Геологів, 7",
      min_order: 1500,
      services: ["np_branch", "cod"],
      link_instagram: "",
      link_fb: "",
      link_telegram: "",
      link_viber: "",
      link_tiktok: "",
      link_support_chat: "",
      link_app_store: "",
      link_google_play: "",
      telegram_popup_title: "",
      telegram_popup_description: "",
      telegram_popup_button_text: "",
      telegram_popup_link: "",
    },
  },
});
