import { plural, type Messages } from "../../../platform/i18n.ts";

const forms = {
  ua: ["питання", "питання", "питань"],
  ru: ["вопрос", "вопроса", "вопросов"],
} as const;

export const faqMessages = {
  uk: {
    "faq.find": "Знайти питання",
    "faq.found": (count: number) => `Знайшли ${count} ${plural("ua", count, forms.ua)}`,
    "faq.none": "Нічого не знайшли. Спробуйте інше слово або запитайте нас.",
    "faq.all": "Показати всі питання",
    "faq.chat": "Написати в чат",
    "faq.copy": "Скопіювати посилання",
    "faq.copyOf": (question: string) => `Скопіювати посилання на відповідь: ${question}`,
    "faq.copied": "Посилання на відповідь скопійовано",
    "faq.notCopied": "Не вдалося скопіювати. Посилання\u00a0— в адресному рядку.",
  },
  ru: {
    "faq.find": "Найти вопрос",
    "faq.found": (count: number) => `${plural("ru", count, ["Нашёлся", "Нашлось", "Нашлось"])} ${count} ${plural("ru", count, forms.ru)}`,
    "faq.none": "Ничего не нашли. Попробуйте другое слово или спросите нас.",
    "faq.all": "Показать все вопросы",
    "faq.chat": "Написать в чат",
    "faq.copy": "Скопировать ссылку",
    "faq.copyOf": (question: string) => `Скопировать ссылку на ответ: ${question}`,
    "faq.copied": "Ссылка на ответ скопирована",
    "faq.notCopied": "Не удалось скопировать. Ссылка\u00a0— в адресной строке.",
  },
} satisfies Messages<Record<string, unknown>>;
