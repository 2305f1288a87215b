import type { Messages } from "../../../../platform/i18n.ts";

export const productAddMessages = {
  uk: {
    open: (name: string) => `Обрати розмір і додати в кошик: ${name}`,
    page: "На сторінку товару",
    failed: "Товар не завантажився. Спробуйте ще раз.",
    added: (what: string) => `Додано в кошик: ${what}`,
    toCart: "Відкрити кошик",
  },
  ru: {
    open: (name: string) => `Выбрать размер и добавить в корзину: ${name}`,
    page: "На страницу товара",
    failed: "Товар не загрузился. Попробуйте ещё раз.",
    added: (what: string) => `Добавлено в корзину: ${what}`,
    toCart: "Открыть корзину",
  },
} satisfies Messages<Record<string, unknown>>;
