import type { Carrier } from "../carriers/carrier.ts";

export const novaPoshta = {
  code: "nova-poshta",
  name: { uk: "Нова пошта", ru: "Новая почта" },
  kinds: [
    {
      code: "branch",
      service: "np_branch",
      name: { uk: "Нова пошта, відділення", ru: "Новая почта, отделение" },
      note: {
        uk: "1–3 дні. Доставку оплачуєте при отриманні за тарифом перевізника.",
        ru: "1–3 дня. Доставку оплачиваете при получении по тарифу перевозчика.",
      },
      departments: ["branch", "cargo"],
      destination: "department",
    },
  ],
  shipsFirstOrderFree: false,
} as const satisfies Carrier;
