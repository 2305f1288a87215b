/** What chooses the products of /promo/{slug}: the fields of a listing's query. Empty when the promotion has no list. */
type PromotionRule = { category?: string; gender?: string; list?: string; retail?: string };

export type DemoPromotion = {
  slug: string;
  place: "carousel" | "tile";
  position: number;
  title_uk: string;
  title_ru: string;
  text_uk: string;
  text_ru: string;
  button_uk: string;
  button_ru: string;
  /** A site path without the language. */
  link: string;
  tint: number;
  picture: string;
  rule: PromotionRule;
};

type PromotionWords = readonly [title: string, text: string, button: string];
type Shown = { link: string; tint: number; drawing?: string; rule?: PromotionRule };

const promotion = (
  place: DemoPromotion["place"],
  position: number,
  slug: string,
  { link, tint, drawing, rule }: Shown,
  uk: PromotionWords,
  ru: PromotionWords,
): DemoPromotion => ({
  slug,
  place,
  position,
  title_uk: uk[0],
  title_ru: ru[0],
  text_uk: uk[1],
  text_ru: ru[1],
  button_uk: uk[2],
  button_ru: ru[2],
  link,
  tint,
  picture: drawing ? `import_files/demo/${drawing}.svg` : "",
  rule: rule ?? {},
});

/** Five promotions of the home page's carousel and the twelve tiles of the listings' thirtieth cell. */
export const demoPromotions: readonly DemoPromotion[] = [
  promotion(
    "carousel",
    1,
    "warm-row",
    { link: "/promo/warm-row", tint: 2, drawing: "sweater~burgundy~v1~s21", rule: { category: "1310" } },
    ["Теплий ряд", "Светри й кардигани для полиці, що не стоїть порожня", "До светрів"],
    ["Тёплый ряд", "Свитеры и кардиганы для полки, которая не пустует", "К свитерам"],
  ),
  promotion(
    "carousel",
    2,
    "first-order",
    { link: "/delivery", tint: 5, drawing: "puffer~emerald~v1~s11" },
    ["Перше замовлення — доставка наша", "Укрпоштою по всій Україні", "Про доставку"],
    ["Первый заказ — доставка наша", "Укрпочтой по всей Украине", "О доставке"],
  ),
  promotion(
    "carousel",
    3,
    "denim-runs",
    { link: "/promo/denim-runs", tint: 6, drawing: "jeans~denim~v1~s15", rule: { category: "1510" } },
    ["Джинси ростовками", "Шість пар одного крою, розміри від 26", "Обрати крій"],
    ["Джинсы ростовками", "Шесть пар одного кроя, размеры от 26", "Выбрать крой"],
  ),
  promotion(
    "carousel",
    4,
    "home-row",
    { link: "/promo/home-row", tint: 4, drawing: "bed-linen~milk~v1~s8", rule: { gender: "home" } },
    ["Домашній ряд", "Постіль, рушники й кухлі для зимової вітрини", "До речей"],
    ["Домашний ряд", "Постель, полотенца и кружки для зимней витрины", "К вещам"],
  ),
  promotion(
    "carousel",
    5,
    "kids-school",
    { link: "/promo/kids-school", tint: 3, drawing: "hoodie~cornflower~v1~s6", rule: { gender: "kids" } },
    ["Дітям на кожен день", "Худі, футболки й кросівки від 98 до 164", "До дитячого"],
    ["Детям на каждый день", "Худи, футболки и кроссовки от 98 до 164", "К детскому"],
  ),
  promotion(
    "tile",
    1,
    "tile-delivery",
    { link: "/delivery", tint: 5 },
    ["1–3 дні дороги", "Підтвердили до 14:00 — виїде сьогодні", "Про доставку"],
    ["1–3 дня пути", "Подтвердили до 14:00 — уедет сегодня", "О доставке"],
  ),
  promotion(
    "tile",
    2,
    "tile-cashback",
    { link: "/loyalty", tint: 6 },
    ["Кешбек 2%", "За оплату карткою протягом доби", "Умови"],
    ["Кешбек 2%", "За оплату картой в течение суток", "Условия"],
  ),
  promotion(
    "tile",
    3,
    "tile-club",
    { link: "/loyalty", tint: 3 },
    ["Клуб без карток", "Достатньо номера телефону", "Як вступити"],
    ["Клуб без карточек", "Достаточно номера телефона", "Как вступить"],
  ),
  promotion(
    "tile",
    4,
    "tile-new-collection",
    { link: "/new-items", tint: 2, drawing: "dress~emerald~v1~s17" },
    ["Нова колекція", "Завози щотижня", "Дивитися"],
    ["Новая коллекция", "Завозы каждую неделю", "Смотреть"],
  ),
  promotion(
    "tile",
    5,
    "tile-size-runs",
    { link: "/faq", tint: 1 },
    ["Ростовкою зручніше", "Усі розміри ряду в одній упаковці", "Що це"],
    ["Ростовкой удобнее", "Все размеры ряда в одной упаковке", "Что это"],
  ),
  promotion(
    "tile",
    6,
    "tile-suppliers",
    { link: "/suppliers", tint: 7 },
    ["Шиєте? Розкажіть", "Понад 200 виробників уже з нами", "Постачальникам"],
    ["Шьёте? Расскажите", "Более 200 производителей уже с нами", "Поставщикам"],
  ),
  promotion(
    "tile",
    7,
    "tile-app",
    { link: "/about", tint: 4 },
    ["Магазин у телефоні", "Кошик і замовлення під рукою", "Встановити"],
    ["Магазин в телефоне", "Корзина и заказы под рукой", "Установить"],
  ),
  promotion(
    "tile",
    8,
    "tile-telegram",
    { link: "/about", tint: 4 },
    ["Завози в Telegram", "Добірка з цінами раз на день", "Відкрити"],
    ["Завозы в Telegram", "Подборка с ценами раз в день", "Открыть"],
  ),
  promotion(
    "tile",
    9,
    "tile-bonus-expiry",
    { link: "/account/bonus", tint: 6 },
    ["Бонуси до 23:59", "Останнього дня місяця вони згорають", "Мої бонуси"],
    ["Бонусы до 23:59", "В последний день месяца они сгорают", "Мои бонусы"],
  ),
  promotion(
    "tile",
    10,
    "tile-warranty",
    { link: "/warranty", tint: 5 },
    ["14 днів на обмін", "Дефект — пересилання за нами", "Гарантія"],
    ["14 дней на обмен", "Дефект — пересылка за нами", "Гарантия"],
  ),
  promotion(
    "tile",
    11,
    "tile-reviews",
    { link: "/reviews", tint: 2 },
    ["Що кажуть гуртовики", "З добрими й прикрими історіями", "Читати відгуки"],
    ["Что говорят оптовики", "С хорошими и досадными историями", "Читать отзывы"],
  ),
  promotion(
    "tile",
    12,
    "tile-personal-offer",
    { link: "/get-offer", tint: 7 },
    ["Потрібна партія?", "Порахуємо особисту ціну", "Запитати"],
    ["Нужна партия?", "Посчитаем личную цену", "Спросить"],
  ),
];
