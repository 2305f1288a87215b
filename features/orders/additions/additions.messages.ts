import type { Messages } from "../../../platform/i18n.ts";

const uk = {
  "orders.goesWith": (number: number) => `Їде однією посилкою із замовленням №\u00a0${number}`,
  "orders.additions": "У цій посилці також:",
  "orders.additionsFirst": "Щоб скасувати це замовлення, спершу скасуйте ті, що їдуть у його посилці.",
  "orders.takesMore":
    "Цю посилку ще збираємо. Покладіть товари в кошик і під час оформлення оберіть цю саму посилку: за доставку платите один раз.",
  "orders.addMore": "Дозамовити в цю посилку",
  "checkout.parcel": "Посилка",
  "checkout.ownParcel": "Окрема посилка",
  "checkout.ownParcelNote": "Отримувача й місце оберете нижче",
  "checkout.inParcel": (number: number) => `Дозамовити в посилку №\u00a0${number}`,
};

const ru: typeof uk = {
  "orders.goesWith": (number: number) => `Едет одной посылкой с заказом №\u00a0${number}`,
  "orders.additions": "В этой посылке также:",
  "orders.additionsFirst": "Чтобы отменить этот заказ, сначала отмените те, что едут в его посылке.",
  "orders.takesMore":
    "Эту посылку ещё собираем. Положите товары в корзину и при оформлении выберите эту же посылку: за доставку платите один раз.",
  "orders.addMore": "Дозаказать в эту посылку",
  "checkout.parcel": "Посылка",
  "checkout.ownParcel": "Отдельная посылка",
  "checkout.ownParcelNote": "Получателя и место выберете ниже",
  "checkout.inParcel": (number: number) => `Дозаказать в посылку №\u00a0${number}`,
};

export const additionsMessages = { uk, ru } satisfies Messages<typeof uk>;
