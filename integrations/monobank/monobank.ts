import type { PaymentProvider } from "../payments/payment-provider.ts";

export const monobank = {
  code: "monobank",
  service: "card",
  name: { uk: "Оплата карткою (plata by mono)", ru: "Оплата картой (plata by mono)" },
  note: {
    uk: "Visa, Mastercard, Apple Pay, Google Pay на сторінці монобанку.",
    ru: "Visa, Mastercard, Apple Pay, Google Pay на странице монобанка.",
  },
  paid: "before_sending",
  feeName: { uk: "Комісія за оплату карткою", ru: "Комиссия за оплату картой" },
} as const satisfies PaymentProvider;
