import type { Messages } from "../../platform/i18n.ts";

export const consentLinkMessages = {
  uk: {
    on: "Статистику дозволено. Змінити",
    onAds: "Рекламу дозволено. Змінити",
    onBoth: "Статистику й рекламу дозволено. Змінити",
    off: "Статистику вимкнено. Змінити",
  },
  ru: {
    on: "Статистика разрешена. Изменить",
    onAds: "Реклама разрешена. Изменить",
    onBoth: "Статистика и реклама разрешены. Изменить",
    off: "Статистика выключена. Изменить",
  },
} satisfies Messages<Record<string, unknown>>;
