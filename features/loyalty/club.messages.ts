import type { Messages } from "../../platform/i18n.ts";

export const clubMessages = {
  uk: {
    "club.yours": "Що у вас є",
    "club.guest": "Увійдіть, і тут зʼявляться ваші бонуси й баланс.",
    "club.enter": "Увійти",
    "club.asking": "Дивимося ваші рахунки…",
    "club.failed": "Не вдалося показати ваші бонуси й баланс. Спробуйте ще раз.",
    "club.again": "Спробувати ще раз",
    "club.ending": (sum: string, day: string) => `${sum} діють до 23:59 ${day}`,
    "club.cashback": "Кешбек за останні замовлення",
    "club.order": (number: number) => `Замовлення №\u00a0${number}`,
    "club.noCashback": "Кешбеку ще не було. Його нараховуємо за оплату карткою.",
    "club.more": "Усі рухи бонусів",
  },
  ru: {
    "club.yours": "Что у вас есть",
    "club.guest": "Войдите, и здесь появятся ваши бонусы и баланс.",
    "club.enter": "Войти",
    "club.asking": "Смотрим ваши счета…",
    "club.failed": "Не удалось показать ваши бонусы и баланс. Попробуйте ещё раз.",
    "club.again": "Попробовать ещё раз",
    "club.ending": (sum: string, day: string) => `${sum} действуют до 23:59 ${day}`,
    "club.cashback": "Кешбек за последние заказы",
    "club.order": (number: number) => `Заказ №\u00a0${number}`,
    "club.noCashback": "Кешбека ещё не было. Его начисляем за оплату картой.",
    "club.more": "Все движения бонусов",
  },
} satisfies Messages<Record<string, unknown>>;
