import type { Messages } from "../../platform/i18n.ts";

export const settingsMessages = {
  uk: { "settings.linkError": "Посилання має починатися з https://, viber:// або tg://" },
  ru: { "settings.linkError": "Ссылка должна начинаться с https://, viber:// или tg://" },
} satisfies Messages<Record<string, string>>;
