export const questionsUk = {
  question: { status: { new: "Чекає", answered: "Показано з відповіддю", refused: "Відмовлено" } },
  "resources.questions.name": "Запитання",
  "resources.questions.fields.id": "№",
  "resources.questions.fields.status": "Стан",
  "resources.questions.fields.product": "Товар",
  "resources.questions.fields.question": "Запитання",
  "resources.questions.fields.hasContacts": "Увага",
  "resources.questions.fields.askedAt": "Коли",
  "resources.questions.fields.reason": "Чому відмовлено",
  "resources.questions.fields.answer": "Відповідь магазину",
};
