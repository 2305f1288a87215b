/** Words of the log of what staff changed. */
export const auditUk = {
  before: "Було",
  after: "Стало",
  actions: {
    accept: "підтверджено",
    add: "додано",
    change: "змінено",
    decide: "вирішено",
    end: "завершено",
    invite: "запрошення",
    join: "приєднання",
    refuse: "відхилено",
    remove: "вилучено",
    "sign-in": "вхід",
    status: "новий стан",
    take: "прийнято",
    "unlock-sign-in": "розблоковано вхід",
  },
};
