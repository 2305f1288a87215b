import type { Messages } from "../../platform/i18n.ts";

export const cartCountMessages = {
  uk: {
    "cart.perPack": (packs: number, pieces: number) => `${packs}\u00a0уп. · ${pieces}\u00a0шт`,
    "cart.pieces": (pieces: number) => `${pieces}\u00a0шт`,
    "cart.more": "Додати упаковку",
    "cart.less": "Прибрати упаковку",
    "cart.morePieces": "Додати одну",
    "cart.lessPieces": "Прибрати одну",
  },
  ru: {
    "cart.perPack": (packs: number, pieces: number) => `${packs}\u00a0уп. · ${pieces}\u00a0шт`,
    "cart.pieces": (pieces: number) => `${pieces}\u00a0шт`,
    "cart.more": "Добавить упаковку",
    "cart.less": "Убрать упаковку",
    "cart.morePieces": "Добавить одну",
    "cart.lessPieces": "Убрать одну",
  },
} satisfies Messages<Record<string, unknown>>;
