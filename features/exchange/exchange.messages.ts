import type { Messages } from "../../platform/i18n.ts";

export const exchangeMessages = {
  uk: { "exchange.decided": "Цей обмін не чекає рішення: його вже вирішено або він завершився без запитань" },
  ru: { "exchange.decided": "Этот обмен не ждёт решения: оно уже принято или обмен завершился без вопросов" },
} satisfies Messages<Record<string, string>>;
