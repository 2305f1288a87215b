import type { Messages } from "../../platform/i18n.ts";

export const buyMessages = {
  uk: {
    "buy.chooseSize": "Оберіть розмір",
    "buy.inCart": (n: number) => `У кошику ${n}\u00a0шт`,
    "buy.openCart": "Відкрити кошик",
    "buy.more": (n: number) => `додати ще ${n}\u00a0шт`,
    "buy.all": "більше додати не можна",
  },
  ru: {
    "buy.chooseSize": "Выберите размер",
    "buy.inCart": (n: number) => `В корзине ${n}\u00a0шт`,
    "buy.openCart": "Открыть корзину",
    "buy.more": (n: number) => `добавить ещё ${n}\u00a0шт`,
    "buy.all": "больше добавить нельзя",
  },
} satisfies Messages<Record<string, unknown>>;
