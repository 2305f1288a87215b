export const toDoRu = {
  toDo: {
    title: "Ждёт ответа",
    nothing: "Всем ответили.",
    chats: "Чаты без ответа",
    returns: "Возвраты рассмотреть",
    questions: "Вопросы о товарах",
    reviews: "Отзывы проверить",
    leads: "Новые запросы",
    "unmatched-payments": "Неопознанные оплаты",
    waybills: "ТТН отменённых заказов",
    jobs: "Не удалось сделать",
  },
};
