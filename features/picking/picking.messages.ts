import type { Messages } from "../../platform/i18n.ts";

export const pickingMessages = {
  uk: {
    "picking.notToPick": "Це замовлення вже не збирають: його відправлено, скасовано або воно ще не підтверджене",
    "picking.notYours": "Замовлення збирає хтось інший: заберіть його собі, щоб продовжити",
    "picking.notWhole": "Зібрано не все: доберіть або запишіть нестачу",
    "picking.tooMany": "Стільки в замовленні немає",
  },
  ru: {
    "picking.notToPick": "Этот заказ уже не собирают: он отправлен, отменён или ещё не подтверждён",
    "picking.notYours": "Заказ собирает кто-то другой: заберите его себе, чтобы продолжить",
    "picking.notWhole": "Собрано не всё: доберите или запишите недостачу",
    "picking.tooMany": "Столько в заказе нет",
  },
} satisfies Messages<Record<string, string>>;
