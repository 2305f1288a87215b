import type { Messages } from "../../platform/i18n.ts";

/** Apart from the other forms, since every page loads these. */
export const subscribeMessages = {
  uk: {
    "subscribe.title": "Новинки на пошту",
    "subscribe.send": "Підписатися",
    "subscribe.done": "Готово. Підтвердьте адресу в листі, який ми щойно надіслали.",
  },
  ru: {
    "subscribe.title": "Новинки на почту",
    "subscribe.send": "Подписаться",
    "subscribe.done": "Готово. Подтвердите адрес в письме, которое мы только что отправили.",
  },
} satisfies Messages<Record<string, unknown>>;
