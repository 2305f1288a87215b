import type { Messages } from "../../../../platform/i18n.ts";
import { SHOP_NAME } from "../../../../features/shop-name.ts";

export const appMessages = {
  uk: {
    "app.title": `«${SHOP_NAME}» у телефоні`,
    "app.text": "Кошик, обране й замовлення завжди під рукою.",
    "app.getIn": "Завантажити в",
    "app.showQr": "Показати QR-код застосунку",
    "app.qr": "QR-код застосунку",
    "app.scan": "Наведіть камеру телефона на код: відкриється ваш магазин застосунків.",
  },
  ru: {
    "app.title": `«${SHOP_NAME}» в телефоне`,
    "app.text": "Корзина, избранное и заказы всегда под рукой.",
    "app.getIn": "Загрузить в",
    "app.showQr": "Показать QR-код приложения",
    "app.qr": "QR-код приложения",
    "app.scan": "Наведите камеру телефона на код: откроется ваш магазин приложений.",
  },
} satisfies Messages<Record<string, unknown>>;
