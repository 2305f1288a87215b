import type { deliveryUk } from "../uk/delivery.ts";

export const deliveryRu: typeof deliveryUk = {
  delivery: {
    change: "Изменить получателя или отделение",
    surname: "Фамилия",
    name: "Имя",
    patronymic: "Отчество (необязательно)",
    phone: "Телефон",
    town: "Город или село",
    department: "Отделение или почтомат",
    nothing: "Ничего не нашли",
    searching: "Ищем…",
    placeStays: "Адрес остаётся: другую дверь или другого перевозчика покупатель выбирает в новом заказе.",
    waybillAnew: "ТТН %{number} отзовём и создадим новую. Наклейку распечатайте ещё раз, покупателю сообщим.",
    save: "Сохранить",
    back: "Не менять",
    changed: "Доставка изменена",
  },
};
