import type { servicesUk } from "../uk/services.ts";

export const servicesRu: typeof servicesUk = {
  services: {
    title: "Доставка и оплата",
    help: "Что выключено, того магазин не предлагает: исчезает из оформления и из текстов. Оплата картой требует ещё и ключей LiqPay или monobank.",
    facts: "О магазине",
    factsHelp: "Показываем на главной и на странице «О нас». 0 — не показывать. Товары и производителей магазин считает сам.",
    names: {
      np_branch: "Новая почта, отделение",
      np_locker: "Новая почта, почтомат",
      np_courier: "Курьер Новой почты",
      ukrposhta: "Укрпочта, отделение",
      first_free: "Первый заказ Укрпочтой за счёт магазина",
      cod: "Наложенный платёж",
      card: "Оплата картой",
    },
  },
  "resources.settings.fields.values.services": "Включено",
  "resources.settings.fields.values.warehouse_m2": "Площадь склада, м²",
  "resources.settings.fields.values.importers": "Сколько импортёров",
};
