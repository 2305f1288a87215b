import type { Words } from "./words.ts";

export type DemoCategory = Words & { id: string; children: readonly DemoCategory[] };

const category = (id: string, uk: string, ru: string, ...children: DemoCategory[]): DemoCategory => ({ id, uk, ru, children });

/** Four audiences at the root, 57 categories below them. A category without children holds products. */
export const categoryTree: readonly DemoCategory[] = [
  category(
    "female",
    "Жінкам",
    "Женщинам",
    category(
      "1100",
      "Сукні та сарафани",
      "Платья и сарафаны",
      category("1110", "Сукні", "Платья"),
      category("1120", "Сарафани", "Сарафаны"),
    ),
    category(
      "1200",
      "Верхній одяг",
      "Верхняя одежда",
      category("1210", "Куртки й пуховики", "Куртки и пуховики"),
      category("1220", "Пальта й тренчі", "Пальто и тренчи"),
    ),
    category(
      "1300",
      "Светри й худі",
      "Свитеры и худи",
      category("1310", "Светри й кардигани", "Свитеры и кардиганы"),
      category("1320", "Худі й світшоти", "Худи и свитшоты"),
    ),
    category(
      "1400",
      "Футболки й сорочки",
      "Футболки и рубашки",
      category("1410", "Футболки й гольфи", "Футболки и гольфы"),
      category("1420", "Сорочки й блузи", "Рубашки и блузы"),
    ),
    category(
      "1500",
      "Штани та спідниці",
      "Брюки и юбки",
      category("1510", "Джинси", "Джинсы"),
      category("1520", "Штани", "Брюки"),
      category("1530", "Спідниці", "Юбки"),
    ),
    category("1600", "Костюми", "Костюмы"),
    category("1700", "Одяг для дому", "Одежда для дома", category("1710", "Піжами", "Пижамы")),
    category(
      "1800",
      "Взуття",
      "Обувь",
      category("1810", "Кросівки", "Кроссовки"),
      category("1820", "Черевики", "Ботинки"),
      category("1830", "Балетки й сабо", "Балетки и сабо"),
    ),
  ),
  category(
    "male",
    "Чоловікам",
    "Мужчинам",
    category("2100", "Верхній одяг", "Верхняя одежда", category("2110", "Куртки", "Куртки"), category("2120", "Пальта", "Пальто")),
    category("2200", "Светри й худі", "Свитеры и худи"),
    category(
      "2300",
      "Футболки й сорочки",
      "Футболки и рубашки",
      category("2310", "Футболки й поло", "Футболки и поло"),
      category("2320", "Сорочки", "Рубашки"),
    ),
    category(
      "2400",
      "Штани та джинси",
      "Брюки и джинсы",
      category("2410", "Джинси", "Джинсы"),
      category("2420", "Штани й шорти", "Брюки и шорты"),
    ),
    category("2500", "Білизна", "Бельё", category("2510", "Шкарпетки", "Носки")),
    category("2600", "Взуття", "Обувь", category("2610", "Кросівки", "Кроссовки"), category("2620", "Черевики", "Ботинки")),
  ),
  category(
    "kids",
    "Дітям",
    "Детям",
    category("3100", "Малюкам", "Малышам", category("3110", "Боді й чоловічки", "Боди и человечки")),
    category(
      "3200",
      "Дівчаткам",
      "Девочкам",
      category("3210", "Сукні", "Платья"),
      category("3220", "Кофти й футболки", "Кофты и футболки"),
    ),
    category("3300", "Хлопчикам", "Мальчикам", category("3310", "Футболки й худі", "Футболки и худи"), category("3320", "Штани", "Брюки")),
    category("3400", "Дитяче взуття", "Детская обувь"),
    category("3500", "Шкарпетки й шапки", "Носки и шапки"),
  ),
  category(
    "home",
    "Для дому",
    "Для дома",
    category("4100", "Спальня", "Спальня", category("4110", "Постільна білизна", "Постельное бельё"), category("4120", "Пледи", "Пледы")),
    category("4200", "Ванна кімната", "Ванная комната", category("4210", "Рушники", "Полотенца")),
    category("4300", "Кухня", "Кухня", category("4310", "Кухлі й чашки", "Кружки и чашки"), category("4320", "Каструлі", "Кастрюли")),
    category("4400", "Зберігання", "Хранение"),
  ),
];

/** Ids of the categories that hold products, in the order of the tree. */
export const leafCategories: readonly string[] = leavesOf(categoryTree);

function leavesOf(categories: readonly DemoCategory[]): string[] {
  return categories.flatMap(({ id, children }) => (children.length === 0 ? [id] : leavesOf(children)));
}
