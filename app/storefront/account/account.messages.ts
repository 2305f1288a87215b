import type { Messages } from "../../../platform/i18n.ts";

export const accountMessages = {
  uk: {
    greeting: (name: string) => `Вітаємо, ${name}`,
    bonuses: "Бонуси",
    balance: "Баланс",
    orders: "Замовлень",
    lastOrder: "Останнє замовлення",
  },
  ru: {
    greeting: (name: string) => `Здравствуйте, ${name}`,
    bonuses: "Бонусы",
    balance: "Баланс",
    orders: "Заказов",
    lastOrder: "Последний заказ",
  },
} satisfies Messages<Record<string, unknown>>;
