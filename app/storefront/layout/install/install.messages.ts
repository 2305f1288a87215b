import type { Messages } from "../../../../platform/i18n.ts";
import { SHOP_NAME } from "../../../../features/shop-name.ts";

type Words = { name: string; offer: string; offerAtDesk: string; install: string; later: string; steps: readonly string[] };

export const installMessages = {
  uk: {
    name: "Магазин на екрані",
    offer: `Додайте «${SHOP_NAME}» на екран телефона: кошик і замовлення під рукою`,
    offerAtDesk: `Додайте «${SHOP_NAME}» на компʼютер: кошик і замовлення під рукою`,
    install: "Додати",
    later: "Не зараз",
    steps: ["Натисніть «Поділитися» внизу екрана", "Виберіть «На початковий екран»", "Натисніть «Додати»"],
  },
  ru: {
    name: "Магазин на экране",
    offer: `Добавьте «${SHOP_NAME}» на экран телефона: корзина и заказы под рукой`,
    offerAtDesk: `Добавьте «${SHOP_NAME}» на компьютер: корзина и заказы под рукой`,
    install: "Добавить",
    later: "Не сейчас",
    steps: ["Нажмите «Поделиться» внизу экрана", "Выберите «На экран „Домой“»", "Нажмите «Добавить»"],
  },
} satisfies Messages<Words>;
