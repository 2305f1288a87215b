import type { Element } from "./read-elements.ts";
import { count, type Tally } from "./tally.ts";

const ofBoth = [
  "Ид",
  "Статус",
  "ПометкаУдаления",
  "НомерВерсии",
  "Артикул",
  "Наименование",
  "ЗначенияСвойств",
  "ЗначенияРеквизитов",
  "Штрихкод",
];
const readOf: Record<string, ReadonlySet<string>> = {
  Товар: new Set([...ofBoth, "Описание", "Страна", "ТорговаяМарка", "Изготовитель", "Производитель", "Вес", "Группы", "Картинка"]),
  Предложение: new Set([...ofBoth, "ХарактеристикиТовара", "Цены", "Остатки", "Количество", "Склад"]),
};

/** Counts the children of a row that nothing reads, by name; empty ones say nothing. */
export function countUnread(row: Element, tally: Tally): void {
  for (const { name, text, children } of row.children) {
    if (!readOf[row.name]?.has(name) && (children.length > 0 || text.trim() !== "")) count(tally, "ignored", `${row.name}/${name}`);
  }
}
