type Section = Record<string, ReadonlySet<string>>;

const properties = new Set(["Свойство", "СвойствоНоменклатуры"]);
const dictionaries: Section = {
  Группы: new Set(["Группа"]),
  Свойства: properties,
  ТипыЦен: new Set(["ТипЦены"]),
  Валюты: new Set(["Валюта"]),
};
const offers: Section = { ...dictionaries, Предложения: new Set(["Предложение"]) };

/** Sections by parent, because a `Товар` of a document of orders is an order line. */
export const sections: Record<string, Section> = {
  Классификатор: dictionaries,
  Каталог: { ...dictionaries, Товары: new Set(["Товар"]) },
  ПакетПредложений: offers,
  ИзмененияПакетаПредложений: offers,
};

export const announced = new Set(["Каталог", "ПакетПредложений", "ИзмененияПакетаПредложений"]);

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
