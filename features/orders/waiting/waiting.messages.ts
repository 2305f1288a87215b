import type { Messages, PluralForms } from "../../../platform/i18n.ts";

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
};

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
  },
} satisfies Messages<Words>;
