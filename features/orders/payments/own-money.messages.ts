import type { Messages } from "../../../platform/i18n.ts";

export const ownMoneyMessages = {
  uk: {
    "pay.cashbackSoon": (sum: string, moment: string) => `Сплатіть до ${moment}\u00a0— повернемо ${sum} бонусами`,
    "pay.cashbackLater": (sum: string, moment: string) => `Після цього, до ${moment}\u00a0— ${sum}`,
    "checkout.own": "Бонуси й баланс",
    "checkout.useBonuses": (sum: string) => `Списати бонуси (${sum})`,
    "checkout.useBalance": (sum: string) => `Використати баланс (${sum})`,
    "checkout.first": "Що використати спершу",
    "checkout.firstBonuses": "Спершу бонуси",
    "checkout.firstBalance": "Спершу баланс",
    "checkout.pin": "PIN-код",
    "checkout.pay": "Підтвердити й оплатити",
  },
  ru: {
    "pay.cashbackSoon": (sum: string, moment: string) => `Оплатите до ${moment}\u00a0— вернём ${sum} бонусами`,
    "pay.cashbackLater": (sum: string, moment: string) => `После этого, до ${moment}\u00a0— ${sum}`,
    "checkout.own": "Бонусы и баланс",
    "checkout.useBonuses": (sum: string) => `Списать бонусы (${sum})`,
    "checkout.useBalance": (sum: string) => `Использовать баланс (${sum})`,
    "checkout.first": "Что использовать сначала",
    "checkout.firstBonuses": "Сначала бонусы",
    "checkout.firstBalance": "Сначала баланс",
    "checkout.pin": "PIN-код",
    "checkout.pay": "Подтвердить и оплатить",
  },
} satisfies Messages<Record<string, unknown>>;
