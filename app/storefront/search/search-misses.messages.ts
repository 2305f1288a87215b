import type { Messages } from "../../../platform/i18n.ts";

export const searchMissesMessages = {
  uk: {
    "search.short": "Введіть щонайменше 3 символи",
    "search.empty": (q: string) => `За запитом «${q}» нічого не знайшли. Спробуйте інше слово або загляньте в категорії.`,
    "search.nearest": "Найближче до цього",
  },
  ru: {
    "search.short": "Введите не менее 3 символов",
    "search.empty": (q: string) => `По запросу «${q}» ничего не нашли. Попробуйте другое слово или загляните в категории.`,
    "search.nearest": "Ближе всего к этому",
  },
} satisfies Messages<Record<string, unknown>>;
