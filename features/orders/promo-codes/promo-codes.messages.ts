import type { Messages } from "../../../platform/i18n.ts";
import { promoFieldMessages } from "./promo-field.messages.ts";

const uk = {
  ...promoFieldMessages.uk,
  "promo.unknown": "Такого промокоду немає. Перевірте, чи правильно його введено",
  "promo.ended": "Цей промокод уже не діє",
  "promo.not_begun": (day: string) => `Цей промокод діятиме з ${day}`,
  "promo.used_up": "Цей промокод уже використали максимальну кількість разів",
  "promo.used_by_you": "Ви вже скористалися цим промокодом",
  "promo.too_small": (sum: string) => `До суми, з якої діє цей промокод, бракує ${sum}`,
  "promo.nothing_for": "У кошику немає товарів, на які діє цей промокод",
  "promo.first_only": "Цей промокод лише для першого замовлення",
  "promo.resale": "Промокод не діє на замовлення, яке їде до вашого покупця",
  "promo.tooMany": "Забагато спроб. Спробуйте ввести промокод пізніше",
  "promo.known": "Такий код уже є",
  "promo.fixed": "З цим кодом уже замовляли: його можна лише вимкнути",
  "promo.code": "Від 3 до 32 літер і цифр, без пробілів",
  "promo.oneWorth": "Вкажіть або відсоток, або суму",
  "promo.days": "Останній день раніше за перший",
  "promo.category": "Такого розділу немає",
};

const ru: typeof uk = {
  ...promoFieldMessages.ru,
  "promo.unknown": "Такого промокода нет. Проверьте, правильно ли он введён",
  "promo.ended": "Этот промокод уже не действует",
  "promo.not_begun": (day: string) => `Этот промокод начнёт действовать с ${day}`,
  "promo.used_up": "Этот промокод уже использовали максимальное число раз",
  "promo.used_by_you": "Вы уже воспользовались этим промокодом",
  "promo.too_small": (sum: string) => `До суммы, с которой действует этот промокод, не хватает ${sum}`,
  "promo.nothing_for": "В корзине нет товаров, на которые действует этот промокод",
  "promo.first_only": "Этот промокод только для первого заказа",
  "promo.resale": "Промокод не действует на заказ, который едет к вашему покупателю",
  "promo.tooMany": "Слишком много попыток. Попробуйте ввести промокод позже",
  "promo.known": "Такой код уже есть",
  "promo.fixed": "С этим кодом уже заказывали: его можно только выключить",
  "promo.code": "От 3 до 32 букв и цифр, без пробелов",
  "promo.oneWorth": "Укажите или процент, или сумму",
  "promo.days": "Последний день раньше первого",
  "promo.category": "Такого раздела нет",
};

export const promoMessages = { uk, ru } satisfies Messages<typeof uk>;
