import type { Messages } from "../../../../platform/i18n.ts";

export const storiesMessages = {
  uk: {
    stories: "Історії",
    seen: "переглянуто",
    close: "Закрити",
    pause: "Зупинити",
    play: "Продовжити",
    back: "Попередній кадр",
    forth: "Наступний кадр",
    slide: (n: number, all: number) => `Кадр ${n} з ${all}`,
  },
  ru: {
    stories: "Истории",
    seen: "просмотрено",
    close: "Закрыть",
    pause: "Остановить",
    play: "Продолжить",
    back: "Предыдущий кадр",
    forth: "Следующий кадр",
    slide: (n: number, all: number) => `Кадр ${n} из ${all}`,
  },
} satisfies Messages<Record<string, unknown>>;
