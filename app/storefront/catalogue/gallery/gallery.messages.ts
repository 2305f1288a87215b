import type { Messages } from "../../../../platform/i18n.ts";

export const galleryMessages = {
  uk: {
    open: (n: number, all: number) => `Відкрити фото ${n} з ${all} на весь екран`,
    show: (n: number, all: number) => `Показати фото ${n} з ${all}`,
    title: "Фото товару",
    film: (name: string) => `Відео: ${name}`,
    showFilm: "Показати відео",
    playFilm: "Дивитися відео",
    noFilm: "Відео не завантажилось. Оновіть сторінку, щоб спробувати ще раз.",
    previous: "Попереднє фото",
    next: "Наступне фото",
    zoomIn: "Збільшити",
    zoomOut: "Зменшити",
  },
  ru: {
    open: (n: number, all: number) => `Открыть фото ${n} из ${all} на весь экран`,
    show: (n: number, all: number) => `Показать фото ${n} из ${all}`,
    title: "Фото товара",
    film: (name: string) => `Видео: ${name}`,
    showFilm: "Показать видео",
    playFilm: "Смотреть видео",
    noFilm: "Видео не загрузилось. Обновите страницу, чтобы попробовать ещё раз.",
    previous: "Предыдущее фото",
    next: "Следующее фото",
    zoomIn: "Увеличить",
    zoomOut: "Уменьшить",
  },
} satisfies Messages<Record<string, unknown>>;
