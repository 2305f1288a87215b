import type { Messages } from "../../platform/i18n.ts";

export const questionFormMessages = {
  uk: {
    "questions.dialog": "Запитання про товар",
    "questions.question": "Ваше запитання",
    "questions.hint": "Відповімо тут і повідомимо вам. Номер телефону писати не треба.",
    "questions.send": "Надіслати",
    "questions.thanks": "Дякуємо! Відповімо й повідомимо вам.",
    "questions.failed": "Не вдалося надіслати. Текст збережено, спробуйте ще раз",
  },
  ru: {
    "questions.dialog": "Вопрос о товаре",
    "questions.question": "Ваш вопрос",
    "questions.hint": "Ответим здесь и сообщим вам. Номер телефона писать не нужно.",
    "questions.send": "Отправить",
    "questions.thanks": "Спасибо! Ответим и сообщим вам.",
    "questions.failed": "Не удалось отправить. Текст сохранён, попробуйте ещё раз",
  },
} satisfies Messages<Record<string, unknown>>;
