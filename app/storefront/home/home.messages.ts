import type { Messages } from "../../../platform/i18n.ts";

export const homeMessages = {
  uk: {
    promotions: "Акції",
    promotion: (n: number, all: number, title: string) => `Акція ${n} з ${all}: ${title}`,
    back: "Попередня акція",
    forth: "Наступна акція",
    pause: "Зупинити показ акцій",
    play: "Показувати акції одну за одною",
    slogan: "Одяг, взуття й товари для дому оптом і поштучно",
    audience: "Для кого шукаєте?",
    forHome: "Для дому",
  },
  ru: {
    promotions: "Акции",
    promotion: (n: number, all: number, title: string) => `Акция ${n} из ${all}: ${title}`,
    back: "Предыдущая акция",
    forth: "Следующая акция",
    pause: "Остановить показ акций",
    play: "Показывать акции одну за другой",
    slogan: "Одежда, обувь и товары для дома оптом и поштучно",
    audience: "Для кого ищете?",
    forHome: "Для дома",
  },
} satisfies Messages<Record<string, unknown>>;
