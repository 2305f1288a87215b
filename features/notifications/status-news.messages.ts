import { formatMoney, type Kopiykas } from "../../platform/money/money.ts";
import { formatParcelNumber as parcel } from "../../platform/parcel-number.ts";
import type { News } from "./news.rules.ts";
import type { NewsText } from "./news-text.ts";

type StatusNews = Extract<News, { kind: "order_status" }>;
type Said = Omit<NewsText, "action">;
type ReturnNews = Extract<News, { kind: "return_status" }>;

export function statusUk({ number, status, parcelNumber, why, debt, givesBack, margin }: StatusNews): Said {
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
    case "shipped":
      return withParcel(said("у дорозі", "Доставка 1–3 дні."), "Номер посилки (ТТН)", parcelNumber);
    case "ready":
      return withParcel(
        margin === undefined
          ? said("чекає на вас", "Посилка прибула. Заберіть її, доки перевізник її зберігає.")
          : said("чекає на покупця", "Посилка прибула. Нагадайте покупцеві забрати її, доки перевізник її зберігає."),
        "Номер посилки (ТТН)",
        parcelNumber,
      );
    case "delivered":
      return margin === undefined
        ? said("отримано", "Дякуємо за покупку. Якщо щось не так, напишіть або зателефонуйте нам.")
        : said("отримано", `Покупець забрав посилку.${margin > 0 ? ` Ваш дохід ${formatMoney(margin)} зараховано на баланс.` : ""}`);
    case "completed":
      return said("завершено", "Дякуємо, що купуєте в нас.");
    case "returned":
      return withDebt(
        said(
          "повернено",
          `Посилка повернулася до нас. Зателефонуйте нам, якщо товари ще потрібні.${debt ? ` Ваш борг за її доставку ${formatMoney(debt)}: він у кабінеті, у розділі «Борги за доставки».` : ""}`,
        ),
        "борг за доставку",
        debt,
      );
    case "cancelled":
      return said("скасовано", `${cancelledUk[why ?? "shop"]} ${givesBack ? givesBackUk : nothingToPayUk}`);
  }
}

const givesBackUk = "Сплачене й використані бонуси чи баланс повертаємо.";
const nothingToPayUk = "Платити нічого не потрібно.";
const cancelledUk: Record<NonNullable<StatusNews["why"]>, string> = {
  customer: "Ви скасували замовлення, товари повернулися в продаж.",
  shop: "Магазин скасував це замовлення, товари повернулися в продаж.",
  accepted: "Магазин скасував це замовлення, товари повернулися в продаж.",
  refused: "На жаль, менеджер не підтвердив ваше замовлення.",
  late: "На жаль, ми не встигли підтвердити ваше замовлення. Товари повернулися в продаж, їх можна замовити знову.",
  unpaid: "Оплати не було вчасно, тому товари повернулися в продаж. Їх можна замовити знову.",
};

export function statusRu({ number, status, parcelNumber, why, debt, givesBack, margin }: StatusNews): Said {
  const said = (title: string, text: string) => ({ title: `Заказ № ${number} ${title}`, text, sms: `заказ № ${number} ${title}` });
  switch (status) {
    case "confirmed":
      return said("подтверждён", `${why === "accepted" ? "Менеджер подтвердил ваш заказ. " : ""}Соберём его и передадим на почту.`);
    case "packed":
      return said("собираем", "Скоро передадим его на почту.");
    case "shipped":
      return withParcel(said("в пути", "Доставка 1–3 дня."), "Номер посылки (ТТН)", parcelNumber);
    case "ready":
      return withParcel(
        margin === undefined
          ? said("ждёт вас", "Посылка прибыла. Заберите её, пока перевозчик её хранит.")
          : said("ждёт покупателя", "Посылка прибыла. Напомните покупателю забрать её, пока перевозчик её хранит."),
        "Номер посылки (ТТН)",
        parcelNumber,
      );
    case "delivered":
      return margin === undefined
        ? said("получен", "Спасибо за покупку. Если что-то не так, напишите или позвоните нам.")
        : said("получен", `Покупатель забрал посылку.${margin > 0 ? ` Ваш доход ${formatMoney(margin)} зачислен на баланс.` : ""}`);
    case "completed":
      return said("завершён", "Спасибо, что покупаете у нас.");
    case "returned":
      return withDebt(
        said(
          "возвращён",
          `Посылка вернулась к нам. Позвоните нам, если товары ещё нужны.${debt ? ` Ваш долг за её доставку ${formatMoney(debt)}: он в кабинете, в разделе «Долги за доставки».` : ""}`,
        ),
        "долг за доставку",
        debt,
      );
    case "cancelled":
      return said("отменён", `${cancelledRu[why ?? "shop"]} ${givesBack ? givesBackRu : nothingToPayRu}`);
  }
}

const givesBackRu = "Оплаченное и использованные бонусы или баланс возвращаем.";
const nothingToPayRu = "Платить ничего не нужно.";
const cancelledRu: Record<NonNullable<StatusNews["why"]>, string> = {
  customer: "Вы отменили заказ, товары вернулись в продажу.",
  shop: "Магазин отменил этот заказ, товары вернулись в продажу.",
  accepted: "Магазин отменил этот заказ, товары вернулись в продажу.",
  refused: "К сожалению, менеджер не подтвердил ваш заказ.",
  late: "К сожалению, мы не успели подтвердить ваш заказ. Товары вернулись в продажу, их можно заказать снова.",
  unpaid: "Оплаты не было вовремя, поэтому товары вернулись в продажу. Их можно заказать снова.",
};

/** Says nothing without a number, which a parcel may lack after a change by staff. */
const withParcel = ({ title, text, sms }: Said, name: string, parcelNumber: string): Said =>
  parcelNumber === ""
    ? { title, text, sms }
    : { title, text: `${name}: ${parcel(parcelNumber)}. ${text}`, sms: `${sms}, ТТН ${parcelNumber}` };

const withDebt = (said: Said, name: string, debt: Kopiykas | undefined): Said =>
  debt ? { ...said, sms: `${said.sms}, ${name} ${formatMoney(debt)}` } : said;

export function returnUk({ number, status, answer }: ReturnNews): Said {
  switch (status) {
    case "approved":
      return {
        title: `Повернення за замовленням № ${number} погоджено`,
        text: `Надішліть товари нам.${answer && ` ${answerUk(answer)}`}`,
        sms: `повернення за замовленням № ${number} погоджено`,
      };
    case "refused":
      return {
        title: `Повернення за замовленням № ${number} відхилено`,
        text: answerUk(answer),
        sms: `повернення за замовленням № ${number} відхилено, див. кабінет`,
      };
    case "received":
      return {
        title: `Отримали повернення за замовленням № ${number}`,
        text: "Товари в нас. Скільки й куди повертаємо, написано на сторінці повернення.",
        sms: `отримали повернення за замовленням № ${number}`,
      };
  }
}

export function returnRu({ number, status, answer }: ReturnNews): Said {
  switch (status) {
    case "approved":
      return {
        title: `Возврат по заказу № ${number} согласован`,
        text: `Отправьте товары нам.${answer && ` ${answerRu(answer)}`}`,
        sms: `возврат по заказу № ${number} согласован`,
      };
    case "refused":
      return {
        title: `Возврат по заказу № ${number} отклонён`,
        text: answerRu(answer),
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

const answerUk = (answer: string): string => `Відповідь магазину: ${answer}`;
const answerRu = (answer: string): string => `Ответ магазина: ${answer}`;
