import type { Messages } from "../../platform/i18n.ts";

export const exchangeMessages = {
  uk: {
    "exchange.decided": "Цей обмін не чекає рішення: його вже вирішено або він завершився без запитань",
    "exchange.isOff": "Обмін вимкнено: спершу створіть пароль для 1С",
    "exchange.wrongKey": "Ключа немає, він не той або його відкликано: Authorization: Bearer <ключ>",
    "exchange.keysShut": "Забагато хибних ключів із цієї мережі, спробуйте за годину",
    "exchange.partsAtWork": "Частину каталогу ще опрацьовуємо: дочекайтеся її",
    "exchange.keyName": "Ключ із такою назвою вже є",
    "exchange.noRights": "Оберіть хоча б одне право",
    "exchange.tooManyKeys": "Понад 50 ключів: відкличте зайві",
    "exchange.bodyType": "Потрібен Content-Type application/json, application/x-ndjson або text/csv",
  },
  ru: {
    "exchange.decided": "Этот обмен не ждёт решения: оно уже принято или обмен завершился без вопросов",
    "exchange.isOff": "Обмен выключен: сначала создайте пароль для 1С",
    "exchange.wrongKey": "Ключа нет, он не тот или отозван: Authorization: Bearer <ключ>",
    "exchange.keysShut": "Слишком много неверных ключей из этой сети, попробуйте через час",
    "exchange.partsAtWork": "Часть каталога ещё обрабатывается: дождитесь её",
    "exchange.keyName": "Ключ с таким названием уже есть",
    "exchange.noRights": "Выберите хотя бы одно право",
    "exchange.tooManyKeys": "Больше 50 ключей: отзовите лишние",
    "exchange.bodyType": "Нужен Content-Type application/json, application/x-ndjson или text/csv",
  },
} satisfies Messages<Record<string, string>>;
