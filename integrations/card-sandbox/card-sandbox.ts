import type { PaymentProvider } from "../payments/payment-provider.ts";

/** Play money of a demo shop (security.md S18). */
export const cardSandbox = {
  code: "card-sandbox",
  service: "card",
  name: { uk: "Оплата карткою (пісочниця)", ru: "Оплата картой (песочница)" },
  note: {
    uk: "Тестова сторінка: гроші не списуються, картка не потрібна.",
    ru: "Тестовая страница: деньги не списываются, карта не нужна.",
  },
  paid: "before_sending",
  feeName: { uk: "Комісія за оплату карткою", ru: "Комиссия за оплату картой" },
} as const satisfies PaymentProvider;
