import type { Messages } from "../../platform/i18n.ts";

export const settingsMessages = {
  uk: {
    "settings.linkError": "Посилання має починатися з https://, viber:// або tg://",
    "settings.sellerCodeError": "Код має 8 цифр (ЄДРПОУ) або 10 (РНОКПП)",
  },
  ru: {
    "settings.linkError": "Ссылка должна начинаться с https://, viber:// или tg://",
    "settings.sellerCodeError": "Код состоит из 8 цифр (ЕГРПОУ) или 10 (РНУКПН)",
  },
} satisfies Messages<Record<string, string>>;
