import { plural, wordsFor, type Locale } from "../../../platform/i18n.ts";
import { textContextMessages } from "./text-context.messages.ts";
import { formatWhole } from "../../../platform/money/money.ts";

/** `values`: what stands for `{name}` in a text. `holds`: the names of conditions, services that are on and facts that are known. */
export type TextContext = { values: Readonly<Record<string, string>>; holds: ReadonlySet<string> };

export const fill = (text: string, { values }: TextContext): string =>
  text.replace(/\{([a-z_]+)\}/g, (written, name: string) => values[name] ?? written);

/** `card cod !chat`: all must hold; an empty condition always does. */
export const isShown = (condition: string, { holds }: TextContext): boolean =>
  condition
    .split(/\s+/)
    .filter(Boolean)
    .every((name) => (name.startsWith("!") ? !holds.has(name.slice(1)) : holds.has(name)));

export type Facts = { products: number; brands: number; importers: number; warehouse_m2: number };

/** «понад 190 товарів», «24 виробники»; empty for an unknown fact. */
export function factWords(facts: Facts, locale: Locale): Record<"products" | "brands" | "importers" | "warehouse", string> {
  const counted = (name: "products" | "brands" | "importers") => countedWords(facts[name], name, locale);
  return {
    products: counted("products"),
    brands: counted("brands"),
    importers: counted("importers"),
    warehouse: facts.warehouse_m2 > 0 ? `${grouped(facts.warehouse_m2)}\u00a0м²` : "",
  };
}

/** Rounded down to two digits, so that it stays true tomorrow. */
function countedWords(count: number, name: "products" | "brands" | "importers", locale: Locale): string {
  if (count <= 0) return "";
  const words = wordsFor(textContextMessages, locale);
  const step = 10 ** Math.max(0, String(count).length - 2);
  const said = Math.floor(count / step) * step;
  const word = plural(locale, said, words[name]);
  return said === count ? `${grouped(said)} ${word}` : words.atLeast(grouped(said), word);
}

/** «9999», «10 000». */
const grouped = (number: number): string => (number < 10_000 ? String(number) : formatWhole(number));
