import type { Messages } from "../../platform/i18n.ts";

export const loyaltyMessages = {
  uk: {
    "bonus.title": "Бонуси",
    "bonus.worth": "1 бонус = 1\u00a0грн. Ними можна оплатити товари в замовленні.",
    "bonus.ending": (sum: string, date: string) => `${sum} згорять о 23:59 ${date}`,
    "bonus.endingHint": "Оплатіть ними замовлення до кінця місяця за київським часом.",
    "bonus.none": "Бонусів зараз немає",
    "bonus.rule": "Бонуси діють до 23:59 останнього дня місяця, в якому їх нараховано.",
    "bonus.lots": "Що є зараз",
    "bonus.granted": (date: string) => `нараховано ${date}`,
    "bonus.until": (date: string) => `діють до 23:59 ${date}`,
    "bonus.empty": "Бонуси нараховує магазин. Поки що їх не було.",
    "bonus.emptyCard": "Бонуси нараховує магазин і кешбек за оплату карткою. Поки що їх не було.",
  },
  ru: {
    "bonus.title": "Бонусы",
    "bonus.worth": "1 бонус = 1\u00a0грн. Ими можно оплатить товары в заказе.",
    "bonus.ending": (sum: string, date: string) => `${sum} сгорят в 23:59 ${date}`,
    "bonus.endingHint": "Оплатите ими заказ до конца месяца по киевскому времени.",
    "bonus.none": "Бонусов сейчас нет",
    "bonus.rule": "Бонусы действуют до 23:59 последнего дня месяца, в котором их начислили.",
    "bonus.lots": "Что есть сейчас",
    "bonus.granted": (date: string) => `начислено ${date}`,
    "bonus.until": (date: string) => `действуют до 23:59 ${date}`,
    "bonus.empty": "Бонусы начисляет магазин. Пока их не было.",
    "bonus.emptyCard": "Бонусы начисляет магазин и кешбек за оплату картой. Пока их не было.",
  },
} satisfies Messages<Record<string, unknown>>;
