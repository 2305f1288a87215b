import type { Messages } from "../../../platform/i18n.ts";

export const promoFieldMessages = {
  uk: {
    "promo.title": "Промокод",
    "promo.apply": "Застосувати",
    "promo.remove": "Прибрати промокод",
    "promo.asking": (code: string) => `Промокод ${code}`,
    "promo.required": "Введіть промокод",
  },
  ru: {
    "promo.title": "Промокод",
    "promo.apply": "Применить",
    "promo.remove": "Убрать промокод",
    "promo.asking": (code: string) => `Промокод ${code}`,
    "promo.required": "Введите промокод",
  },
} satisfies Messages<Record<string, unknown>>;
