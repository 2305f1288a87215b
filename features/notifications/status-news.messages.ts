import { formatMoney } from "../../platform/money.ts";
import { formatParcelNumber as parcel } from "../../platform/parcel-number.ts";
import type { News } from "./news.rules.ts";
import type { Told } from "./told.ts";

type StatusNews = Extract<News, { kind: "order_status" }>;
type ReturnNews = Extract<News, { kind: "return_status" }>;

export function statusUk({ number, status, parcelNumber, why, debt }: StatusNews): Omit<Told, "action"> {
  const said = (title: string, text: string) => ({
    title: `Замовлення № ${number} ${title}`,
    text,
    sms: `замовлення № ${number} ${title}`,
  });
  switch (status) {
    case "confirmed":
      return said("підтверджено", `${why === "accepted" ? "Менеджер підтвердив ваше замовлення. " : ""}Зберемо його й передамо на пошту.`);
    case "packed":
      return said("збираємо", "Скоро передамо його на пошту.");
    case "shipped": {
      const { title, text, sms } = said("у дорозі", `Номер посилки (ТТН): ${parcel(parcelNumber)}. Доставка 1–3 дні.`);
      return { title, text, sms: `${sms}, ТТН ${parcelNumber}` };
    }
    case "ready":
      return said("чекає на вас", "Посилка у відділенні. Заберіть її, доки її там тримають.");
    case "delivered":
      return said("отримано", "Дякуємо за покупку. Якщо щось не так, напишіть або зателефонуйте нам.");
    case "completed":
      return said("завершено", "Дякуємо, що купуєте в нас.");
    case "returned":
      return said(
        "повернено",
        `Посилка повернулася до нас. Зателефонуйте нам, якщо товари ще потрібні.${debt ? ` Ваш борг за її доставку ${formatMoney(debt)}: він у кабінеті, у розділі «Борги за доставки».` : ""}`,
      );
    case "cancelled":
      return said("скасовано", cancelledUk[why ?? "shop"]);
  }
}

const cancelledUk: Record<NonNullable<StatusNews["why"]>, string> = {
  customer: "Ви скасували замовлення, товари повернулися в продаж. Платити нічого не потрібно.",
  shop: "Магазин скасував це замовлення, товари повернулися в продаж. Платити нічого не потрібно.",
  accepted: "Магазин скасував це замовлення, товари повернулися в продаж. Платити нічого не потрібно.",
  refused: "На жаль, менеджер не підтвердив ваше замовлення. Платити нічого не потрібно.",
  late: "На жаль, ми не встигли підтвердити ваше замовлення. Товари повернулися в продаж, їх можна замовити знову. Платити нічого не потрібно.",
  unpaid: "Оплати не було вчасно, тому товари повернулися в продаж. Їх можна замовити знову.",
};

export function statusRu({ number, status, parcelNumber, why, debt }: StatusNews): Omit<Told, "action"> {
  const said = (title: string, text: string) => ({ title: `Заказ № ${number} ${title}`, text, sms: `заказ № ${number} ${title}` });
  switch (status) {
    case "confirmed":
      return said("подтверждён", `${why === "accepted" ? "Менеджер подтвердил ваш заказ. " : ""}Соберём его и передадим на почту.`);
    case "packed":
      return said("собираем", "Скоро передадим его на почту.");
    case "shipped": {
      const { title, text, sms } = said("в пути", `Номер посылки (ТТН): ${parcel(parcelNumber)}. Доставка 1–3 дня.`);
      return { title, text, sms: `${sms}, ТТН ${parcelNumber}` };
    }
    case "ready":
      return said("ждёт вас", "Посылка в отделении. Заберите её, пока её там держат.");
    case "delivered":
      return said("получен", "Спасибо за покупку. Если что-то не так, напишите или позвоните нам.");
    case "completed":
      return said("завершён", "Спасибо, что покупаете у нас.");
    case "returned":
      return said(
        "возвращён",
        `Посылка вернулась к нам. Позвоните нам, если товары ещё нужны.${debt ? ` Ваш долг за её доставку ${formatMoney(debt)}: он в кабинете, в разделе «Долги за доставки».` : ""}`,
      );
    case "cancelled":
      return said("отменён", cancelledRu[why ?? "shop"]);
  }
}

const cancelledRu: Record<NonNullable<StatusNews["why"]>, string> = {
  customer: "Вы отменили заказ, товары вернулись в продажу. Платить ничего не нужно.",
  shop: "Магазин отменил этот заказ, товары вернулись в продажу. Платить ничего не нужно.",
  accepted: "Магазин отменил этот заказ, товары вернулись в продажу. Платить ничего не нужно.",
  refused: "К сожалению, менеджер не подтвердил ваш заказ. Платить ничего не нужно.",
  late: "К сожалению, мы не успели подтвердить ваш заказ. Товары вернулись в продажу, их можно заказать снова. Платить ничего не нужно.",
  unpaid: "Оплаты не было вовремя, поэтому товары вернулись в продажу. Их можно заказать снова.",
};

export function returnUk({ number, status, answer }: ReturnNews): Omit<Told, "action"> {
  switch (status) {
    case "approved":
      return {
        title: `Повернення за замовленням № ${number} погоджено`,
        text: `Надішліть товари нам. ${answer}`.trim(),
        sms: `повернення за замовленням № ${number} погоджено`,
      };
    case "refused":
      return {
        title: `Повернення за замовленням № ${number} відхилено`,
        text: answer,
        sms: `повернення за замовленням № ${number} відхилено, причина в кабінеті`,
      };
    case "received":
      return {
        title: `Отримали повернення за замовленням № ${number}`,
        text: "Товари в нас. Скільки й куди повертаємо, написано на сторінці повернення.",
        sms: `отримали повернення за замовленням № ${number}`,
      };
  }
}

export function returnRu({ number, status, answer }: ReturnNews): Omit<Told, "action"> {
  switch (status) {
    case "approved":
      return {
        title: `Возврат по заказу № ${number} согласован`,
        text: `Отправьте товары нам. ${answer}`.trim(),
        sms: `возврат по заказу № ${number} согласован`,
      };
    case "refused":
      return {
        title: `Возврат по заказу № ${number} отклонён`,
        text: answer,
        sms: `возврат по заказу № ${number} отклонён, причина в кабинете`,
      };
    case "received":
      return {
        title: `Получили возврат по заказу № ${number}`,
        text: "Товары у нас. Сколько и куда возвращаем, написано на странице возврата.",
        sms: `получили возврат по заказу № ${number}`,
      };
  }
}
