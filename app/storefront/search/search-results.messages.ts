import type { Messages } from "../../../platform/i18n.ts";

export const searchResultsMessages = {
  uk: {
    "search.error": "Пошук не відповів. Спробуйте ще раз.",
    "search.retry": "Спробувати ще раз",
    "search.way": (where: string) => `Перейти: ${where}`,
    "search.where": "Куди зазирнути",
    "search.all": (n: number) => `Усі результати: ${n}`,
    "search.products": "Товари",
    "search.recent": "Нещодавні запити",
    "search.forget": "Очистити історію",
    "search.found": (n: number) => `Знайдено товарів: ${n}`,
  },
  ru: {
    "search.error": "Поиск не ответил. Попробуйте ещё раз.",
    "search.retry": "Попробовать ещё раз",
    "search.way": (where: string) => `Перейти: ${where}`,
    "search.where": "Куда заглянуть",
    "search.all": (n: number) => `Все результаты: ${n}`,
    "search.products": "Товары",
    "search.recent": "Недавние запросы",
    "search.forget": "Очистить историю",
    "search.found": (n: number) => `Найдено товаров: ${n}`,
  },
} satisfies Messages<Record<string, unknown>>;
