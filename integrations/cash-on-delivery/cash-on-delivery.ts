import type { PaymentProvider } from "../payments/payment-provider.ts";

export const cashOnDelivery = {
  code: "cod",
  service: "cod",
  name: { uk: "Післяплата", ru: "Наложенный платёж" },
  note: { uk: "Оплачуєте у відділенні, коли забираєте посилку.", ru: "Оплачиваете в отделении, когда забираете посылку." },
  paid: "on_receipt",
  feeName: { uk: "Комісія післяплати", ru: "Комиссия наложенного платежа" },
} as const satisfies PaymentProvider;
