import type { StorySlides } from "../../json-columns.ts";

/** Links are without the language; a picture is a product picture's source, or empty. */
type DemoSlide = StorySlides[number];

export type DemoStory = {
  position: number;
  title_uk: string;
  title_ru: string;
  tint: number;
  picture: string;
  link: string;
  /** Condition (features/content/README.md); empty for always. */
  shown_when: string;
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

const story = (
  position: number,
  [uk, ru, shown_when = ""]: readonly [uk: string, ru: string, when?: string],
  ...slides: DemoSlide[]
): DemoStory => ({
  position,
  title_uk: uk,
  title_ru: ru,
  tint: slides[0]?.tint ?? 1,
  picture: slides[0]?.picture ?? "",
  link: slides[0]?.link ?? "/",
  shown_when,
  slides,
});

export const demoStories: readonly DemoStory[] = [
  story(
    1,
    ["Новинки", "Новинки"],
    slide(
      "/new-items",
      2,
      "dress~burgundy~v1~s31",
      ["Нове надходження", "Сукні, светри й теплі костюми. Усе є на складі.", "Дивитися новинки"],
      ["Новое поступление", "Платья, свитеры и тёплые костюмы. Всё есть на складе.", "Смотреть новинки"],
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
    ["Ростовки", "Ростовки"],
    slide(
      "/category/1110",
      1,
      "dress~navy~v1~s44",
      ["Уся ростовка в одній упаковці", "Розміри від 42 до 48, по одній речі кожного.", "Обрати"],
      ["Вся ростовка в одной упаковке", "Размеры от 42 до 48, по одной вещи каждого.", "Выбрать"],
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
    ["Розпродаж", "Распродажа"],
    slide(
      "/sale",
      6,
      "coat~camel~v1~s7",
      ["Розпродаж", "Знижку рахуємо від ціни, за якою товар продавали раніше.", "До розпродажу"],
      ["Распродажа", "Скидку считаем от цены, по которой товар продавали раньше.", "К распродаже"],
    ),
    slide(
      "/product/planted-discount-70",
      6,
      "dress~mustard~v2~s4",
      ["Сукня-футляр «Криниця»", "Рукав три чверті, упаковка 4 шт.", "До сукні"],
      ["Платье-футляр «Криница»", "Рукав три четверти, упаковка 4 шт.", "К платью"],
    ),
  ),
  story(
    4,
    ["Для дому", "Для дома"],
    slide(
      "/category/4110",
      4,
      "bed-linen~pale-blue~v1~s5",
      ["Постільна білизна", "Сатин, ранфорс і поплін. Чотири розміри.", "До постелі"],
      ["Постельное бельё", "Сатин, ранфорс и поплин. Четыре размера.", "К постели"],
    ),
    slide(
      "/category/4310",
      3,
      "mug~cornflower~v1~s9",
      ["Кухлі по 6 шт", "350 і 450 мл, у картоні з комірками.", "До кухлів"],
      ["Кружки по 6 шт", "350 и 450 мл, в картоне с ячейками.", "К кружкам"],
    ),
  ),
  story(
    5,
    ["Кешбек 2%", "Кешбек 2%", "cashback"],
    slide(
      "/loyalty",
      7,
      "tracksuit~graphite~v1~s3",
      ["Кешбек 2% за оплату карткою", "Оплатіть протягом доби. 1 бонус\u00a0— 1 грн, діє до кінця місяця.", "Як це працює"],
      ["Кешбек 2% за оплату картой", "Оплатите в течение суток. 1 бонус\u00a0— 1 грн, действует до конца месяца.", "Как это работает"],
    ),
  ),
  story(
    6,
    ["Пакування", "Упаковка"],
    slide(
      "/delivery",
      5,
      "basket~beige~v1~s2",
      ["Кожна упаковка підписана", "Артикул, колір, розмір і кількість: товар легко прийняти.", "Про доставку"],
      ["Каждая упаковка подписана", "Артикул, цвет, размер и количество: товар легко принять.", "О доставке"],
    ),
  ),
];
