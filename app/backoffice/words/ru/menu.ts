import type { menuUk } from "../uk/menu.ts";

export const menuRu: typeof menuUk = {
  sales: "Продажи",
  goods: "Товары",
  people: "Клиенты",
  marketing: "Витрина и реклама",
  connections: "Обмен данными",
  shop: "Магазин",
};
