import type { questionsUk } from "../uk/questions.ts";

export const questionsRu: typeof questionsUk = {
  question: { status: { new: "Ждёт", answered: "Показан с ответом", refused: "Отказано" } },
  "resources.questions.name": "Вопросы",
  "resources.questions.fields.id": "№",
  "resources.questions.fields.status": "Состояние",
  "resources.questions.fields.product": "Товар",
  "resources.questions.fields.question": "Вопрос",
  "resources.questions.fields.hasContacts": "Внимание",
  "resources.questions.fields.askedAt": "Когда",
  "resources.questions.fields.reason": "Почему отказано",
  "resources.questions.fields.answer": "Ответ магазина",
};
