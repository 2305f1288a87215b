import { textOfHtml } from "../../../../platform/html/text-of-html.ts";
import { cleanText } from "../../../../platform/text/clean-text.ts";
import { isEmptyValue, isReference } from "../../rows/empty-values.rules.ts";
import { readName } from "../../rows/escaped-name.rules.ts";
import { meaningOfName, plainName, type Meaning } from "../../exchange.rules.ts";
import { isPiece } from "../../rows/units.rules.ts";
import { child, children, childText, type Element } from "../files/read-elements.ts";

/** A property the shop has no field for. */
export type Detail = { key: string; name: string; uk: string; ru: string };
/** `values`: texts by id. */
export type Properties = Map<string, { name: string; meaning: Meaning | undefined; values: Map<string, string> }>;

/** `isKnown`: every id has its text. */
export type Property = { id: string; name: string; meaning: Meaning | undefined; text: string; isKnown: boolean };

const MOST = 60;
const LONGEST_NAME = 120;
const LONGEST_VALUE = 1_000;

const namedElements: Readonly<Record<string, string>> = { Модель: "Модель", Длина: "Довжина", Ширина: "Ширина", Высота: "Висота" };

export function propertiesOf(row: Element, properties: Properties): Property[] {
  return children(child(row, "ЗначенияСвойств"), "ЗначенияСвойства").map((value) => {
    const known = properties.get(childText(value, "Ид") ?? "");
    const name = known?.name || readName(childText(value, "Наименование") ?? "");
    const texts = children(value, "Значение").map(({ text }) => textOfValue(text.trim(), known?.values));
    return {
      id: childText(value, "Ид") ?? "",
      name,
      meaning: known?.meaning ?? meaningOfName(name),
      text: texts.filter(Boolean).join(", "),
      isKnown: texts.every((text) => text !== undefined),
    };
  });
}

const textOfValue = (text: string, values: ReadonlyMap<string, string> | undefined): string | undefined =>
  text === "" || isEmptyValue(text) ? "" : (values?.get(text) ?? (isReference(text) ? undefined : text));

/** Null keeps the earlier details. */
export function detailsOf(row: Element, properties: Properties): Detail[] | null {
  const named = Object.entries(namedElements).flatMap(([element, name]) => {
    const text = childText(row, element);
    return text && text !== "0" ? [{ name, text }] : [];
  });
  const unit = unitOf(row);
  if (!child(row, "ЗначенияСвойств") && named.length === 0 && !unit) return null;
  const details = new Map<string, Detail>();
  const said = propertiesOf(row, properties).filter(({ name, text }) => name !== "" && text !== "" && text !== "false");
  const sizes = said.filter(({ meaning }) => meaning === "size");
  const size = sizes.find(({ name }) => !isHeight(name)) ?? sizes[0];
  for (const one of said) {
    const { name, meaning, text } = one;
    const key = one === size || meaning === "colour" ? meaning : undefined;
    if (!meaning || key || meaning === "size" || meaning === "pack") add(details, { name, text, key });
  }
  for (const one of [...named, ...(unit ? [{ name: "Одиниця", text: unit }] : [])]) add(details, { ...one, key: undefined });
  return [...details.values()].filter(({ uk }) => uk !== "").slice(0, MOST);
}

/** Beside a size it is a property by its own name. */
const isHeight = (name: string): boolean => ["зріст", "рост"].includes(plainName(name));

const instant = /^(\d{4})-(\d{2})-(\d{2})T[\d:]+$/;

/** «Фасон (рос)» is the Russian value of «Фасон»; a mark that is set says yes. */
function add(details: Map<string, Detail>, { name, text, key: axis }: { name: string; text: string; key: Meaning | undefined }): void {
  const [, base = name] = /^(.*?)\s*\((?:рос|рус|ru)\.?\)$/i.exec(name) ?? [];
  const key = axis ?? plainName(base).slice(0, LONGEST_NAME);
  const before = details.get(key) ?? { key, name: base.replace(/^\d+\.\s*/, "").slice(0, LONGEST_NAME), uk: "", ru: "" };
  const value = cleanText(textOfHtml(text.replace(instant, "$3.$2.$1"))).slice(0, LONGEST_VALUE);
  if (text === "true") details.set(key, { ...before, uk: "так", ru: "да" });
  else details.set(key, base === name ? { ...before, uk: value } : { ...before, ru: value });
}

function unitOf(row: Element): string | undefined {
  const unit = child(row, "БазоваяЕдиница");
  const name = (unit?.attributes["НаименованиеКраткое"] ?? unit?.text ?? "").trim();
  return name === "" || isPiece(name) || /^\d+$/.test(name) ? undefined : name;
}
