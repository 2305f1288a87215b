import type { PaymentProvider } from "../payments/payment-provider.ts";

export const cashOnDelivery = {
  code: "cod",
  service: "cod",
  name: { uk: "Післяплата", ru: "Наложенный платёж" },
  note: {
    uk: "Оплачуєте, коли отримуєте посилку: у відділенні, поштоматі чи курʼєру.",
    ru: "Оплачиваете, когда получаете посылку: в отделении, почтомате или курьеру.",
  },
  paid: "on_receipt",
  feeName: { uk: "Комісія післяплати", ru: "Комиссия наложенного платежа" },
} as const satisfies PaymentProvider;
