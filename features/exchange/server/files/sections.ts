type Section = Record<string, ReadonlySet<string>>;

const properties = new Set(["Свойство", "СвойствоНоменклатуры"]);
const dictionaries: Section = {
  Группы: new Set(["Группа"]),
  Свойства: properties,
  ТипыЦен: new Set(["ТипЦены"]),
  Валюты: new Set(["Валюта"]),
};
const offers: Section = { ...dictionaries, Предложения: new Set(["Предложение"]) };

/**
 * What is read below each child of `КоммерческаяИнформация`, by the name of its parent. Goods stand in a catalogue and
 * offers in a package of offers: a document of orders has `Товар` too, and those are lines of somebody's order.
 */
export const sections: Record<string, Section> = {
  Классификатор: dictionaries,
  Каталог: { ...dictionaries, Товары: new Set(["Товар"]) },
  ПакетПредложений: offers,
  ИзмененияПакетаПредложений: offers,
};

/** Sections whose beginning is told at once, for their attributes. */
export const announced = new Set(["Каталог", "ПакетПредложений", "ИзмененияПакетаПредложений"]);

/** Children of a section that say what it is, and are read or are of no use to anybody. */
export const headings = new Set([
  "Ид",
  "Наименование",
  "Описание",
  "Владелец",
  "ИдКлассификатора",
  "ИдКаталога",
  "СодержитТолькоИзменения",
  "НомерВерсии",
  "Комментарий",
  "Классификатор",
]);
