import type { Messages } from "../../platform/i18n.ts";

type Words = {
  "refused.staff": (reference: string, sum: string) => string;
  "waits.staff": (reference: string, sum: string, why: string) => string;
  "sentBack.staff": (reference: string, sum: string) => string;
};

export const paymentsMessages = {
  uk: {
    "refused.staff": (reference, sum) => `Банк відмовив у поверненні ${reference} на ${sum}. Гроші на балансі клієнта.`,
    "waits.staff": (reference, sum, why) =>
      `Банк не приймає від магазину повернення ${reference} на ${sum}: ${why}. Перевірте ключі й кабінет; повернення повторюється само.`,
    "sentBack.staff": (reference, sum) =>
      `Банк повернув платнику ${sum} з оплати ${reference}, а магазин цього не доручав: скасування в кабінеті банку або оскарження. Не відправляйте замовлення, доки не зʼясуєте. Повернень на картку в межах цієї суми банк удруге не зробить.`,
  },
  ru: {
    "refused.staff": (reference, sum) => `Банк отказал в возврате ${reference} на ${sum}. Деньги на балансе клиента.`,
    "waits.staff": (reference, sum, why) =>
      `Банк не принимает от магазина возврат ${reference} на ${sum}: ${why}. Проверьте ключи и кабинет; возврат повторяется сам.`,
    "sentBack.staff": (reference, sum) =>
      `Банк вернул плательщику ${sum} из оплаты ${reference}, а магазин этого не поручал: отмена в кабинете банка или оспаривание. Не отправляйте заказ, пока не выясните. Возвратов на карту в пределах этой суммы банк второй раз не сделает.`,
  },
} satisfies Messages<Words>;
