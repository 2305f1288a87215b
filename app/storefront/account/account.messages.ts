import type { Messages } from "../../../platform/i18n.ts";

export const accountMessages = {
  uk: {
    greeting: (name: string) => `Вітаємо, ${name}`,
    bonuses: "Бонуси",
    balance: "Баланс",
    lastOrder: "Останнє замовлення",
  },
  ru: {
    greeting: (name: string) => `Здравствуйте, ${name}`,
    bonuses: "Бонусы",
    balance: "Баланс",
    lastOrder: "Последний заказ",
  },
} satisfies Messages<Record<string, unknown>>;
