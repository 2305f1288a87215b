import type { Messages } from "../../../platform/i18n.ts";

type Words = {
  "repeat.action": string;
  "repeat.added": (added: number, all: number) => string;
  "repeat.none": string;
  "repeat.less": string;
  "repeat.notAdded": string;
  "repeat.inCart": (lines: number) => string;
  "repeat.pieces": (pieces: number) => string;
  "repeat.lessThanAsked": string;
  "repeat.ofAsked": (added: number, asked: number) => string;
  "repeat.gone": string;
  "repeat.few": (pieces: number) => string;
  "repeat.soldOut": string;
  "repeat.kept": string;
  "repeat.prices": string;
  "repeat.priceNow": (then: string, now: string) => string;
  "repeat.addRest": string;
  "repeat.toCart": string;
  "repeat.forbidden": string;
  "repeat.failed": string;
};

export const repeatOrderMessages = {
  uk: {
    "repeat.action": "Повторити замовлення",
    "repeat.added": (added, all) => (added === all ? `Усе в кошику: ${all}\u00a0з\u00a0${all}` : `У кошику ${added}\u00a0з\u00a0${all}`),
    "repeat.none": "Нічого з цього замовлення зараз додати не можна",
    "repeat.less": "Стільки, скільки було, зараз немає",
    "repeat.notAdded": "Не додали",
    "repeat.inCart": (lines) => `Додали: ${lines}`,
    "repeat.pieces": (pieces) => `${pieces}\u00a0шт`,
    "repeat.lessThanAsked": "Додали менше, ніж було",
    "repeat.ofAsked": (added, asked) => `${added}\u00a0шт із ${asked}`,
    "repeat.gone": "більше не продається",
    "repeat.few": (pieces) => `залишилося ${pieces}\u00a0шт`,
    "repeat.soldOut": "закінчилося",
    "repeat.kept": "решту відкладено для інших покупців",
    "repeat.prices": "Ціна змінилася",
    "repeat.priceNow": (then, now) => `було ${then}, тепер ${now}`,
    "repeat.addRest": "Додати, скільки є",
    "repeat.toCart": "До кошика",
    "repeat.forbidden": "Додати товари не можна. Зателефонуйте нам.",
    "repeat.failed": "Не вдалося повторити замовлення. Спробуйте ще раз: двічі нічого не додасться.",
  },
  ru: {
    "repeat.action": "Повторить заказ",
    "repeat.added": (added, all) =>
      added === all ? `Всё в корзине: ${all}\u00a0из\u00a0${all}` : `В корзине ${added}\u00a0из\u00a0${all}`,
    "repeat.none": "Ничего из этого заказа сейчас добавить нельзя",
    "repeat.less": "Столько, сколько было, сейчас нет",
    "repeat.notAdded": "Не добавили",
    "repeat.inCart": (lines) => `Добавили: ${lines}`,
    "repeat.pieces": (pieces) => `${pieces}\u00a0шт`,
    "repeat.lessThanAsked": "Добавили меньше, чем было",
    "repeat.ofAsked": (added, asked) => `${added}\u00a0шт из ${asked}`,
    "repeat.gone": "больше не продаётся",
    "repeat.few": (pieces) => `осталось ${pieces}\u00a0шт`,
    "repeat.soldOut": "закончилось",
    "repeat.kept": "остальное отложено для других покупателей",
    "repeat.prices": "Цена изменилась",
    "repeat.priceNow": (then, now) => `было ${then}, теперь ${now}`,
    "repeat.addRest": "Добавить, сколько есть",
    "repeat.toCart": "В корзину",
    "repeat.forbidden": "Добавить товары нельзя. Позвоните нам.",
    "repeat.failed": "Не удалось повторить заказ. Попробуйте ещё раз: дважды ничего не добавится.",
  },
} satisfies Messages<Words>;
