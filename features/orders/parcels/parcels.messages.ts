import type { Messages } from "../../../platform/i18n.ts";

type Words = {
  "parcel.returning": (parcelNumber: string) => string;
  "parcel.returning.staff": (number: number, parcelNumber: string) => string;
  "parcel.withdrawn": (parcelNumber: string) => string;
  "parcel.kept": (parcelNumber: string) => string;
  "parcel.kept.staff": (number: number, parcelNumber: string) => string;
  "parcel.unknown": (parcelNumber: string) => string;
  "parcel.unknown.staff": (number: number, parcelNumber: string) => string;
};

export const parcelsMessages = {
  uk: {
    "parcel.returning": (parcelNumber) => `Перевізник повертає посилку ${parcelNumber}`,
    "parcel.returning.staff": (number, parcelNumber) =>
      `Перевізник повертає посилку ${parcelNumber} із замовленням № ${number}. Коли вона прийде, позначте замовлення повернутим.`,
    "parcel.withdrawn": (parcelNumber) => `ТТН ${parcelNumber} відкликано`,
    "parcel.kept": (parcelNumber) => `Перевізник не відкликає ТТН ${parcelNumber}: посилка в нього`,
    "parcel.kept.staff": (number, parcelNumber) =>
      `Замовлення № ${number} скасовано, а посилка ${parcelNumber} вже в перевізника: він не відкликає ТТН. Попросіть його повернути посилку.`,
    "parcel.unknown": (parcelNumber) => `Перевізник не знає посилки ${parcelNumber}`,
    "parcel.unknown.staff": (number, parcelNumber) =>
      `Перевізник добу не знає посилки ${parcelNumber}, з якою пішло замовлення № ${number}. Перевірте номер: покупець стежить за ним.`,
  },
  ru: {
    "parcel.returning": (parcelNumber) => `Перевозчик возвращает посылку ${parcelNumber}`,
    "parcel.returning.staff": (number, parcelNumber) =>
      `Перевозчик возвращает посылку ${parcelNumber} с заказом № ${number}. Когда она придёт, отметьте заказ возвращённым.`,
    "parcel.withdrawn": (parcelNumber) => `ТТН ${parcelNumber} отозвана`,
    "parcel.kept": (parcelNumber) => `Перевозчик не отзывает ТТН ${parcelNumber}: посылка у него`,
    "parcel.kept.staff": (number, parcelNumber) =>
      `Заказ № ${number} отменён, а посылка ${parcelNumber} уже у перевозчика: он не отзывает ТТН. Попросите его вернуть посылку.`,
    "parcel.unknown": (parcelNumber) => `Перевозчик не знает посылки ${parcelNumber}`,
    "parcel.unknown.staff": (number, parcelNumber) =>
      `Перевозчик сутки не знает посылки ${parcelNumber}, с которой ушёл заказ № ${number}. Проверьте номер: покупатель следит за ним.`,
  },
} satisfies Messages<Words>;
