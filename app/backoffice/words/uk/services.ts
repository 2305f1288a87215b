export const servicesUk = {
  services: {
    title: "Доставка й оплата",
    help: "Що вимкнено, того магазин не пропонує: зникає з оформлення та з текстів. Оплата карткою потребує ще й ключів LiqPay або monobank.",
    facts: "Про магазин",
    factsHelp: "Показуємо на головній і на сторінці «Про нас». 0 — не показувати. Товари й виробників магазин рахує сам.",
    names: {
      np_branch: "Нова пошта, відділення",
      np_locker: "Нова пошта, поштомат",
      np_courier: "Курʼєр Нової пошти",
      ukrposhta: "Укрпошта, відділення",
      first_free: "Перше замовлення Укрпоштою коштом магазину",
      cod: "Післяплата",
      card: "Оплата карткою",
    },
  },
  "resources.settings.fields.values.services": "Увімкнено",
  "resources.settings.fields.values.warehouse_m2": "Площа складу, м²",
  "resources.settings.fields.values.importers": "Скільки імпортерів",
};
