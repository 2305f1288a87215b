/** Words of the log of what staff changed. */
export const auditRu = {
  before: "Было",
  after: "Стало",
  actions: {
    accept: "подтверждено",
    add: "добавлено",
    change: "изменено",
    decide: "решено",
    end: "завершено",
    invite: "приглашение",
    join: "присоединение",
    refuse: "отклонено",
    remove: "удалено",
    "sign-in": "вход",
    status: "новое состояние",
    take: "принято",
    "unlock-sign-in": "разблокирован вход",
  },
};
