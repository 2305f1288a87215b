import type { Messages } from "../../../../platform/i18n.ts";

export const productPageMessages = {
  uk: {
    "share.action": "Поділитися",
    "share.copied": "Посилання скопійовано",
    "share.failed": "Не вдалося скопіювати посилання.",
    "sizes.open": "Як обрати розмір",
    "matrix.open": "Замовити розмірами",
    "matrix.close": "Сховати таблицю",
    "accordion.payment": "Оплата",
    "accordion.delivery": "Доставка",
    "accordion.return": "Повернення",
    "accordion.returnText": "14 днів, якщо товар не носили, збережено ярлики й упаковку.",
    "rail.together": "Купують разом",
  },
  ru: {
    "share.action": "Поделиться",
    "share.copied": "Ссылка скопирована",
    "share.failed": "Не удалось скопировать ссылку.",
    "sizes.open": "Как выбрать размер",
    "matrix.open": "Заказать размерами",
    "matrix.close": "Скрыть таблицу",
    "accordion.payment": "Оплата",
    "accordion.delivery": "Доставка",
    "accordion.return": "Возврат",
    "accordion.returnText": "14 дней, если товар не носили, сохранены ярлыки и упаковка.",
    "rail.together": "Покупают вместе",
  },
} satisfies Messages<Record<string, unknown>>;
