import type { waybillsUk } from "../uk/waybills.ts";

export const waybillsRu: typeof waybillsUk = {
  waybill: {
    title: "ТТН",
    weight: "Вес, кг",
    seats: "Мест",
    make: "Создать ТТН",
    again: "Попробовать ещё раз",
    several: "Создать ТТН",
    wanted: "Ждём перевозчика…",
    made: "ТТН создана",
    failed: "Перевозчик не создал ТТН",
    label: "Наклейка (PDF)",
    done: "В очереди: %{wanted}. Пропущено: %{skipped}.",
    reason: {
      along: "Едет в посылке другого заказа: сделайте ТТН для того",
      status: "ТТН можно создать для подтверждённого или собранного заказа.",
      carrier: "Этот перевозчик не создаёт ТТН: назовите его ключи.",
      weight: "Вес товаров неизвестен: укажите его.",
      made: "ТТН уже создана или заказана.",
      unknown: "Такого заказа нет.",
    },
  },
};
