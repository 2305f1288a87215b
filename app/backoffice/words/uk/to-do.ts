export const toDoUk = {
  toDo: {
    title: "Чекає на відповідь",
    nothing: "Усім відповіли.",
    chats: "Чати без відповіді",
    returns: "Повернення розглянути",
    questions: "Запитання про товари",
    reviews: "Відгуки перевірити",
    leads: "Нові запити",
    "unmatched-payments": "Невпізнані оплати",
    waybills: "ТТН скасованих замовлень",
    jobs: "Не вдалося зробити",
  },
};
