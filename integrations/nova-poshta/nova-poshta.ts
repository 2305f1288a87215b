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
    {
      code: "locker",
      service: "np_locker",
      name: { uk: "Нова пошта, поштомат", ru: "Новая почта, почтомат" },
      note: {
        uk: "До 20 кг, якщо посилка вміщується в комірку. Доставку оплачуєте при отриманні за тарифом перевізника.",
        ru: "До 20 кг, если посылка помещается в ячейку. Доставку оплачиваете при получении по тарифу перевозчика.",
      },
      departments: ["locker"],
      destination: "department",
    },
    {
      code: "courier",
      service: "np_courier",
      name: { uk: "Курʼєр Нової пошти", ru: "Курьер Новой почты" },
      note: {
        uk: "За вашою адресою. Доставку оплачуєте курʼєру за тарифом перевізника.",
        ru: "По вашему адресу. Доставку оплачиваете курьеру по тарифу перевозчика.",
      },
      departments: [],
      destination: "door",
    },
  ],
  shipsFirstOrderFree: false,
  // The page takes no number from its address.
  trackingPage: () => "https://tracking.novaposhta.ua/",
} as const satisfies Carrier;
