import type { Messages } from "../../platform/i18n.ts";

export const formMessages = {
  uk: {
    "form.name": "Імʼя",
    "form.surname": "Прізвище",
    "form.patronymic": "По батькові",
    "form.email": "Електронна пошта",
    "form.birth": "Дата народження",
    "form.optional": "необовʼязково",
    "form.save": "Зберегти",
    "form.saved": "Збережено",
    "form.summary": "Виправте, будь ласка:",
  },
  ru: {
    "form.name": "Имя",
    "form.surname": "Фамилия",
    "form.patronymic": "Отчество",
    "form.email": "Электронная почта",
    "form.birth": "Дата рождения",
    "form.optional": "необязательно",
    "form.save": "Сохранить",
    "form.saved": "Сохранено",
    "form.summary": "Исправьте, пожалуйста:",
  },
} satisfies Messages<Record<string, unknown>>;
