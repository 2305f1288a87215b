import type { Messages } from "../../../platform/i18n.ts";

type Words = {
  "parcel.returning": (parcelNumber: string) => string;
  "parcel.returning.staff": (number: number, parcelNumber: string) => string;
  "parcel.unknown": (parcelNumber: string) => string;
  "parcel.unknown.staff": (number: number, parcelNumber: string) => string;
};

export const parcelsMessages = {
  uk: {
    "parcel.returning": (parcelNumber) => `Перевізник повертає посилку ${parcelNumber}`,
    "parcel.returning.staff": (number, parcelNumber) =>
      `Перевізник повертає посилку ${parcelNumber} із замовленням № ${number}. Коли вона прийде, позначте замовлення повернутим.`,
    "parcel.unknown": (parcelNumber) => `Перевізник не знає посилки ${parcelNumber}`,
    "parcel.unknown.staff": (number, parcelNumber) =>
      `Перевізник добу не знає посилки ${parcelNumber}, з якою пішло замовлення № ${number}. Перевірте номер: покупець стежить за ним.`,
  },
  ru: {
    "parcel.returning": (parcelNumber) => `Перевозчик возвращает посылку ${parcelNumber}`,
    "parcel.returning.staff": (number, parcelNumber) =>
      `Перевозчик возвращает посылку ${parcelNumber} с заказом № ${number}. Когда она придёт, отметьте заказ возвращённым.`,
    "parcel.unknown": (parcelNumber) => `Перевозчик не знает посылки ${parcelNumber}`,
    "parcel.unknown.staff": (number, parcelNumber) =>
      `Перевозчик сутки не знает посылки ${parcelNumber}, с которой ушёл заказ № ${number}. Проверьте номер: покупатель следит за ним.`,
  },
} satisfies Messages<Words>;
