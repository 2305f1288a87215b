import type { Messages } from "../../platform/i18n.ts";

export const questionsMessages = {
  uk: {
    "questions.title": "Запитання про товар",
    "questions.none": "Запитань ще немає. Запитайте про розмір, тканину чи наявність.",
    "questions.ask": "Запитати",
    "questions.dialog": "Запитання про товар",
    "questions.question": "Ваше запитання",
    "questions.hint": "Відповімо тут і повідомимо вам. Номер телефону писати не треба.",
    "questions.send": "Надіслати",
    "questions.thanks": "Дякуємо! Відповімо й повідомимо вам.",
    "questions.answer": "Відповідь магазину",
    "questions.more": "Показати ще",
    "questions.moreFailed": "Запитання не завантажилися. Спробуйте ще раз",
    "questions.failed": "Не вдалося надіслати. Текст збережено, спробуйте ще раз",
  },
  ru: {
    "questions.title": "Вопросы о товаре",
    "questions.none": "Вопросов ещё нет. Спросите о размере, ткани или наличии.",
    "questions.ask": "Спросить",
    "questions.dialog": "Вопрос о товаре",
    "questions.question": "Ваш вопрос",
    "questions.hint": "Ответим здесь и сообщим вам. Номер телефона писать не нужно.",
    "questions.send": "Отправить",
    "questions.thanks": "Спасибо! Ответим и сообщим вам.",
    "questions.answer": "Ответ магазина",
    "questions.more": "Показать ещё",
    "questions.moreFailed": "Вопросы не загрузились. Попробуйте ещё раз",
    "questions.failed": "Не удалось отправить. Текст сохранён, попробуйте ещё раз",
  },
} satisfies Messages<Record<string, unknown>>;
