import type { Messages, PluralForms } from "../../platform/i18n.ts";

/** Words of listings, cards and product pages. */
export const catalogueMessages = {
  uk: {
    "badge.new": "Новинка", "badge.hit": "Хіт", "badge.video": "З відео", "badge.retail": "Роздріб", "badge.suborder": "Під замовлення",
    "list.more": (n: number) => `Показати ще ${n}`, "list.progress": (shown: number, total: number) => `${shown} з ${total}`, "list.filters": "Фільтри", "list.reset": "Скинути все", "list.apply": "Показати", "list.sort": "Порядок",
    "list.empty": "За цими фільтрами нічого немає. Приберіть один із них.", "list.price": "Ціна, грн", "list.from": "від", "list.to": "до", "list.page": (n: number) => `Сторінка ${n}`, "list.goods": ["товар", "товари", "товарів"] as PluralForms,
    "list.searchTitle": (q: string) => `Пошук: «${q}»`, "list.retailTitle": "Поштучно", "list.removeFilter": (name: string) => `Прибрати фільтр: ${name}`, "list.pages": "Сторінки",
    "sort.new": "Спочатку новинки", "sort.popular": "Популярні", "sort.cheaper": "Спочатку дешевші", "sort.dearer": "Спочатку дорожчі", "sort.discount": "За знижкою",
    "facet.size": "Розмір", "facet.colour": "Колір", "facet.material": "Матеріал", "facet.pack": "Упаковка", "facet.availability": "Наявність", "facet.season": "Сезон", "facet.brand": "Бренд",
    "product.addToCart": "Додати в кошик", "product.inCart": "У кошику", "product.chooseSize": "Розмір", "product.colour": "Колір", "product.pack": (n: number, sum: string) => `Упаковка ${n} шт · ${sum}`, "product.perPiece": "за шт",
    "product.min": (n: number, unit: string) => `Мінімальне замовлення — ${n} ${unit}`, "product.unit": ["одиниця", "одиниці", "одиниць"] as PluralForms,
    "product.stock": (n: number) => `У наявності ${n} шт`, "product.many": "Понад 50 шт", "product.few": (n: number) => `Залишилось ${n} шт`, "product.none": "Немає в наявності", "product.lessThanPack": "Залишок менший за упаковку",
    "product.reserved": (n: number, hours: string) => `Зарезервовано за вами на ${n} ${hours}`, "product.hours": ["годину", "години", "годин"] as PluralForms, "product.noReturn": "Цей товар належної якості не повертають і не обмінюють",
    "product.description": "Опис", "product.composition": "Склад", "product.details": "Характеристики", "product.delivery": "Доставка й повернення", "product.deliveryText": "Відправляємо щодня, крім неділі. Нова пошта, 1–3 дні. Перше замовлення Укрпоштою — доставка наша. Повернення протягом 14 днів, якщо товар не носили.",
    "product.article": "арт.", "product.brand": "Бренд", "product.country": "Країна", "product.season": "Сезон", "product.material": "Матеріал", "product.similar": "Схожі товари", "product.rrp": "РРЦ", "product.oldPrice": "Стара ціна",
    "product.suborder": (days: number) => `Під замовлення: відправимо за ${days} дн.`, "product.packShort": (n: number) => `упаковка ${n} шт`, "product.byPiece": "поштучно", "product.view": (n: number, all: number) => `Фото ${n} з ${all}`,
    "product.signIn": "Щоб додати ще один товар, увійдіть. Перший збережемо.", "fav.add": "Додати в обране", "fav.remove": "Прибрати з обраного", "fav.empty": "Тут збиратиметься те, що сподобалось. Натисніть на сердечко біля товару.", "viewed.empty": "Тут зʼявляться товари, які ви переглянете.",
    "colour.unknown": "інший колір", "product.zoom": "Відкрити фото",
  },
  ru: {
    "badge.new": "Новинка", "badge.hit": "Хит", "badge.video": "С видео", "badge.retail": "Розница", "badge.suborder": "Под заказ",
    "list.more": (n: number) => `Показать ещё ${n}`, "list.progress": (shown: number, total: number) => `${shown} из ${total}`, "list.filters": "Фильтры", "list.reset": "Сбросить всё", "list.apply": "Показать", "list.sort": "Порядок",
    "list.empty": "По этим фильтрам ничего нет. Уберите один из них.", "list.price": "Цена, грн", "list.from": "от", "list.to": "до", "list.page": (n: number) => `Страница ${n}`, "list.goods": ["товар", "товара", "товаров"] as PluralForms,
    "list.searchTitle": (q: string) => `Поиск: «${q}»`, "list.retailTitle": "Поштучно", "list.removeFilter": (name: string) => `Убрать фильтр: ${name}`, "list.pages": "Страницы",
    "sort.new": "Сначала новинки", "sort.popular": "Популярные", "sort.cheaper": "Сначала дешевле", "sort.dearer": "Сначала дороже", "sort.discount": "По скидке",
    "facet.size": "Размер", "facet.colour": "Цвет", "facet.material": "Материал", "facet.pack": "Упаковка", "facet.availability": "Наличие", "facet.season": "Сезон", "facet.brand": "Бренд",
    "product.addToCart": "Добавить в корзину", "product.inCart": "В корзине", "product.chooseSize": "Размер", "product.colour": "Цвет", "product.pack": (n: number, sum: string) => `Упаковка ${n} шт · ${sum}`, "product.perPiece": "за шт",
    "product.min": (n: number, unit: string) => `Минимальный заказ — ${n} ${unit}`, "product.unit": ["единица", "единицы", "единиц"] as PluralForms,
    "product.stock": (n: number) => `В наличии ${n} шт`, "product.many": "Более 50 шт", "product.few": (n: number) => `Осталось ${n} шт`, "product.none": "Нет в наличии", "product.lessThanPack": "Остаток меньше упаковки",
    "product.reserved": (n: number, hours: string) => `Зарезервировано за вами на ${n} ${hours}`, "product.hours": ["час", "часа", "часов"] as PluralForms, "product.noReturn": "Этот товар надлежащего качества не возвращают и не обменивают",
    "product.description": "Описание", "product.composition": "Состав", "product.details": "Характеристики", "product.delivery": "Доставка и возврат", "product.deliveryText": "Отправляем ежедневно, кроме воскресенья. Новая почта, 1–3 дня. Первый заказ Укрпочтой — доставка наша. Возврат в течение 14 дней, если товар не носили.",
    "product.article": "арт.", "product.brand": "Бренд", "product.country": "Страна", "product.season": "Сезон", "product.material": "Материал", "product.similar": "Похожие товары", "product.rrp": "РРЦ", "product.oldPrice": "Старая цена",
    "product.suborder": (days: number) => `Под заказ: отправим через ${days} дн.`, "product.packShort": (n: number) => `упаковка ${n} шт`, "product.byPiece": "поштучно", "product.view": (n: number, all: number) => `Фото ${n} из ${all}`,
    "product.signIn": "Чтобы добавить ещё один товар, войдите. Первый сохраним.", "fav.add": "Добавить в избранное", "fav.remove": "Убрать из избранного", "fav.empty": "Здесь соберётся то, что понравилось. Нажмите на сердечко возле товара.", "viewed.empty": "Здесь появятся товары, которые вы посмотрите.",
    "colour.unknown": "другой цвет", "product.zoom": "Открыть фото",
  },
} satisfies Messages<Record<string, unknown>>;
