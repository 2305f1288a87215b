import type { Messages } from "../../../platform/i18n.ts";

type Words = {
  "cancel.goods": string;
  "cancel.paidToBalance": (sum: string) => string;
  "cancel.balance": (sum: string) => string;
  "cancel.bonuses": (sum: string) => string;
  "cancel.cashback": (sum: string) => string;
  "cancel.where": (sum: string) => string;
  "cancel.toCard": string;
  "cancel.toCardNote": string;
  "cancel.toBalance": string;
  "cancel.toBalanceNote": string;
  "cancel.keep": string;
  "cancel.doneToCard": (sum: string) => string;
  "cancel.doneToBalance": (sum: string) => string;
  "cancel.packed": string;
  "cancel.waybill": string;
};

export const cancelMessages = {
  uk: {
    "cancel.goods": "Товари повернуться в продаж.",
    "cancel.paidToBalance": (sum) => `Сплачені ${sum} повернемо на ваш баланс.`,
    "cancel.balance": (sum) => `${sum} з балансу повернуться на баланс.`,
    "cancel.bonuses": (sum) => `Списані бонуси повернуться: ${sum}.`,
    "cancel.cashback": (sum) => `Кешбек за це замовлення буде знято: ${sum}.`,
    "cancel.where": (sum) => `Куди повернути ${sum}?`,
    "cancel.toCard": "Скасувати, гроші на картку",
    "cancel.toCardNote": "На картку, якою платили. Коли гроші надійдуть, залежить від банку.",
    "cancel.toBalance": "Скасувати, гроші на баланс",
    "cancel.toBalanceNote": "На баланс у магазині. Одразу можна витратити на інше замовлення.",
    "cancel.keep": "Не скасовувати",
    "cancel.doneToCard": (sum) => `Замовлення скасовано. ${sum} повернемо на картку.`,
    "cancel.doneToBalance": (sum) => `Замовлення скасовано. ${sum} на вашому балансі.`,
    "cancel.packed": "Замовлення вже збираємо, тому скасувати його тут не можна. Зателефонуйте нам або напишіть у чат.",
    "cancel.waybill": "Для посилки, якою їде це замовлення, вже створено ТТН, тому скасувати його тут не можна. Зателефонуйте нам.",
  },
  ru: {
    "cancel.goods": "Товары вернутся в продажу.",
    "cancel.paidToBalance": (sum) => `Оплаченные ${sum} вернём на ваш баланс.`,
    "cancel.balance": (sum) => `${sum} с баланса вернутся на баланс.`,
    "cancel.bonuses": (sum) => `Списанные бонусы вернутся: ${sum}.`,
    "cancel.cashback": (sum) => `Кешбек за этот заказ будет снят: ${sum}.`,
    "cancel.where": (sum) => `Куда вернуть ${sum}?`,
    "cancel.toCard": "Отменить, деньги на карту",
    "cancel.toCardNote": "На карту, которой платили. Когда деньги поступят, зависит от банка.",
    "cancel.toBalance": "Отменить, деньги на баланс",
    "cancel.toBalanceNote": "На баланс в магазине. Сразу можно потратить на другой заказ.",
    "cancel.keep": "Не отменять",
    "cancel.doneToCard": (sum) => `Заказ отменён. ${sum} вернём на карту.`,
    "cancel.doneToBalance": (sum) => `Заказ отменён. ${sum} на вашем балансе.`,
    "cancel.packed": "Заказ уже собираем, поэтому отменить его здесь нельзя. Позвоните нам или напишите в чат.",
    "cancel.waybill": "Для посылки, которой едет этот заказ, уже создана ТТН, поэтому отменить его здесь нельзя. Позвоните нам.",
  },
} satisfies Messages<Words>;
