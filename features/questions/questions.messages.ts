import type { Messages } from "../../platform/i18n.ts";

export const questionsMessages = {
  uk: {
    "questions.title": "Запитання про товар",
    "questions.none": "Запитань ще немає. Запитайте про розмір, тканину чи наявність.",
    "questions.ask": "Запитати",
    "questions.answer": "Відповідь магазину",
    "questions.more": "Показати ще",
    "questions.moreFailed": "Запитання не завантажилися. Спробуйте ще раз",
  },
  ru: {
    "questions.title": "Вопросы о товаре",
    "questions.none": "Вопросов ещё нет. Спросите о размере, ткани или наличии.",
    "questions.ask": "Спросить",
    "questions.answer": "Ответ магазина",
    "questions.more": "Показать ещё",
    "questions.moreFailed": "Вопросы не загрузились. Попробуйте ещё раз",
  },
} satisfies Messages<Record<string, unknown>>;
