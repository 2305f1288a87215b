/** A listing's query; empty without products. */
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
  /** Without the language. */
  link: string;
  tint: number;
  picture: string;
  rule: PromotionRule;
  /** Condition (features/content/README.md); empty for always. */
  shown_when: string;
};

type PromotionWords = readonly [title: string, text: string, button: string];
type Shown = { link: string; tint: number; drawing?: string; rule?: PromotionRule; when?: string };

const promotion = (
  place: DemoPromotion["place"],
  position: number,
  slug: string,
  { link, tint, drawing, rule, when }: Shown,
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
  shown_when: when ?? "",
});

export const demoPromotions: readonly DemoPromotion[] = [
  promotion(
    "carousel",
    1,
    "warm-row",
    { link: "/promo/warm-row", tint: 2, drawing: "sweater~burgundy~v1~s21", rule: { category: "1310" } },
    ["Теплі светри", "Светри й кардигани на зиму", "До светрів"],
    ["Тёплые свитеры", "Свитеры и кардиганы на зиму", "К свитерам"],
  ),
  promotion(
    "carousel",
    2,
    "first-order",
    { link: "/delivery", tint: 5, drawing: "puffer~emerald~v1~s11", when: "first_free" },
    ["Безкоштовна доставка першого замовлення", "Укрпоштою по всій Україні", "Про доставку"],
    ["Бесплатная доставка первого заказа", "Укрпочтой по всей Украине", "О доставке"],
  ),
  promotion(
    "carousel",
    3,
    "by-piece",
    { link: "/retail/female", tint: 5, drawing: "puffer~emerald~v1~s11" },
    ["Поштучно", "Одяг і взуття від однієї штуки", "Обрати"],
    ["Поштучно", "Одежда и обувь от одной штуки", "Выбрать"],
  ),
  promotion(
    "carousel",
    4,
    "denim-runs",
    { link: "/promo/denim-runs", tint: 6, drawing: "jeans~denim~v1~s15", rule: { category: "1510" } },
    ["Джинси ростовками", "Шість пар одного крою, розміри від 26", "Обрати джинси"],
    ["Джинсы ростовками", "Шесть пар одного кроя, размеры от 26", "Выбрать джинсы"],
  ),
  promotion(
    "carousel",
    5,
    "home-row",
    { link: "/promo/home-row", tint: 4, drawing: "bed-linen~milk~v1~s8", rule: { gender: "home" } },
    ["Товари для дому", "Постільна білизна, рушники, посуд", "До товарів"],
    ["Товары для дома", "Постельное бельё, полотенца, посуда", "К товарам"],
  ),
  promotion(
    "carousel",
    6,
    "kids-school",
    { link: "/promo/kids-school", tint: 3, drawing: "hoodie~cornflower~v1~s6", rule: { gender: "kids" } },
    ["Дітям на щодень", "Худі, футболки й кросівки на зріст 98\u2060–\u2060164 см", "До дитячого одягу"],
    ["Детям на каждый день", "Худи, футболки и кроссовки на рост 98\u2060–\u2060164 см", "К детской одежде"],
  ),
  promotion(
    "tile",
    1,
    "tile-delivery",
    { link: "/delivery", tint: 5, when: "orders" },
    ["Доставка 1\u2060–\u20603 дні", "Замовлення до 14:00 відправимо сьогодні", "Про доставку"],
    ["Доставка 1\u2060–\u20603 дня", "Заказ до 14:00 отправим сегодня", "О доставке"],
  ),
  promotion(
    "tile",
    2,
    "tile-cashback",
    { link: "/loyalty", tint: 6, when: "cashback" },
    ["Кешбек 2%", "За оплату карткою протягом доби", "Умови"],
    ["Кешбек 2%", "За оплату картой в течение суток", "Условия"],
  ),
  promotion(
    "tile",
    3,
    "tile-club",
    { link: "/loyalty", tint: 3 },
    ["Клуб «Семиряд»", "Без карток і анкет, лише номер телефону", "Докладніше"],
    ["Клуб «Семиряд»", "Без карт и анкет, только номер телефона", "Подробнее"],
  ),
  promotion(
    "tile",
    4,
    "tile-new-collection",
    { link: "/new-items", tint: 2, drawing: "dress~emerald~v1~s17" },
    ["Нова колекція", "Новинки за останні 30 днів", "Дивитися"],
    ["Новая коллекция", "Новинки за последние 30 дней", "Смотреть"],
  ),
  promotion(
    "tile",
    5,
    "tile-size-runs",
    { link: "/faq", tint: 1 },
    ["Купуйте ростовками", "Усі розміри моделі в одній упаковці", "Що це таке"],
    ["Покупайте ростовками", "Все размеры модели в одной упаковке", "Что это такое"],
  ),
  promotion(
    "tile",
    6,
    "tile-suppliers",
    { link: "/suppliers", tint: 7, when: "brands" },
    ["Станьте постачальником", "З нами вже {brands}", "Постачальникам"],
    ["Станьте поставщиком", "С нами уже {brands}", "Поставщикам"],
  ),
  promotion(
    "tile",
    7,
    "tile-app",
    { link: "/#app", tint: 4, when: "app" },
    ["Застосунок «Семиряд»", "Кошик і замовлення в телефоні", "Завантажити"],
    ["Приложение «Семиряд»", "Корзина и заказы в телефоне", "Скачать"],
  ),
  promotion(
    "tile",
    8,
    "tile-telegram",
    { link: "https://t.me/semyriad_example", tint: 4, when: "link_telegram" },
    ["Новинки в Telegram", "Добірка з цінами раз на день", "Відкрити канал"],
    ["Новинки в Telegram", "Подборка с ценами раз в день", "Открыть канал"],
  ),
  promotion(
    "tile",
    9,
    "tile-bonus-expiry",
    { link: "/account/bonus", tint: 6, when: "bonuses" },
    ["Використайте бонуси", "Вони діють до кінця місяця", "Мої бонуси"],
    ["Используйте бонусы", "Они действуют до конца месяца", "Мои бонусы"],
  ),
  promotion(
    "tile",
    10,
    "tile-warranty",
    { link: "/warranty", tint: 5 },
    ["14 днів на обмін", "Товар із дефектом замінимо нашим коштом", "Гарантія"],
    ["14 дней на обмен", "Товар с дефектом заменим за наш счёт", "Гарантия"],
  ),
  promotion(
    "tile",
    11,
    "tile-reviews",
    { link: "/reviews", tint: 2 },
    ["Відгуки покупців", "Публікуємо і добрі, і погані", "Читати відгуки"],
    ["Отзывы покупателей", "Публикуем и хорошие, и плохие", "Читать отзывы"],
  ),
  promotion(
    "tile",
    12,
    "tile-personal-offer",
    { link: "/get-offer", tint: 7 },
    ["Потрібна велика партія?", "Запропонуємо ціну під ваш обсяг", "Надіслати запит"],
    ["Нужна большая партия?", "Предложим цену под ваш объём", "Отправить запрос"],
  ),
];
