import type { Messages, PluralForms } from "../../platform/i18n.ts";

type Notice = { subject: (number: number) => string; letter: (number: number, address: string) => string; sms: (number: number) => string };
type Words = {
  "waiting.status": string;
  "waiting.title": string;
  /** `sum` is empty where every order waits. */
  "waiting.before": (sum: string, hours: string) => string;
  "waiting.hours": PluralForms;
  "waiting.received": (number: number) => string;
  "waiting.until": (moment: string) => string;
  "waiting.otherwise": string;
  "waiting.thenSent": string;
  "waiting.call": string;
  "waiting.notConfirmed": string;
  "waiting.cancelledByStaff": string;
  "waiting.notices": Record<WaitingEnd, Notice>;
};

export type WaitingEnd = "confirmed" | "refused" | "late";

export const waitingMessages = {
  uk: {
    "waiting.status": "Чекає підтвердження",
    "waiting.title": "Замовлення підтвердить менеджер",
    "waiting.before": (sum, hours) =>
      `До першого виконаного замовлення післяплатою${sum && ` на суму понад ${sum} (разом з уже оформленими)`} відправляємо лише після підтвердження менеджера. Товари відкладемо для вас на ${hours}. Якщо за цей час не підтвердимо, замовлення скасується, і ми вам про це напишемо.`,
    "waiting.hours": ["годину", "години", "годин"],
    "waiting.received": (number) => `Дякуємо! Отримали замовлення №\u00a0${number}`,
    "waiting.until": (moment) => `Менеджер має підтвердити замовлення до ${moment}. До того часу товари відкладено для вас.`,
    "waiting.otherwise": "Якщо до цього часу не підтвердимо, замовлення скасується, товари повернуться в продаж, і ми вам про це напишемо.",
    "waiting.thenSent": "Після підтвердження зберемо й передамо на пошту.",
    "waiting.call": "Підтвердити швидше можна телефоном:",
    "waiting.notConfirmed":
      "Ми не підтвердили це замовлення вчасно, тому його скасовано, а товари повернулися в продаж. Їх можна замовити знову.",
    "waiting.cancelledByStaff": "Магазин скасував це замовлення, товари повернулися в продаж. Платити нічого не потрібно.",
    "waiting.notices": {
      confirmed: {
        subject: (number) => `Замовлення № ${number} підтверджено`,
        letter: (number, address) => `Менеджер підтвердив ваше замовлення № ${number}. Зберемо його й передамо на пошту.\n\n${address}`,
        sms: (number) => `Семиряд: замовлення № ${number} підтверджено`,
      },
      refused: {
        subject: (number) => `Замовлення № ${number} скасовано`,
        letter: (number, address) =>
          `На жаль, менеджер не підтвердив ваше замовлення № ${number}, тому його скасовано. Платити нічого не потрібно.\n\n${address}`,
        sms: (number) => `Семиряд: замовлення № ${number} не підтвердили, його скасовано`,
      },
      late: {
        subject: (number) => `Замовлення № ${number} скасовано`,
        letter: (number, address) =>
          `На жаль, ми не встигли підтвердити ваше замовлення № ${number}, тому його скасовано, а товари повернулися в продаж. Їх можна замовити знову. Платити нічого не потрібно.\n\n${address}`,
        sms: (number) => `Семиряд: не встигли підтвердити замовлення № ${number}, його скасовано`,
      },
    },
  },
  ru: {
    "waiting.status": "Ждёт подтверждения",
    "waiting.title": "Заказ подтвердит менеджер",
    "waiting.before": (sum, hours) =>
      `До первого выполненного заказа наложенным платежом${sum && ` на сумму больше ${sum} (вместе с уже оформленными)`} отправляем только после подтверждения менеджера. Товары отложим для вас на ${hours}. Если за это время не подтвердим, заказ отменится, и мы вам об этом напишем.`,
    "waiting.hours": ["час", "часа", "часов"],
    "waiting.received": (number) => `Спасибо! Получили заказ №\u00a0${number}`,
    "waiting.until": (moment) => `Менеджер должен подтвердить заказ до ${moment}. До этого времени товары отложены для вас.`,
    "waiting.otherwise": "Если до этого времени не подтвердим, заказ отменится, товары вернутся в продажу, и мы вам об этом напишем.",
    "waiting.thenSent": "После подтверждения соберём и передадим на почту.",
    "waiting.call": "Подтвердить быстрее можно по телефону:",
    "waiting.notConfirmed":
      "Мы не подтвердили этот заказ вовремя, поэтому он отменён, а товары вернулись в продажу. Их можно заказать снова.",
    "waiting.cancelledByStaff": "Магазин отменил этот заказ, товары вернулись в продажу. Платить ничего не нужно.",
    "waiting.notices": {
      confirmed: {
        subject: (number) => `Заказ № ${number} подтверждён`,
        letter: (number, address) => `Менеджер подтвердил ваш заказ № ${number}. Соберём его и передадим на почту.\n\n${address}`,
        sms: (number) => `Семиряд: заказ № ${number} подтверждён`,
      },
      refused: {
        subject: (number) => `Заказ № ${number} отменён`,
        letter: (number, address) =>
          `К сожалению, менеджер не подтвердил ваш заказ № ${number}, поэтому он отменён. Платить ничего не нужно.\n\n${address}`,
        sms: (number) => `Семиряд: заказ № ${number} не подтвердили, он отменён`,
      },
      late: {
        subject: (number) => `Заказ № ${number} отменён`,
        letter: (number, address) =>
          `К сожалению, мы не успели подтвердить ваш заказ № ${number}, поэтому он отменён, а товары вернулись в продажу. Их можно заказать снова. Платить ничего не нужно.\n\n${address}`,
        sms: (number) => `Семиряд: не успели подтвердить заказ № ${number}, он отменён`,
      },
    },
  },
} satisfies Messages<Words>;
