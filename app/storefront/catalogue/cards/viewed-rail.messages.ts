import type { Messages } from "../../../../platform/i18n.ts";

export const viewedRailMessages = {
  uk: {
    title: "Ви переглядали",
  },
  ru: {
    title: "Вы смотрели",
  },
} satisfies Messages<Record<string, unknown>>;
