import { meaningOfName } from "../exchange.rules.ts";
import { child, children, childText, type Element } from "./read-elements.ts";
import { propertiesOf, type Properties } from "./details-of.ts";
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
  Товар: new Set([
    ...ofBoth,
    "Описание",
    "Страна",
    "ТорговаяМарка",
    "Изготовитель",
    "Производитель",
    "Вес",
    "Группы",
    "Картинка",
    "БазоваяЕдиница",
    "Модель",
    "Длина",
    "Ширина",
    "Высота",
  ]),
  Предложение: new Set([...ofBoth, "ХарактеристикиТовара", "Цены", "Остатки", "Количество", "Склад"]),
};

/** Counts the children of a row that nothing reads, by name; empty ones say nothing. */
export function countUnread(row: Element, properties: Properties, tally: Tally): void {
  for (const { name, text, children } of row.children) {
    if (!readOf[row.name]?.has(name) && (children.length > 0 || text.trim() !== "")) count(tally, "ignored", `${row.name}/${name}`);
  }
  if (row.name === "Предложение") {
    for (const { name, meaning, text } of propertiesOf(row, properties))
      if (!meaning && text) count(tally, "ignored", `${row.name}/ЗначенияСвойства: ${name}`);
  }
  for (const requisite of children(child(row, "ЗначенияРеквизитов"), "ЗначениеРеквизита")) {
    const name = childText(requisite, "Наименование") ?? "";
    if (!meaningOfName(name) && childText(requisite, "Значение")) count(tally, "ignored", `${row.name}/ЗначениеРеквизита: ${name}`);
  }
}
