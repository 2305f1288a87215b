import type { Messages } from "../../../../platform/i18n.ts";

export const orderPrintMessages = {
  uk: { row: "№", article: "Артикул", goods: "Товар", pack: "Уп., шт", pieces: "Шт", price: "Ціна, грн", sum: "Сума, грн" },
  ru: { row: "№", article: "Артикул", goods: "Товар", pack: "Уп., шт", pieces: "Шт", price: "Цена, грн", sum: "Сумма, грн" },
} satisfies Messages<Record<string, string>>;
