import type { Messages } from "../../../platform/i18n.ts";

export const waitingMessages = {
  uk: {
    "waiting.queued": "Немає звʼязку. Додамо, щойно він зʼявиться.",
    "waiting.full": (most: number) => `Немає звʼязку, і на нього вже чекає ${most} додавань. Більше запамʼятати не можемо.`,
    "waiting.title": "Чекає на звʼязок, ще не зарезервовано",
    "waiting.titleSignIn": "Ще не зарезервовано: увійдіть, щоб додати",
    "waiting.enter": "Увійти й додати",
    "waiting.priceThen": (price: string) => `${price} за шт, ціна на той час`,
    "waiting.drop": (name: string) => `Не додавати: ${name}`,
    "waiting.added": (pieces: number) => `Звʼязок є: додали в кошик ${pieces}\u00a0шт.`,
    "waiting.priceNow": (name: string, before: string, now: string) => `${name}: ціна була ${before}, стала ${now}.`,
    "waiting.toCart": "До кошика",
  },
  ru: {
    "waiting.queued": "Нет связи. Добавим, как только она появится.",
    "waiting.full": (most: number) => `Нет связи, и её уже ждёт ${most} добавлений. Больше запомнить не можем.`,
    "waiting.title": "Ждёт связи, ещё не зарезервировано",
    "waiting.titleSignIn": "Ещё не зарезервировано: войдите, чтобы добавить",
    "waiting.enter": "Войти и добавить",
    "waiting.priceThen": (price: string) => `${price} за шт, цена на тот момент`,
    "waiting.drop": (name: string) => `Не добавлять: ${name}`,
    "waiting.added": (pieces: number) => `Связь есть: добавили в корзину ${pieces}\u00a0шт.`,
    "waiting.priceNow": (name: string, before: string, now: string) => `${name}: цена была ${before}, стала ${now}.`,
    "waiting.toCart": "В корзину",
  },
} satisfies Messages<Record<string, unknown>>;
