import type { Messages } from "../../../platform/i18n.ts";
import type { GaveBack } from "./gave-back.contract.ts";

type Words = Record<keyof GaveBack, string> & { returned: (pieces: string) => string };

export const gaveBackMessages = {
  uk: {
    cardKopiykas: "Повернено на картку",
    balanceKopiykas: "Повернено на баланс",
    bonusesKopiykas: "Повернено бонусами",
    returned: (pieces) => `Повернено: ${pieces}`,
  },
  ru: {
    cardKopiykas: "Возвращено на карту",
    balanceKopiykas: "Возвращено на баланс",
    bonusesKopiykas: "Возвращено бонусами",
    returned: (pieces) => `Возвращено: ${pieces}`,
  },
} satisfies Messages<Words>;
