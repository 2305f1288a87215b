import type { Carrier } from "../carriers/carrier.ts";

export const ukrposhta = {
  code: "ukrposhta",
  name: { uk: "Укрпошта", ru: "Укрпочта" },
  kinds: [
    {
      code: "branch",
      service: "ukrposhta",
      name: { uk: "Укрпошта, відділення", ru: "Укрпочта, отделение" },
      note: {
        uk: "За поштовим індексом, до 30 кг. Доставку оплачуєте при отриманні за тарифом перевізника.",
        ru: "По почтовому индексу, до 30 кг. Доставку оплачиваете при получении по тарифу перевозчика.",
      },
      departments: ["branch"],
      destination: "postcode",
    },
  ],
  shipsFirstOrderFree: true,
  trackingPage: (number: string) => `https://track.ukrposhta.ua/tracking_UA.html?barcode=${encodeURIComponent(number)}`,
} as const satisfies Carrier;
