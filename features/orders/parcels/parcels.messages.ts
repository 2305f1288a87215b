import type { Messages } from "../../../platform/i18n.ts";

type Words = {
  "parcel.returning": (parcelNumber: string) => string;
  "parcel.returning.staff": (number: number, parcelNumber: string) => string;
};

export const parcelsMessages = {
  uk: {
    "parcel.returning": (parcelNumber) => `Перевізник повертає посилку ${parcelNumber}`,
    "parcel.returning.staff": (number, parcelNumber) =>
      `Перевізник повертає посилку ${parcelNumber} із замовленням № ${number}. Коли вона прийде, позначте замовлення повернутим.`,
  },
  ru: {
    "parcel.returning": (parcelNumber) => `Перевозчик возвращает посылку ${parcelNumber}`,
    "parcel.returning.staff": (number, parcelNumber) =>
      `Перевозчик возвращает посылку ${parcelNumber} с заказом № ${number}. Когда она придёт, отметьте заказ возвращённым.`,
  },
} satisfies Messages<Words>;
