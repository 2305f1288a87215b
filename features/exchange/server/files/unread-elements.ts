import { meaningOfName, meaningsOfOffers } from "../../exchange.rules.ts";
import { picturePath } from "../../rows/picture-path.rules.ts";
import { childText, type Element } from "./read-elements.ts";
import { requisitesIn } from "./requisites-of.ts";
import { propertiesOf, type Properties } from "../rows/details-of.ts";
import { isOfferToo } from "../rows/offer-row.ts";
import { picturesIn } from "../rows/pictures-of.ts";
import { count, type Tally } from "../report/tally.ts";

const ofBoth = [
  "Ид",
  "ИдХарактеристики",
  "Статус",
  "ПометкаУдаления",
  "НомерВерсии",
  "Артикул",
  "Наименование",
  "ЗначенияСвойств",
  "ЗначенияРеквизитов",
  "ЗначениеРеквизита",
  "Штрихкод",
  "ШтрихКод",
  "Картинка",
  "ОсновнаяКартинка",
];
const readOf: Record<string, ReadonlySet<string>> = {
  Товар: new Set([
    ...ofBoth,
    "Описание",
    "ОписаниеВФорматеHTML",
    "Страна",
    "ТорговаяМарка",
    "Изготовитель",
    "Производитель",
    "Вес",
    "Группы",
    "БазоваяЕдиница",
    "Модель",
    "Длина",
    "Ширина",
    "Высота",
  ]),
  Предложение: new Set([...ofBoth, "ХарактеристикиТовара", "Цены", "Остатки", "Количество", "КоличествоНаСкладах", "Склад", "Склады"]),
};

export function countUnread(row: Element, properties: Properties, tally: Tally): void {
  const ignore = (what: string) => count(tally, "ignored", `${row.name}/${what}`);
  const isOffer = row.name === "Предложение";
  const read = [row.name, ...(isOffer || !isOfferToo(row) ? [] : ["Предложение"])].map((name) => readOf[name]);
  for (const { name, text, children } of row.children)
    if (!read.some((names) => names?.has(name)) && (children.length > 0 || text.trim() !== "")) ignore(name);
  for (const { id, name, meaning, text, isKnown } of propertiesOf(row, properties)) {
    const isRead = isOffer ? meaning !== undefined && meaningsOfOffers.has(meaning) : name !== "";
    if (text && !isRead) ignore(`ЗначенияСвойства: ${name || id}`);
    if (!isKnown) ignore(`ЗначенияСвойства: ${name || id} (?)`);
  }
  for (const requisite of requisitesIn(row)) {
    const name = childText(requisite, "Наименование") ?? "";
    const meaning = meaningOfName(name);
    const isRead = meaning !== undefined && meaningsOfOffers.has(meaning) === isOffer;
    if (!isRead && childText(requisite, "Значение")) ignore(`ЗначениеРеквизита: ${name}`);
  }
  for (const { text } of picturesIn(row)) if (text.trim() !== "" && picturePath(text) === undefined) ignore(`Картинка: ${text.trim()}`);
}
