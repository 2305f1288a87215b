import type { GaveBack } from "../orders/refunds/gave-back.contract.ts";
import type { Messages } from "../../platform/i18n.ts";
import type { ReturnReason, ReturnStatus } from "./returns.rules.ts";

type Words = { [Status in ReturnStatus as `returns.status.${Status}`]: string } & {
  [Reason in ReturnReason as `returns.reason.${Reason}`]: string;
} & {
  "returns.title": string;
  "returns.empty": string;
  "returns.emptyHint": string;
  "returns.action": string;
  "returns.newTitle": (number: number) => string;
  "returns.ofOrder": (number: number) => string;
  "returns.one": (id: number) => string;
  "returns.choose": string;
  "returns.chooseGoods": string;
  "returns.pieces": (name: string) => string;
  "returns.less": string;
  "returns.more": string;
  "returns.left": (pieces: number) => string;
  "returns.notReturnable": string;
  "returns.why": string;
  "returns.comment": string;
  "returns.commentHint": string;
  "returns.photos": string;
  "returns.addPhoto": string;
  "returns.photo": (at: number) => string;
  "returns.removePhoto": (at: number) => string;
  "returns.sendingPhoto": string;
  "returns.whereTo": string;
  "returns.toCard": string;
  "returns.toBalance": string;
  "returns.asPaid": string;
  "returns.until": (day: string) => string;
  "returns.send": string;
  "returns.sent": string;
  "returns.worth": (sum: string) => string;
  "returns.cancel": string;
  "returns.cancelAsk": string;
  "returns.keep": string;
  "returns.cancelled": string;
  "returns.failed": string;
  "returns.goods": string;
  "returns.came": (pieces: number) => string;
  "returns.answer": string;
  "returns.orderIsReturned": string;
  "returns.given": string;
  "returns.expected": string;
  "returns.expectedNote": string;
  "returns.givenBy": Record<keyof GaveBack, string>;
  "returns.next.asked": string;
  "returns.next.approved": string;
  "returns.nothing": string;
  "returns.notYet": string;
  "returns.notDelivered": string;
  "returns.tooLate": string;
  "returns.fewer": string;
  "returns.kept": string;
  "returns.decided": string;
  "returns.photoError": string;
  "returns.photoLarge": string;
  "returns.photoOver": string;
  "returns.photoGone": string;
  "returns.moreFit": string;
  "returns.moreThanAsked": string;
};

export const returnsMessages = {
  uk: {
    "returns.status.asked": "Розглядаємо",
    "returns.status.approved": "Погоджено, чекаємо на товар",
    "returns.status.refused": "Відхилено",
    "returns.status.cancelled": "Скасовано",
    "returns.status.received": "Отримано, гроші повернено",
    "returns.reason.size": "Не підійшов розмір",
    "returns.reason.disliked": "Не сподобалося",
    "returns.reason.faulty": "Є брак",
    "returns.reason.wrong": "Надіслали не те",
    "returns.reason.other": "Інше",
    "returns.title": "Повернення",
    "returns.empty": "Повернень немає",
    "returns.emptyHint": "Повернути товар можна зі сторінки отриманого замовлення.",
    "returns.action": "Повернути товари",
    "returns.newTitle": (number) => `Повернення за замовленням №\u00a0${number}`,
    "returns.ofOrder": (number) => `Замовлення №\u00a0${number}`,
    "returns.one": (id) => `Повернення №\u00a0${id}`,
    "returns.choose": "Що повертаєте",
    "returns.chooseGoods": "Оберіть, що повертаєте",
    "returns.pieces": (name) => `Скільки повертаєте: ${name}`,
    "returns.less": "Менше",
    "returns.more": "Більше",
    "returns.left": (pieces) => `можна повернути ${pieces}\u00a0шт`,
    "returns.notReturnable": "за законом повертаємо лише з браком або якщо надіслали не те",
    "returns.why": "Чому",
    "returns.comment": "Коментар",
    "returns.commentHint": "Що саме не так, якщо є брак або надіслали не те",
    "returns.photos": "Фото, до пʼяти",
    "returns.addPhoto": "Додати фото",
    "returns.photo": (at) => `Фото ${at}`,
    "returns.removePhoto": (at) => `Прибрати фото ${at}`,
    "returns.sendingPhoto": "Надсилаємо фото…",
    "returns.whereTo": "Куди повернути гроші",
    "returns.toCard": "На картку, якою платили",
    "returns.toBalance": "На баланс у магазині",
    "returns.asPaid": "Бонуси й баланс, якими платили за ці товари, повернуться туди, звідки їх узяли.",
    "returns.until": (day) => `Повернути товар належної якості можна до ${day} включно, без слідів носіння та з бірками.`,
    "returns.send": "Надіслати запит",
    "returns.sent": "Запит надіслано. Відповімо тут і повідомимо вас.",
    "returns.worth": (sum) => `Вартість обраного: ${sum}`,
    "returns.cancel": "Скасувати повернення",
    "returns.cancelAsk": "Скасувати запит на повернення?",
    "returns.keep": "Залишити",
    "returns.cancelled": "Повернення скасовано",
    "returns.failed": "Не вдалося. Спробуйте ще раз.",
    "returns.goods": "Товари",
    "returns.came": (pieces) => `отримали ${pieces}\u00a0шт`,
    "returns.answer": "Відповідь магазину",
    "returns.orderIsReturned": "Замовлення повернуто цілком, разом із цими товарами.",
    "returns.given": "Повернено",
    "returns.expected": "Орієнтовно повернемо",
    "returns.expectedNote": "Якщо отримаємо всі ці товари. Точну суму порахуємо, коли посилка буде в нас.",
    "returns.givenBy": { cardKopiykas: "На картку", balanceKopiykas: "На баланс", bonusesKopiykas: "Бонусами" },
    "returns.next.asked": "Товар поки не надсилайте: менеджер відповість, і ми вас повідомимо.",
    "returns.next.approved": "Надішліть товар. Коли отримаємо й перевіримо, повернемо гроші.",
    "returns.nothing": "У цьому замовленні немає що повертати: усе вже повернуто або чекає на розгляд.",
    "returns.notYet": "Повернути товари можна, коли замовлення отримано.",
    "returns.notDelivered": "Повернути товари можна, коли замовлення отримано.",
    "returns.tooLate": "Час на повернення минув.",
    "returns.fewer": "Стільки повернути вже не можна. Оновіть сторінку й перевірте кількість.",
    "returns.kept": "Такий товар належної якості за законом не повертають.",
    "returns.decided": "Це повернення вже вирішене.",
    "returns.photoError": "Додайте фото JPEG, PNG або WebP до 10 МБ",
    "returns.photoLarge": "Фото завелике. Оберіть інше.",
    "returns.photoOver": "Не більше пʼяти фото",
    "returns.photoGone": "Фото не знайдено. Додайте їх ще раз.",
    "returns.moreFit": "Придатних не може бути більше, ніж отримано",
    "returns.moreThanAsked": "Отримано більше, ніж заявлено в поверненні",
  },
  ru: {
    "returns.status.asked": "Рассматриваем",
    "returns.status.approved": "Согласовано, ждём товар",
    "returns.status.refused": "Отклонено",
    "returns.status.cancelled": "Отменено",
    "returns.status.received": "Получено, деньги возвращены",
    "returns.reason.size": "Не подошёл размер",
    "returns.reason.disliked": "Не понравилось",
    "returns.reason.faulty": "Есть брак",
    "returns.reason.wrong": "Прислали не то",
    "returns.reason.other": "Другое",
    "returns.title": "Возвраты",
    "returns.empty": "Возвратов нет",
    "returns.emptyHint": "Вернуть товар можно со страницы полученного заказа.",
    "returns.action": "Вернуть товары",
    "returns.newTitle": (number) => `Возврат по заказу №\u00a0${number}`,
    "returns.ofOrder": (number) => `Заказ №\u00a0${number}`,
    "returns.one": (id) => `Возврат №\u00a0${id}`,
    "returns.choose": "Что возвращаете",
    "returns.chooseGoods": "Выберите, что возвращаете",
    "returns.pieces": (name) => `Сколько возвращаете: ${name}`,
    "returns.less": "Меньше",
    "returns.more": "Больше",
    "returns.left": (pieces) => `можно вернуть ${pieces}\u00a0шт`,
    "returns.notReturnable": "по закону возвращаем только с браком или если прислали не то",
    "returns.why": "Почему",
    "returns.comment": "Комментарий",
    "returns.commentHint": "Что именно не так, если есть брак или прислали не то",
    "returns.photos": "Фото, до пяти",
    "returns.addPhoto": "Добавить фото",
    "returns.photo": (at) => `Фото ${at}`,
    "returns.removePhoto": (at) => `Убрать фото ${at}`,
    "returns.sendingPhoto": "Отправляем фото…",
    "returns.whereTo": "Куда вернуть деньги",
    "returns.toCard": "На карту, которой платили",
    "returns.toBalance": "На баланс в магазине",
    "returns.asPaid": "Бонусы и баланс, которыми платили за эти товары, вернутся туда, откуда их взяли.",
    "returns.until": (day) => `Вернуть товар надлежащего качества можно до ${day} включительно, без следов носки и с бирками.`,
    "returns.send": "Отправить запрос",
    "returns.sent": "Запрос отправлен. Ответим здесь и сообщим вам.",
    "returns.worth": (sum) => `Стоимость выбранного: ${sum}`,
    "returns.cancel": "Отменить возврат",
    "returns.cancelAsk": "Отменить запрос на возврат?",
    "returns.keep": "Оставить",
    "returns.cancelled": "Возврат отменён",
    "returns.failed": "Не удалось. Попробуйте ещё раз.",
    "returns.goods": "Товары",
    "returns.came": (pieces) => `получили ${pieces}\u00a0шт`,
    "returns.answer": "Ответ магазина",
    "returns.orderIsReturned": "Заказ возвращён целиком, вместе с этими товарами.",
    "returns.given": "Возвращено",
    "returns.expected": "Ориентировочно вернём",
    "returns.expectedNote": "Если получим все эти товары. Точную сумму посчитаем, когда посылка будет у нас.",
    "returns.givenBy": { cardKopiykas: "На карту", balanceKopiykas: "На баланс", bonusesKopiykas: "Бонусами" },
    "returns.next.asked": "Товар пока не отправляйте: менеджер ответит, и мы вам сообщим.",
    "returns.next.approved": "Отправьте товар. Когда получим и проверим, вернём деньги.",
    "returns.nothing": "В этом заказе нечего возвращать: всё уже возвращено или ждёт решения.",
    "returns.notYet": "Вернуть товары можно, когда заказ получен.",
    "returns.notDelivered": "Вернуть товары можно, когда заказ получен.",
    "returns.tooLate": "Время на возврат прошло.",
    "returns.fewer": "Столько вернуть уже нельзя. Обновите страницу и проверьте количество.",
    "returns.kept": "Такой товар надлежащего качества по закону не возвращают.",
    "returns.decided": "Этот возврат уже решён.",
    "returns.photoError": "Добавьте фото JPEG, PNG или WebP до 10 МБ",
    "returns.photoLarge": "Фото слишком большое. Выберите другое.",
    "returns.photoOver": "Не больше пяти фото",
    "returns.photoGone": "Фото не найдены. Добавьте их ещё раз.",
    "returns.moreFit": "Пригодных не может быть больше, чем получено",
    "returns.moreThanAsked": "Получено больше, чем заявлено в возврате",
  },
} satisfies Messages<Words>;
