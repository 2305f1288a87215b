import type { Messages } from "../../../platform/i18n.ts";

export const byPhoneMessages = {
  uk: {
    "byPhone.refusals": {
      soldOut: "Стільки вже немає",
      share: "Цього товару лишилося мало: новому покупцеві стільки не продаємо",
      blacklisted: "Покупець у чорному списку",
    },
  },
  ru: {
    "byPhone.refusals": {
      soldOut: "Столько уже нет",
      share: "Этого товара осталось мало: новому покупателю столько не продаём",
      blacklisted: "Покупатель в чёрном списке",
    },
  },
} satisfies Messages<Record<string, Record<string, string>>>;
