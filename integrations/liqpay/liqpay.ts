import type { PaymentProvider } from "../payments/payment-provider.ts";

export const liqpay = {
  code: "liqpay",
  service: "card",
  name: { uk: "Оплата карткою (LiqPay)", ru: "Оплата картой (LiqPay)" },
  note: {
    uk: "Visa, Mastercard, Apple Pay, Google Pay, Приват24 на сторінці ПриватБанку.",
    ru: "Visa, Mastercard, Apple Pay, Google Pay, Приват24 на странице ПриватБанка.",
  },
  paid: "before_sending",
  feeName: { uk: "Комісія за оплату карткою", ru: "Комиссия за оплату картой" },
} as const satisfies PaymentProvider;
