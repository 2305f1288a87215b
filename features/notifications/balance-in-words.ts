import { formatMoney, kopiykas, type Kopiykas } from "../../platform/money/money.ts";

/** `toBalance`: the part of a payment of debts that no debt was left for. */
export const debtsPaidUk = (sum: Kopiykas, toBalance?: Kopiykas): string =>
  toBalance === undefined
    ? "Дякуємо. Ваші борги за доставки видно в кабінеті."
    : toBalance === sum
      ? "Борг уже було закрито, тому вся сума на вашому балансі."
      : `Частину боргів уже було закрито, тому ${formatMoney(toBalance)} на вашому балансі.`;

export const debtsPaidRu = (sum: Kopiykas, toBalance?: Kopiykas): string =>
  toBalance === undefined
    ? "Спасибо. Ваши долги за доставки видны в кабинете."
    : toBalance === sum
      ? "Долг уже был закрыт, поэтому вся сумма на вашем балансе."
      : `Часть долгов уже была закрыта, поэтому ${formatMoney(toBalance)} на вашем балансе.`;

/** What a sum on the balance is good for; `balance` where a debt took a part of it. */
export const onBalanceUk = (balance?: Kopiykas): string =>
  balance === undefined
    ? "Цією сумою можна оплатити наступне замовлення."
    : balance > 0
      ? `Частина суми закрила ваш борг, на балансі тепер ${formatMoney(balance)}: цими грошима можна оплатити наступне замовлення.`
      : balance === 0
        ? "Сума закрила ваш борг перед магазином."
        : `Сума зменшила ваш борг перед магазином, лишилося ${formatMoney(kopiykas(-balance))}.`;

export const onBalanceRu = (balance?: Kopiykas): string =>
  balance === undefined
    ? "Этой суммой можно оплатить следующий заказ."
    : balance > 0
      ? `Часть суммы закрыла ваш долг, на балансе теперь ${formatMoney(balance)}: этими деньгами можно оплатить следующий заказ.`
      : balance === 0
        ? "Сумма закрыла ваш долг перед магазином."
        : `Сумма уменьшила ваш долг перед магазином, осталось ${formatMoney(kopiykas(-balance))}.`;
