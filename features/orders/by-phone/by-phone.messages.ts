type Short = { free: number; wanted: number; held: number; inOtherCarts: number };

export const byPhoneMessages = {
  uk: {
    "byPhone.refusals": {
      soldOut: "На складі цього немає",
      notForSale: "Цього зараз не продаємо: приховано, вилучено або без ціни",
      notHeld: "У кошику цього вже немає",
      cartOver: "Резерв щойно закінчився. Подивіться, що лишилося в кошику, і додайте ще раз",
      share: "Цього товару лишилося мало: новому покупцеві стільки не продаємо",
      blacklisted: "Покупець у чорному списку",
    },
    "byPhone.short": ({ free, wanted, held, inOtherCarts }: Short) =>
      [
        `Треба ${wanted}\u00a0шт., вільно ${free}`,
        held > 0 ? `уже в кошику ${held}` : "",
        inOtherCarts > 0 ? `в інших покупців ${inOtherCarts}` : "",
      ]
        .filter(Boolean)
        .join(", "),
  },
  ru: {
    "byPhone.refusals": {
      soldOut: "На складе этого нет",
      notForSale: "Это сейчас не продаём: скрыто, удалено или без цены",
      notHeld: "В корзине этого уже нет",
      cartOver: "Резерв только что закончился. Посмотрите, что осталось в корзине, и добавьте ещё раз",
      share: "Этого товара осталось мало: новому покупателю столько не продаём",
      blacklisted: "Покупатель в чёрном списке",
    },
    "byPhone.short": ({ free, wanted, held, inOtherCarts }: Short) =>
      [
        `Нужно ${wanted}\u00a0шт., свободно ${free}`,
        held > 0 ? `уже в корзине ${held}` : "",
        inOtherCarts > 0 ? `у других покупателей ${inOtherCarts}` : "",
      ]
        .filter(Boolean)
        .join(", "),
  },
};
