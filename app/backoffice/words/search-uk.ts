/** Words of the rules for searched words. */
export const searchUk = {
  "resources.search-words.name": "Слова пошуку",
  "resources.search-words.fields.typed": "Що шукають",
  "resources.search-words.fields.readAs": "Шукати так",
  "resources.search-words.fields.leadsTo": "Адреса сторінки",
  "resources.search-words.fields.changedAt": "Змінено",
  searchWords: {
    what: "Що робити",
    make: "Синонім або перехід",
    typedHint: "Слово чи кілька слів, у будь-якій формі. Діє й у неправильній розкладці, обома мовами.",
    either: "Шукати інші слова",
    readHint: "Наприклад: «дутики» → «черевики зимові»",
    or: "Або вести на сторінку",
    category: "Категорія",
    leadsHint: "Категорія, товар, акція чи інша сторінка магазину: /sale, /promo/winter або скопійована адреса",
    reads: "Шукаємо: %{text}",
    leads: "Ведемо на %{path}",
    remove: "Прибрати правило",
  },
};
