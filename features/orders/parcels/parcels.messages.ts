import type { Messages } from "../../../platform/i18n.ts";

type Words = {
  "parcel.returning": (parcelNumber: string) => string;
  "parcel.returning.staff": (number: number, parcelNumber: string) => string;
  "parcel.withdrawn": (parcelNumber: string) => string;
  "parcel.kept": (parcelNumber: string) => string;
  "parcel.kept.staff": (number: number, parcelNumber: string) => string;
  "parcel.remade": (parcelNumber: string, without: number) => string;
  "parcel.remade.staff": (number: number, parcelNumber: string, without: number) => string;
  "parcel.stale": (parcelNumber: string, without: number) => string;
  "parcel.stale.staff": (number: number, parcelNumber: string, without: number) => string;
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
    "parcel.remade": (parcelNumber, without) => `ТТН ${parcelNumber} відкликано: № ${without} скасовано`,
    "parcel.remade.staff": (number, parcelNumber, without) =>
      `Замовлення № ${without} скасовано, тому ТТН ${parcelNumber} посилки № ${number} відкликано, нова створюється. Вийміть товари № ${without} з коробки й надрукуйте нову наліпку.`,
    "parcel.stale": (parcelNumber, without) => `ТТН ${parcelNumber} лишилася з вагою й сумою скасованого № ${without}`,
    "parcel.stale.staff": (number, parcelNumber, without) =>
      `Замовлення № ${without} скасовано, а ТТН ${parcelNumber} посилки № ${number} перевізник не відкликає. Вага, оцінка й післяплата на ній — разом зі скасованим: домовтеся з перевізником.`,
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
    "parcel.remade": (parcelNumber, without) => `ТТН ${parcelNumber} отозвана: № ${without} отменён`,
    "parcel.remade.staff": (number, parcelNumber, without) =>
      `Заказ № ${without} отменён, поэтому ТТН ${parcelNumber} посылки № ${number} отозвана, новая создаётся. Выньте товары № ${without} из коробки и распечатайте новую наклейку.`,
    "parcel.stale": (parcelNumber, without) => `ТТН ${parcelNumber} осталась с весом и суммой отменённого № ${without}`,
    "parcel.stale.staff": (number, parcelNumber, without) =>
      `Заказ № ${without} отменён, а ТТН ${parcelNumber} посылки № ${number} перевозчик не отзывает. Вес, оценка и наложенный платёж на ней — вместе с отменённым: договоритесь с перевозчиком.`,
    "parcel.unknown": (parcelNumber) => `Перевозчик не знает посылки ${parcelNumber}`,
    "parcel.unknown.staff": (number, parcelNumber) =>
      `Перевозчик сутки не знает посылки ${parcelNumber}, с которой ушёл заказ № ${number}. Проверьте номер: покупатель следит за ним.`,
  },
} satisfies Messages<Words>;
