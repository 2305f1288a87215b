import type { Messages } from "../../platform/i18n.ts";

type Words = {
  "receipts.title": string;
  "receipts.sale": string;
  "receipts.return": string;
  "receipts.prepayment": string;
  "receipts.rest": string;
  "receipts.open": (fiscalCode: string) => string;
  "receipts.soon": string;
  "receipts.restOfPrice": string;
  "receipts.debt": string;
  "receipts.topUp": string;
};

export const receiptsMessages: Messages<Words> = {
  uk: {
    "receipts.title": "Фіскальні чеки",
    "receipts.sale": "Оплата",
    "receipts.return": "Повернення",
    "receipts.prepayment": "Передплата",
    "receipts.rest": "Решта після передплати",
    "receipts.open": (fiscalCode) => `Відкрити чек №\u00a0${fiscalCode}`,
    "receipts.soon": "Чек готується, зʼявиться тут за кілька хвилин",
    "receipts.restOfPrice": "Частина ціни товару",
    "receipts.debt": "Доставка, яку оплатив магазин",
    "receipts.topUp": "Поповнення балансу",
  },
  ru: {
    "receipts.title": "Фискальные чеки",
    "receipts.sale": "Оплата",
    "receipts.return": "Возврат",
    "receipts.prepayment": "Предоплата",
    "receipts.rest": "Остаток после предоплаты",
    "receipts.open": (fiscalCode) => `Открыть чек №\u00a0${fiscalCode}`,
    "receipts.soon": "Чек готовится, появится здесь через несколько минут",
    "receipts.restOfPrice": "Часть цены товара",
    "receipts.debt": "Доставка, оплаченная магазином",
    "receipts.topUp": "Пополнение баланса",
  },
};
