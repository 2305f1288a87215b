type DemoSlide = {
  title_uk: string;
  title_ru: string;
  text_uk: string;
  text_ru: string;
  button_uk: string;
  button_ru: string;
  /** A site path without the language. */
  link: string;
  tint: number;
  /** A source of the picture as product pictures have it, or empty. */
  picture: string;
};

export type DemoStory = {
  position: number;
  title_uk: string;
  title_ru: string;
  tint: number;
  picture: string;
  link: string;
  slides: readonly DemoSlide[];
};

type SlideWords = readonly [title: string, text: string, button: string];

const picture = (name: string): string => `import_files/demo/${name}.svg`;

const slide = (link: string, tint: number, drawing: string, uk: SlideWords, ru: SlideWords): DemoSlide => ({
  title_uk: uk[0],
  title_ru: ru[0],
  text_uk: uk[1],
  text_ru: ru[1],
  button_uk: uk[2],
  button_ru: ru[2],
  link,
  tint,
  picture: picture(drawing),
});

const story = (position: number, uk: string, ru: string, ...slides: DemoSlide[]): DemoStory => ({
  position,
  title_uk: uk,
  title_ru: ru,
  tint: slides[0]?.tint ?? 1,
  picture: slides[0]?.picture ?? "",
  link: slides[0]?.link ?? "/",
  slides,
});

/** The rail above the home page's promotion, in order. */
export const demoStories: readonly DemoStory[] = [
  story(
    1,
    "Новий завіз",
    "Новый завоз",
    slide(
      "/new-items",
      2,
      "dress~burgundy~v1~s31",
      ["Завіз цього тижня", "Сукні, светри й теплі костюми. Залишки на сайті — з полиці.", "Дивитися новинки"],
      ["Завоз этой недели", "Платья, свитеры и тёплые костюмы. Остатки на сайте — с полки.", "Смотреть новинки"],
    ),
    slide(
      "/category/1310",
      5,
      "sweater~sage~v1~s12",
      ["Светри крупної вʼязки", "Упаковка 3 шт, розміри від 42 до 50.", "До светрів"],
      ["Свитеры крупной вязки", "Упаковка 3 шт, размеры от 42 до 50.", "К свитерам"],
    ),
  ),
  story(
    2,
    "Ростовки",
    "Ростовки",
    slide(
      "/category/1110",
      1,
      "dress~navy~v1~s44",
      ["Уся ростовка в одній упаковці", "Від 42 до 48, по одній речі. Не треба добирати розміри.", "Обрати"],
      ["Вся ростовка в одной упаковке", "От 42 до 48, по одной вещи. Не нужно подбирать размеры.", "Выбрать"],
    ),
    slide(
      "/category/1510",
      6,
      "jeans~denim~v1~s18",
      ["Джинси ростовкою", "6 пар від 26 до 31 розміру.", "До джинсів"],
      ["Джинсы ростовкой", "6 пар от 26 до 31 размера.", "К джинсам"],
    ),
  ),
  story(
    3,
    "Розпродаж",
    "Распродажа",
    slide(
      "/sale",
      6,
      "coat~camel~v1~s7",
      ["Стара ціна — справжня", "Знижка рахується від ціни, за якою товар продавався до неї.", "До розпродажу"],
      ["Старая цена — настоящая", "Скидка считается от цены, по которой товар продавался до неё.", "К распродаже"],
    ),
  ),
  story(
    4,
    "Для дому",
    "Для дома",
    slide(
      "/category/4110",
      4,
      "bed-linen~pale-blue~v1~s5",
      ["Постіль, що добре йде", "Сатин, ранфорс і поплін. Чотири розміри.", "До постелі"],
      ["Постель, которая хорошо идёт", "Сатин, ранфорс и поплин. Четыре размера.", "К постели"],
    ),
    slide(
      "/category/4310",
      3,
      "mug~cornflower~v1~s9",
      ["Кухлі по шість", "350 і 450 мл, кожен у своїй комірці.", "До кухлів"],
      ["Кружки по шесть", "350 и 450 мл, каждая в своей ячейке.", "К кружкам"],
    ),
  ),
  story(
    5,
    "Кешбек 2%",
    "Кешбек 2%",
    slide(
      "/loyalty",
      7,
      "tracksuit~graphite~v1~s3",
      ["Оплатили за добу — 2% назад", "Бонуси діють до кінця місяця, 1 бонус — 1 грн.", "Як це працює"],
      ["Оплатили за сутки — 2% назад", "Бонусы действуют до конца месяца, 1 бонус — 1 грн.", "Как это работает"],
    ),
  ),
  story(
    6,
    "Як ми пакуємо",
    "Как мы упаковываем",
    slide(
      "/delivery",
      5,
      "basket~beige~v1~s2",
      ["Підписана кожна упаковка", "Артикул, колір, розмір і кількість — зручно приймати товар.", "Про доставку"],
      ["Подписана каждая упаковка", "Артикул, цвет, размер и количество — удобно принимать товар.", "О доставке"],
    ),
  ),
];
