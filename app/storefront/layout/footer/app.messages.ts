import type { Messages } from "../../../../platform/i18n.ts";

/** Words about the shop's app. */
export const appMessages = {
  uk: {
    "app.title": "«Семиряд» у телефоні",
    "app.text": "Кошик, обране й замовлення завжди під рукою.",
    "app.getIn": "Завантажити в",
    "app.showQr": "Показати QR-код застосунку",
    "app.qr": "QR-код застосунку",
    "app.scan": "Наведіть камеру телефона на код: відкриється ваш магазин застосунків.",
  },
  ru: {
    "app.title": "«Семиряд» в телефоне",
    "app.text": "Корзина, избранное и заказы всегда под рукой.",
    "app.getIn": "Загрузить в",
    "app.showQr": "Показать QR-код приложения",
    "app.qr": "QR-код приложения",
    "app.scan": "Наведите камеру телефона на код: откроется ваш магазин приложений.",
  },
} satisfies Messages<Record<string, unknown>>;
