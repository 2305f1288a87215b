import type { Messages } from "../../../../platform/i18n.ts";

export const textPageMessages = {
  uk: {
    "page.updated": "Оновлено",
    "page.contents": "Зміст",
    "page.help": "Є запитання?",
  },
  ru: {
    "page.updated": "Обновлено",
    "page.contents": "Содержание",
    "page.help": "Есть вопросы?",
  },
} satisfies Messages<Record<string, unknown>>;
