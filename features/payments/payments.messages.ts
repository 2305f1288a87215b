import type { Messages } from "../../platform/i18n.ts";

type Words = { "refused.staff": (reference: string, sum: string) => string };

export const paymentsMessages = {
  uk: {
    "refused.staff": (reference, sum) => `Банк відмовив у поверненні ${reference} на ${sum}. Гроші на балансі клієнта.`,
  },
  ru: {
    "refused.staff": (reference, sum) => `Банк отказал в возврате ${reference} на ${sum}. Деньги на балансе клиента.`,
  },
} satisfies Messages<Words>;
