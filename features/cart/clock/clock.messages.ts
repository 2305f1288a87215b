import type { Messages } from "../../../platform/i18n.ts";

export const clockMessages = {
  uk: {
    "cart.reserved": "Товари зарезервовано ще на",
    "cart.endsIn": "До кінця резерву",
    "cart.extend": "Продовжити резерв",
    "cart.started": (minutes: number) => `Товари зарезервовано на ${minutes} хв`,
    "cart.warn15": "До кінця резерву 15 хвилин",
    "cart.warn5": "Резерв закінчиться за 5 хвилин",
    "cart.warn1": "Резерв закінчиться за хвилину",
    "cart.updateError": "Не вдалося оновити кошик. Спробуйте ще раз.",
    "cart.notAdded": "Немає звʼязку, тому не додали й не запамʼятали. Натисніть ще раз, коли він зʼявиться.",
    "reservation.text": "На жаль, час резервування товарів вичерпано",
  },
  ru: {
    "cart.reserved": "Товары зарезервированы ещё на",
    "cart.endsIn": "До конца резерва",
    "cart.extend": "Продлить резерв",
    "cart.started": (minutes: number) => `Товары зарезервированы на ${minutes} мин`,
    "cart.warn15": "До конца резерва 15 минут",
    "cart.warn5": "Резерв закончится через 5 минут",
    "cart.warn1": "Резерв закончится через минуту",
    "cart.updateError": "Не удалось обновить корзину. Попробуйте ещё раз.",
    "cart.notAdded": "Нет связи, поэтому не добавили и не запомнили. Нажмите ещё раз, когда она появится.",
    "reservation.text": "К сожалению, время резерва товаров истекло",
  },
} satisfies Messages<Record<string, unknown>>;
