import type { Messages } from "../../../../platform/i18n.ts";

export const orderPrintMessages = {
  uk: {
    row: "№",
    photo: "Фото",
    article: "Артикул",
    goods: "Товар",
    pack: "Уп., шт",
    pieces: "Шт",
    price: "Ціна, грн",
    sum: "Сума, грн",
    withPhotos: "з фото",
  },
  ru: {
    row: "№",
    photo: "Фото",
    article: "Артикул",
    goods: "Товар",
    pack: "Уп., шт",
    pieces: "Шт",
    price: "Цена, грн",
    sum: "Сумма, грн",
    withPhotos: "с фото",
  },
} satisfies Messages<Record<string, string>>;
