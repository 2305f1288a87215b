import type { Messages } from "../../platform/i18n.ts";
import { formatMoney } from "../../platform/money/money.ts";
import { formatMoment } from "../../platform/time/time.ts";
import { debtsPaidRu, debtsPaidUk, onBalanceRu, onBalanceUk } from "./balance-in-words.ts";
import { cheaperIn, missingIn, namedFirst, namedShortly } from "./goods-in-words.ts";
import { returnRu, returnUk, statusRu, statusUk } from "./status-news.messages.ts";
import type { NewsText } from "./news-text.ts";
import type { NewsKind, NewsOf } from "./news.rules.ts";

export type NewsWords = { [Kind in NewsKind]: (news: NewsOf<Kind>) => NewsText };

const until = (instant: string): string => formatMoment(new Date(instant));
export const newsMessages = {
  uk: {
    order_placed: ({ number, companionNumber, toPay, waitsUntil, unpaidUntil, prepayment, collected }) => ({
      title: `Замовлення № ${number} прийнято`,
      text: [
        waitsUntil
          ? `Менеджер має підтвердити його до ${until(waitsUntil)}. До того часу товари відкладено для вас.`
          : unpaidUntil
            ? prepayment
              ? `Сплатіть передплату ${formatMoney(prepayment)} до ${until(unpaidUntil)}, тоді зберемо й передамо на пошту.`
              : `Сплатіть до ${until(unpaidUntil)}, тоді зберемо й передамо на пошту.`
            : "Зберемо й передамо на пошту.",
        companionNumber === null ? "" : `Частина під замовлення поїде окремою посилкою, № ${companionNumber}.`,
        collected
          ? `Покупець заплатить при отриманні ${formatMoney(collected)}.`
          : prepayment
            ? `Усього до сплати ${formatMoney(toPay)}, решту при отриманні.`
            : toPay > 0
              ? `До сплати ${formatMoney(toPay)}.`
              : "Доплачувати нічого не потрібно.",
      ]
        .filter(Boolean)
        .join(" "),
      sms: `замовлення № ${number} прийнято`,
      action: "Переглянути замовлення",
    }),
    order_status: (news) => ({ ...statusUk(news), action: "Переглянути замовлення" }),
    order_short: ({ number, goods, toPay, margin }) => ({
      title: `У замовленні № ${number} бракує товару`,
      text: [
        `На складі не знайшли: ${missingIn(goods, "uk")}. Решту надсилаємо.`,
        toPay === null
          ? "Сплачене за ці товари повертаємо."
          : margin === undefined
            ? `До сплати тепер ${formatMoney(toPay)}.`
            : `Покупець заплатить ту саму суму, ваш дохід тепер ${formatMoney(margin)}.`,
      ].join(" "),
      sms: `у замовленні № ${number} бракує товару${toPay === null ? ", гроші повертаємо" : margin === undefined ? `, до сплати ${formatMoney(toPay)}` : `, ваш дохід ${formatMoney(margin)}`}`,
      action: "Переглянути замовлення",
    }),
    order_sent_elsewhere: ({ number, to }) => ({
      title: `Замовлення № ${number} поїде за іншою адресою`,
      text: `Тепер отримувач: ${to}. Якщо ви цього не просили, зателефонуйте нам.`,
      sms: `замовлення № ${number} їде за іншою адресою. Не ви? Подзвоніть`,
      action: "Переглянути замовлення",
    }),
    return_status: (news) => ({ ...returnUk(news), action: "Переглянути повернення" }),
    payment_waits: ({ number, toPay, until: end }) => ({
      title: `Замовлення № ${number} чекає на оплату`,
      text: `Сплатіть ${formatMoney(toPay)} до ${until(end)}. Потім замовлення скасується, а товари повернуться в продаж.`,
      sms: `сплатіть замовлення № ${number} до ${until(end)}, потім воно скасується`,
      action: "Сплатити",
    }),
    payment_received: ({ number, sum, rest, toBalance }) => ({
      title:
        number === null
          ? `Оплату ${formatMoney(sum)} отримано`
          : rest === undefined
            ? `Замовлення № ${number} сплачено`
            : `Передплату за замовлення № ${number} отримано`,
      text:
        number === null
          ? debtsPaidUk(sum, toBalance)
          : rest
            ? `Отримали ${formatMoney(sum)}. Решту, ${formatMoney(rest)}, сплатите при отриманні.`
            : `Отримали ${formatMoney(sum)}. Дякуємо.`,
      sms:
        number === null
          ? `оплату ${formatMoney(sum)} отримано`
          : rest === undefined
            ? `замовлення № ${number} сплачено`
            : `передплату за замовлення № ${number} отримано`,
      action: "Переглянути",
    }),
    payment_failed: ({ number, sum }) => ({
      title: number === null ? "Оплата не пройшла" : `Оплата замовлення № ${number} не пройшла`,
      text: `Банк не провів оплату на ${formatMoney(sum)}. Гроші не списано. Спробуйте ще раз або іншою карткою.`,
      sms: number === null ? "оплата не пройшла, спробуйте ще раз" : `оплата замовлення № ${number} не пройшла, спробуйте ще раз`,
      action: "Спробувати ще раз",
    }),
    refund: ({ number, sum, to, balance, isRefused }) => ({
      title: to === "card" ? `Повертаємо ${formatMoney(sum)} на картку` : `${formatMoney(sum)} повернено на ваш баланс`,
      text: [
        number === null ? "" : `За замовлення № ${number}.`,
        isRefused ? "Банк не прийняв повернення на картку." : "",
        to === "card" ? "Банк зараховує повернення за кілька днів." : onBalanceUk(balance),
      ]
        .filter(Boolean)
        .join(" "),
      sms: to === "card" ? `повертаємо ${formatMoney(sum)} на картку` : `${formatMoney(sum)} повернено на ваш баланс`,
      action: "Переглянути",
    }),
    bonus_credited: ({ sum, until: end }) => ({
      title: `Нараховано бонуси: ${formatMoney(sum)}`,
      text: `Ними можна оплатити замовлення до ${until(end)}.`,
      sms: `нараховано бонуси ${formatMoney(sum)}, діють до ${until(end)}`,
      action: "Переглянути бонуси",
    }),
    bonus_ending: ({ sum, until: end }) => ({
      title: `Бонуси ${formatMoney(sum)} діють до ${until(end)}`,
      text: "Використайте їх у замовленні: потім вони згорять.",
      sms: `бонуси ${formatMoney(sum)} діють до ${until(end)}`,
      action: "Переглянути бонуси",
    }),
    back_in_stock: ({ goods }) => ({
      title: `Знову в наявності: ${namedFirst(goods, "uk")}`,
      text:
        goods.length > 1
          ? "Ви просили повідомити, коли ці товари зʼявляться. Ми не відкладали їх для вас: додайте в кошик, доки є."
          : "Ви просили повідомити, коли товар зʼявиться. Ми не відкладали його для вас: додайте в кошик, доки є.",
      sms: `знову є ${namedShortly(goods, "uk")}`,
      action: "До товару",
    }),
    price_fell: ({ goods, more }) => ({
      title: `Дешевше: ${namedFirst(goods, "uk", more)}`,
      text: `Ціна того, що ви додали в обране, знизилася. ${cheaperIn(goods, "uk", more)}.`,
      sms: `дешевше ${namedShortly(goods, "uk", more)}`,
      action: goods.length === 1 ? "До товару" : "До обраного",
    }),
    question_answered: ({ title }) => ({
      title: `Ми відповіли на ваше запитання: ${title.uk}`,
      text: "Відповідь є на сторінці товару.",
      sms: "ми відповіли на ваше запитання про товар",
      action: "Прочитати",
    }),
    chat_answer: () => ({
      title: "Відповідь у чаті",
      text: "Ми відповіли на ваше повідомлення.",
      sms: "ми відповіли у чаті",
      action: "Відкрити чат",
    }),
  },
  ru: {
    order_placed: ({ number, companionNumber, toPay, waitsUntil, unpaidUntil, prepayment, collected }) => ({
      title: `Заказ № ${number} принят`,
      text: [
        waitsUntil
          ? `Менеджер должен подтвердить его до ${until(waitsUntil)}. До этого времени товары отложены для вас.`
          : unpaidUntil
            ? prepayment
              ? `Внесите предоплату ${formatMoney(prepayment)} до ${until(unpaidUntil)}, тогда соберём и передадим на почту.`
              : `Оплатите до ${until(unpaidUntil)}, тогда соберём и передадим на почту.`
            : "Соберём и передадим на почту.",
        companionNumber === null ? "" : `Часть под заказ поедет отдельной посылкой, № ${companionNumber}.`,
        collected
          ? `Покупатель заплатит при получении ${formatMoney(collected)}.`
          : prepayment
            ? `Всего к оплате ${formatMoney(toPay)}, остаток при получении.`
            : toPay > 0
              ? `К оплате ${formatMoney(toPay)}.`
              : "Доплачивать ничего не нужно.",
      ]
        .filter(Boolean)
        .join(" "),
      sms: `заказ № ${number} принят`,
      action: "Посмотреть заказ",
    }),
    order_status: (news) => ({ ...statusRu(news), action: "Посмотреть заказ" }),
    order_short: ({ number, goods, toPay, margin }) => ({
      title: `В заказе № ${number} не хватает товара`,
      text: [
        `На складе не нашли: ${missingIn(goods, "ru")}. Остальное отправляем.`,
        toPay === null
          ? "Оплаченное за эти товары возвращаем."
          : margin === undefined
            ? `К оплате теперь ${formatMoney(toPay)}.`
            : `Покупатель заплатит ту же сумму, ваш доход теперь ${formatMoney(margin)}.`,
      ].join(" "),
      sms: `в заказе № ${number} не хватает товара${toPay === null ? ", деньги возвращаем" : margin === undefined ? `, к оплате ${formatMoney(toPay)}` : `, ваш доход ${formatMoney(margin)}`}`,
      action: "Посмотреть заказ",
    }),
    order_sent_elsewhere: ({ number, to }) => ({
      title: `Заказ № ${number} поедет по другому адресу`,
      text: `Теперь получатель: ${to}. Если вы этого не просили, позвоните нам.`,
      sms: `заказ № ${number} едет по другому адресу. Не вы? Позвоните`,
      action: "Посмотреть заказ",
    }),
    return_status: (news) => ({ ...returnRu(news), action: "Посмотреть возврат" }),
    payment_waits: ({ number, toPay, until: end }) => ({
      title: `Заказ № ${number} ждёт оплаты`,
      text: `Оплатите ${formatMoney(toPay)} до ${until(end)}. Потом заказ отменится, а товары вернутся в продажу.`,
      sms: `оплатите заказ № ${number} до ${until(end)}, потом он отменится`,
      action: "Оплатить",
    }),
    payment_received: ({ number, sum, rest, toBalance }) => ({
      title:
        number === null
          ? `Оплата ${formatMoney(sum)} получена`
          : rest === undefined
            ? `Заказ № ${number} оплачен`
            : `Предоплата за заказ № ${number} получена`,
      text:
        number === null
          ? debtsPaidRu(sum, toBalance)
          : rest
            ? `Получили ${formatMoney(sum)}. Остаток, ${formatMoney(rest)}, оплатите при получении.`
            : `Получили ${formatMoney(sum)}. Спасибо.`,
      sms:
        number === null
          ? `оплата ${formatMoney(sum)} получена`
          : rest === undefined
            ? `заказ № ${number} оплачен`
            : `предоплата за заказ № ${number} получена`,
      action: "Посмотреть",
    }),
    payment_failed: ({ number, sum }) => ({
      title: number === null ? "Оплата не прошла" : `Оплата заказа № ${number} не прошла`,
      text: `Банк не провёл оплату на ${formatMoney(sum)}. Деньги не списаны. Попробуйте ещё раз или другой картой.`,
      sms: number === null ? "оплата не прошла, попробуйте ещё раз" : `оплата заказа № ${number} не прошла, попробуйте ещё раз`,
      action: "Попробовать ещё раз",
    }),
    refund: ({ number, sum, to, balance, isRefused }) => ({
      title: to === "card" ? `Возвращаем ${formatMoney(sum)} на карту` : `${formatMoney(sum)} возвращено на ваш баланс`,
      text: [
        number === null ? "" : `За заказ № ${number}.`,
        isRefused ? "Банк не принял возврат на карту." : "",
        to === "card" ? "Банк зачисляет возврат за несколько дней." : onBalanceRu(balance),
      ]
        .filter(Boolean)
        .join(" "),
      sms: to === "card" ? `возвращаем ${formatMoney(sum)} на карту` : `${formatMoney(sum)} возвращено на ваш баланс`,
      action: "Посмотреть",
    }),
    bonus_credited: ({ sum, until: end }) => ({
      title: `Начислены бонусы: ${formatMoney(sum)}`,
      text: `Ими можно оплатить заказ до ${until(end)}.`,
      sms: `начислены бонусы ${formatMoney(sum)}, действуют до ${until(end)}`,
      action: "Посмотреть бонусы",
    }),
    bonus_ending: ({ sum, until: end }) => ({
      title: `Бонусы ${formatMoney(sum)} действуют до ${until(end)}`,
      text: "Используйте их в заказе: потом они сгорят.",
      sms: `бонусы ${formatMoney(sum)} действуют до ${until(end)}`,
      action: "Посмотреть бонусы",
    }),
    back_in_stock: ({ goods }) => ({
      title: `Снова в наличии: ${namedFirst(goods, "ru")}`,
      text:
        goods.length > 1
          ? "Вы просили сообщить, когда эти товары появятся. Мы не откладывали их для вас: добавьте в корзину, пока есть."
          : "Вы просили сообщить, когда товар появится. Мы не откладывали его для вас: добавьте в корзину, пока есть.",
      sms: `снова есть ${namedShortly(goods, "ru")}`,
      action: "К товару",
    }),
    price_fell: ({ goods, more }) => ({
      title: `Дешевле: ${namedFirst(goods, "ru", more)}`,
      text: `Цена того, что вы добавили в избранное, снизилась. ${cheaperIn(goods, "ru", more)}.`,
      sms: `дешевле ${namedShortly(goods, "ru", more)}`,
      action: goods.length === 1 ? "К товару" : "К избранному",
    }),
    question_answered: ({ title }) => ({
      title: `Мы ответили на ваш вопрос: ${title.ru}`,
      text: "Ответ есть на странице товара.",
      sms: "мы ответили на ваш вопрос о товаре",
      action: "Прочитать",
    }),
    chat_answer: () => ({
      title: "Ответ в чате",
      text: "Мы ответили на ваше сообщение.",
      sms: "мы ответили в чате",
      action: "Открыть чат",
    }),
  },
} satisfies Messages<NewsWords>;
