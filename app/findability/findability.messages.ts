import { plural, type Messages, type PluralForms } from "../../platform/i18n.ts";
import { SHOP_NAME } from "../../features/shop-name.ts";

const goods = ["товар", "товари", "товарів"] as PluralForms;
const goodsRu = ["товар", "товара", "товаров"] as PluralForms;
const from = (price: string) => (price ? `, від ${price}` : "");
const joined = (name: string, whom: string) => [name, whom].filter(Boolean).join(" ");
const fromRu = (price: string) => (price ? `, от ${price}` : "");

/** Title and description for search engines. */
export const findabilityMessages = {
  uk: {
    page: (n: number) => `сторінка ${n}`,
    "title.landing": (audience: string) => `${audience}: оптом і поштучно`,
    "title.category": (name: string, place: string) => `${name}${place ? ` — ${place}` : ""}: оптом і поштучно`,
    "title.new-items": (whom: string) => (whom ? `Новинки ${whom} за 30 днів` : "Новинки за 30 днів: одяг, взуття, товари для дому"),
    "title.best-sellers": (whom: string) => `${joined("Топ продажів", whom)}: що замовляють найчастіше`,
    "title.sale": (whom: string) =>
      whom ? `Розпродаж ${whom}: товари зі знижкою` : "Розпродаж: одяг, взуття й товари для дому зі знижкою",
    "title.retail": (audience: string) => `${audience} поштучно, без мінімальної партії`,
    "title.product": (name: string, article: string) => `${name}${article ? `, арт. ${article}` : ""}`,
    "text.landing": (audience: string) =>
      `${audience}: категорії й новинки. Упаковками для продавців, поштучно для покупців. Товар у кошику зарезервовано за вами.`,
    "text.listing": (name: string, total: number, price: string) =>
      `${name}: ${total} ${plural("ua", total, goods)}${from(price)} за штуку. Оптом і поштучно, товар у кошику зарезервовано за вами.`,
    "text.product": (price: string, pack: number) => `${price} за штуку${pack > 1 ? `, упаковка ${pack}\u00a0шт` : ", поштучно"}.`,
    "text.search": (q: string) => `Що знайшлося в магазині «${SHOP_NAME}» за запитом «${q}».`,
    "text.searchNothing": `Пошук у магазині «${SHOP_NAME}»: назва, артикул, колір чи розмір, українською або російською.`,
    "text.favorites": "Товари, які ви позначили сердечком. Список зберігається на вашому пристрої, а після входу\u00a0— у кабінеті.",
    "text.viewed": "Останні двадцять товарів, які ви відкривали на цьому пристрої.",
    "text.cart": "Товари, зарезервовані за вами, сума замовлення й час до кінця резерву.",
    description:
      "Одяг, взуття й товари для дому від виробників та імпортерів. Упаковками для продавців і поштучно для покупців. Товар у кошику зарезервовано за вами.",
  },
  ru: {
    page: (n: number) => `страница ${n}`,
    "title.landing": (audience: string) => `${audience}: оптом и поштучно`,
    "title.category": (name: string, place: string) => `${name}${place ? ` — ${place}` : ""}: оптом и поштучно`,
    "title.new-items": (whom: string) => (whom ? `Новинки ${whom} за 30 дней` : "Новинки за 30 дней: одежда, обувь, товары для дома"),
    "title.best-sellers": (whom: string) => `${joined("Топ продаж", whom)}: что заказывают чаще всего`,
    "title.sale": (whom: string) =>
      whom ? `Распродажа ${whom}: товары со скидкой` : "Распродажа: одежда, обувь и товары для дома со скидкой",
    "title.retail": (audience: string) => `${audience} поштучно, без минимальной партии`,
    "title.product": (name: string, article: string) => `${name}${article ? `, арт. ${article}` : ""}`,
    "text.landing": (audience: string) =>
      `${audience}: категории и новинки. Упаковками для продавцов, поштучно для покупателей. Товар в корзине зарезервирован за вами.`,
    "text.listing": (name: string, total: number, price: string) =>
      `${name}: ${total} ${plural("ru", total, goodsRu)}${fromRu(price)} за штуку. Оптом и поштучно, товар в корзине зарезервирован за вами.`,
    "text.product": (price: string, pack: number) => `${price} за штуку${pack > 1 ? `, упаковка ${pack}\u00a0шт` : ", поштучно"}.`,
    "text.search": (q: string) => `Что нашлось в магазине «${SHOP_NAME}» по запросу «${q}».`,
    "text.searchNothing": `Поиск в магазине «${SHOP_NAME}»: название, артикул, цвет или размер, на украинском или русском.`,
    "text.favorites": "Товары, которые вы отметили сердечком. Список хранится на вашем устройстве, а после входа\u00a0— в кабинете.",
    "text.viewed": "Последние двадцать товаров, которые вы открывали на этом устройстве.",
    "text.cart": "Товары, зарезервированные за вами, сумма заказа и время до конца резерва.",
    description:
      "Одежда, обувь и товары для дома от производителей и импортёров. Упаковками для продавцов и поштучно для покупателей. Товар в корзине зарезервирован за вами.",
  },
} satisfies Messages<Record<string, unknown>>;
