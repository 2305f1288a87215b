import type { searchUk } from "../uk/search.ts";

export const searchRu: typeof searchUk = {
  "resources.search-words.name": "Слова поиска",
  "resources.search-words.fields.typed": "Что ищут",
  "resources.search-words.fields.readAs": "Искать так",
  "resources.search-words.fields.leadsTo": "Адрес страницы",
  "resources.search-words.fields.changedAt": "Изменено",
  searchWords: {
    what: "Что делать",
    make: "Синоним или переход",
    typedHint: "Слово или несколько слов, в любой форме. Действует и в неправильной раскладке, на обоих языках.",
    either: "Искать другие слова",
    readHint: "Например: «дутики» → «ботинки зимние»",
    or: "Или вести на страницу",
    category: "Категория",
    leadsHint: "Категория, товар, акция или другая страница магазина: /sale, /promo/winter или скопированный адрес",
    reads: "Ищем: %{text}",
    leads: "Ведём на %{path}",
    remove: "Убрать правило",
  },
};
