export const menuUk = {
  sales: "Продажі",
  goods: "Товари",
  people: "Клієнти",
  marketing: "Вітрина й реклама",
  connections: "Обмін даними",
  shop: "Магазин",
};
