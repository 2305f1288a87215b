import type { Messages } from "../../platform/i18n.ts";

export const settingsMessages = {
  uk: {
    "settings.linkError": "Посилання має починатися з https://, viber:// або tg://",
    "settings.sellerCodeError": "Код має 8 цифр (ЄДРПОУ) або 10 (РНОКПП)",
    "settings.maxHoursError": "Не може бути менше за час резерву кошика",
    "settings.ga4Error": "Код потоку має вигляд G-ABC123DEF4",
    "settings.pixelError": "Номер пікселя складається з 5–20 цифр",
  },
  ru: {
    "settings.linkError": "Ссылка должна начинаться с https://, viber:// или tg://",
    "settings.sellerCodeError": "Код состоит из 8 цифр (ЕГРПОУ) или 10 (РНУКПН)",
    "settings.maxHoursError": "Не может быть меньше времени резерва корзины",
    "settings.ga4Error": "Код потока имеет вид G-ABC123DEF4",
    "settings.pixelError": "Номер пикселя состоит из 5–20 цифр",
  },
} satisfies Messages<Record<string, string>>;
