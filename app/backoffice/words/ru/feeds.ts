import type { feedsUk } from "../uk/feeds.ts";

export const feedsRu: typeof feedsUk = {
  feed: {
    help: "Товары магазина для поисковиков и маркетплейсов. Включите, скопируйте адрес и вставьте его в кабинете того, кто будет читать. Файл не старше 15 минут.",
    names: {
      google: "Google Merchant Center (его же читает Meta)",
      rozetka: "Rozetka (YML)",
      prom: "Prom (YML, розница и опт)",
    },
    on: "Включено",
    switchOn: "Включить",
    switchOff: "Выключить",
    switchedOn: "Включено. Вставьте адрес в кабинете того, кто будет читать.",
    switchedOff: "Выключено: по адресу уже ничего нет",
    askOff: "Выключить? Кто читает файл, уберёт товары магазина у себя после следующего обращения.",
    copy: "Скопировать адрес",
    copied: "Адрес скопирован",
    copyByHand: "Выделите адрес и скопируйте его",
    never: "ещё не читали",
    leftOut: "Не попало",
    nothingLeftOut: "всё попало",
    reasons: {
      byPack: "продаётся упаковками: %{smart_count}",
      toOrder: "под заказ: %{smart_count}",
      noPicture: "без фото: %{smart_count}",
      noAudience: "на полке «Неразобранное»: %{smart_count}",
    },
  },
  "resources.feeds.name": "Выгрузки",
  "resources.feeds.fields.id": "Для кого",
  "resources.feeds.fields.address": "Адрес",
  "resources.feeds.fields.madeAt": "Последний файл",
  "resources.feeds.fields.offers": "Вариантов в нём",
  "resources.feeds.fields.isOn": "Включено",
};
