import type { Messages } from "../../../platform/i18n.ts";
import { SHOP_NAME } from "../../shop-name.ts";
import { ownMoneyMessages } from "./own-money.messages.ts";

type Words = {
  "late.staff": (number: number, sum: string) => string;
  "invoice.order": (number: number) => string;
  "invoice.debts": string;
  "payments.nothingToPay": string;
  "payments.openElsewhere": string;
  "payments.moneyHeld": string;
  "payments.attemptOver": string;
  "payments.noVendor": string;
  "payments.tooMuchNow": string;
  "pay.button": string;
  "pay.again": string;
  "pay.by": (moment: string) => string;
  "pay.paid": string;
  "pay.prepaid": string;
  "pay.prepaidNote": (rest: string) => string;
  "pay.thenOnReceipt": (rest: string) => string;
  "pay.waiting": string;
  "pay.waitingNote": string;
  "pay.held": string;
  "pay.heldNote": string;
  "pay.failed": string;
  "pay.failedNote": string;
  "pay.unpaid": string;
  "pay.unpaidNote": string;
  "pay.over": string;
  "pay.overNote": string;
  "pay.cashbackSoon": (sum: string, moment: string) => string;
  "pay.cashbackLater": (sum: string, moment: string) => string;
  "unpaid.title": string;
  "unpaid.empty": string;
  "checkout.own": string;
  "checkout.useBonuses": (sum: string) => string;
  "checkout.useBalance": (sum: string) => string;
  "checkout.first": string;
  "checkout.firstBonuses": string;
  "checkout.firstBalance": string;
  "checkout.pin": string;
  "checkout.pay": string;
};

export const paymentMessages = {
  uk: {
    ...ownMoneyMessages.uk,
    "late.staff": (number, sum) => `Оплата ${sum} надійшла за замовлення № ${number}, яке не можна відновити. Повернення вже призначено.`,
    "invoice.order": (number) => `Замовлення № ${number}, ${SHOP_NAME}`,
    "invoice.debts": `Борг за доставку, ${SHOP_NAME}`,
    "payments.nothingToPay": "Оплачувати карткою зараз нічого. Оновіть сторінку: можливо, замовлення вже оплачене або скасоване.",
    "payments.openElsewhere": "Сторінку оплати щойно відкрили в іншому вікні. Спробуйте ще раз за хвилину.",
    "payments.moneyHeld": "Гроші вже списано, банк перевіряє платіж. Платити вдруге не потрібно.",
    "payments.attemptOver": "Ця спроба оплати завершена. Почніть нову.",
    "payments.noVendor": "Банк зараз не відповідає. Спробуйте за хвилину: замовлення нікуди не зникне.",
    "payments.tooMuchNow": "Стільки повернути не можна: перевірте, скільки ще лишилося",
    "pay.button": "Оплатити карткою",
    "pay.again": "Спробувати ще раз",
    "pay.by": (moment) => `Сплатіть до ${moment}, інакше замовлення скасується`,
    "pay.paid": "Оплату отримано",
    "pay.prepaid": "Передплату отримано",
    "pay.prepaidNote": (rest) => `Решту, ${rest}, сплатите при отриманні.`,
    "pay.thenOnReceipt": (rest) => `Це передплата. Решту, ${rest}, сплатите при отриманні.`,
    "pay.waiting": "Чекаємо на підтвердження банку",
    "pay.waitingNote":
      "Якщо ви оплатили, це кілька секунд. Сторінку можна закрити: щойно банк підтвердить, замовлення піде в роботу. Якщо ні, спробуйте ще раз.",
    "pay.held": "Гроші списано, банк перевіряє платіж",
    "pay.heldNote": "Платити вдруге не потрібно. Товари відкладено, доки банк не передасть гроші магазину або не поверне їх вам.",
    "pay.failed": "Оплата не пройшла",
    "pay.failedNote": "Гроші не списано, замовлення чекає на вас.",
    "pay.unpaid": "Замовлення ще не оплачене",
    "pay.unpaidNote": "Ми відкладемо товари, доки ви не оплатите.",
    "pay.over": "Замовлення скасовано",
    "pay.overNote": "Якщо гроші вже списано, ми повернемо їх на картку.",
    "unpaid.title": "Неоплачені замовлення",
    "unpaid.empty": "Усі замовлення оплачені.",
  },
  ru: {
    ...ownMoneyMessages.ru,
    "late.staff": (number, sum) => `Оплата ${sum} поступила за заказ № ${number}, который нельзя восстановить. Возврат уже назначен.`,
    "invoice.order": (number) => `Заказ № ${number}, ${SHOP_NAME}`,
    "invoice.debts": `Долг за доставку, ${SHOP_NAME}`,
    "payments.nothingToPay": "Оплачивать картой сейчас нечего. Обновите страницу: возможно, заказ уже оплачен или отменён.",
    "payments.openElsewhere": "Страницу оплаты только что открыли в другом окне. Попробуйте ещё раз через минуту.",
    "payments.moneyHeld": "Деньги уже списаны, банк проверяет платёж. Платить второй раз не нужно.",
    "payments.attemptOver": "Эта попытка оплаты завершена. Начните новую.",
    "payments.noVendor": "Банк сейчас не отвечает. Попробуйте через минуту: заказ никуда не денется.",
    "payments.tooMuchNow": "Столько вернуть нельзя: проверьте, сколько ещё осталось",
    "pay.button": "Оплатить картой",
    "pay.again": "Попробовать ещё раз",
    "pay.by": (moment) => `Оплатите до ${moment}, иначе заказ отменится`,
    "pay.paid": "Оплата получена",
    "pay.prepaid": "Предоплата получена",
    "pay.prepaidNote": (rest) => `Остаток, ${rest}, оплатите при получении.`,
    "pay.thenOnReceipt": (rest) => `Это предоплата. Остаток, ${rest}, оплатите при получении.`,
    "pay.waiting": "Ждём подтверждения банка",
    "pay.waitingNote":
      "Если вы оплатили, это несколько секунд. Страницу можно закрыть: как только банк подтвердит, заказ пойдёт в работу. Если нет, попробуйте ещё раз.",
    "pay.held": "Деньги списаны, банк проверяет платёж",
    "pay.heldNote": "Платить второй раз не нужно. Товары отложены, пока банк не передаст деньги магазину или не вернёт их вам.",
    "pay.failed": "Оплата не прошла",
    "pay.failedNote": "Деньги не списаны, заказ ждёт вас.",
    "pay.unpaid": "Заказ ещё не оплачен",
    "pay.unpaidNote": "Мы отложим товары, пока вы не оплатите.",
    "pay.over": "Заказ отменён",
    "pay.overNote": "Если деньги уже списаны, мы вернём их на карту.",
    "unpaid.title": "Неоплаченные заказы",
    "unpaid.empty": "Все заказы оплачены.",
  },
} satisfies Messages<Words>;
