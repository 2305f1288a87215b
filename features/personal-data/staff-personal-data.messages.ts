import type { Messages } from "../../platform/i18n.ts";

export const staffPersonalDataMessages = {
  uk: {
    "data.openOrders": "Спершу завершіть замовлення й повернення цього покупця.",
    "data.openMoney": "Спершу закрийте баланс і борги цього покупця.",
  },
  ru: {
    "data.openOrders": "Сначала завершите заказы и возвраты этого покупателя.",
    "data.openMoney": "Сначала закройте баланс и долги этого покупателя.",
  },
} satisfies Messages<Record<string, string>>;
