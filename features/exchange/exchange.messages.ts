import type { Messages } from "../../platform/i18n.ts";

export const exchangeMessages = {
  uk: {
    "exchange.decided": "Цей обмін не чекає рішення: його вже вирішено або він завершився без запитань",
    "exchange.isOff": "Обмін вимкнено: спершу створіть пароль для 1С",
  },
  ru: {
    "exchange.decided": "Этот обмен не ждёт решения: оно уже принято или обмен завершился без вопросов",
    "exchange.isOff": "Обмен выключен: сначала создайте пароль для 1С",
  },
} satisfies Messages<Record<string, string>>;
