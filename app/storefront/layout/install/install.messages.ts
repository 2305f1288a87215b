import type { Messages } from "../../../../platform/i18n.ts";

type Words = { name: string; offer: string; install: string; later: string; steps: readonly string[] };

export const installMessages = {
  uk: {
    name: "Магазин на екрані телефона",
    offer: "Додайте «Семиряд» на екран телефона: кошик і замовлення під рукою",
    install: "Додати на екран",
    later: "Не зараз",
    steps: ["Натисніть «Поділитися» внизу екрана", "Виберіть «На початковий екран»", "Натисніть «Додати»"],
  },
  ru: {
    name: "Магазин на экране телефона",
    offer: "Добавьте «Семиряд» на экран телефона: корзина и заказы под рукой",
    install: "Добавить на экран",
    later: "Не сейчас",
    steps: ["Нажмите «Поделиться» внизу экрана", "Выберите «На экран „Домой“»", "Нажмите «Добавить»"],
  },
} satisfies Messages<Words>;
