import { builtServices } from "../../../features/settings/services.rules.ts";
import type { Settings } from "../../../features/settings/settings.rules.ts";

/** Hours, hryvnias; other settings keep defaults. */
export const demoSettings: Partial<Settings> = {
  services: [...builtServices],
  basket_lifetime: 1,
  basket_max_hours: 24,
  min_order: 1500,
  unpaid_order_hours: 72,
  warehouse_m2: 2000,
  importers: 400,
  seller_name: { uk: "ТОВ «Семиряд» (навчальний приклад)", ru: "ООО «Семиряд» (учебный пример)" },
  seller_address: { uk: "29000, Хмельницький, вул. Геологів, 7", ru: "29000, Хмельницкий, ул. Геологов, 7" },
  seller_code: "00000000",
  seller_taxes: "no_vat",
  email_admin: "office@semyriad.example",
  phone: "+380670000701",
  phone2: "+380500000702",
  address: {
    uk: "Хмельницький, вул. Геологів, 7, склад «Семиряд», пн–пт 9:00–18:00, сб 9:00–15:00",
    ru: "Хмельницкий, ул. Геологов, 7, склад «Семиряд», пн–пт 9:00–18:00, сб 9:00–15:00",
  },
  blue_line_text: {
    uk: "Відправляємо щодня, крім неділі. Замовлення до 14:00\u00a0— того самого дня",
    ru: "Отправляем ежедневно, кроме воскресенья. Заказы до 14:00\u00a0— в тот же день",
  },
  link_instagram: "https://www.instagram.com/semyriad.example",
  link_fb: "https://www.facebook.com/semyriad.example",
  link_telegram: "https://t.me/semyriad_example",
  link_viber: "https://invite.viber.com/?g2=semyriad-example",
  link_tiktok: "",
  link_support_chat: "https://t.me/semyriad_example_help",
  link_app_store: "https://apps.apple.com/ua/app/semyriad-example/id0000000000",
  link_google_play: "https://play.google.com/store/apps/details?id=example.semyriad",
  telegram_popup_title: { uk: "Про новинки\u00a0— у нашому Telegram", ru: "О новинках\u00a0— в нашем Telegram" },
  telegram_popup_description: {
    uk: "Раз на день публікуємо добірку нових моделей із фото, цінами й залишками.",
    ru: "Раз в день публикуем подборку новых моделей с фото, ценами и остатками.",
  },
  telegram_popup_button_text: { uk: "Відкрити канал", ru: "Открыть канал" },
  telegram_popup_link: "https://t.me/semyriad_example",
};
