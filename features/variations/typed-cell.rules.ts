import { genders, type Gender } from "../catalogue/words/genders.ts";
import { fromHryvnias, type Kopiykas } from "../../platform/money/money.ts";
import { audiencesText, cellOf, type CellValue, type Fault, type Field } from "./cells.rules.ts";

export type Typed = { value: CellValue } | { fault: Fault };

/** The value of a typed or pasted text. Spaces separate thousands; a whole number may have zero kopiykas («1 200,00»). */
export function typedCell(field: Field, typed: string): Typed {
  const { kind } = cellOf(field);
  const plain = typed.replaceAll(/\s+/g, " ").trim();
  switch (kind) {
    case "text":
      return { value: plain };
    case "flag":
      return flagOf(plain.toLowerCase());
    case "audiences":
      return audiencesOf(plain.toLowerCase());
    default:
      return wholeOf(plain);
  }
}

/** An empty cell clears a text that may be empty, and otherwise changes nothing. */
export const saysNothing = (field: Field, typed: string): boolean => {
  const { kind, least } = cellOf(field);
  return typed.trim() === "" && kind !== "audiences" && (kind !== "text" || least > 0);
};

const yes = new Set(["так", "да", "yes", "true", "истина", "істина", "1", "+", "✓"]);
const no = new Set(["ні", "нет", "no", "false", "ложь", "хибність", "0", "-", "−"]);

function flagOf(word: string): Typed {
  if (yes.has(word)) return { value: true };
  return no.has(word) ? { value: false } : { fault: "variations.notYesNo" };
}

/** Both languages; the codes are those of the addresses. */
const audienceWords = new Map<string, Gender>([
  ["жінкам", "female"],
  ["женщинам", "female"],
  ["чоловікам", "male"],
  ["мужчинам", "male"],
  ["дітям", "kids"],
  ["детям", "kids"],
  ["дім", "home"],
  ["дом", "home"],
  ...genders.map((gender) => [gender, gender] as const),
]);

function audiencesOf(words: string): Typed {
  const named = words.split(/[ ,;/]/).filter(Boolean);
  const found = named.map((word) => audienceWords.get(word)).filter((gender) => gender !== undefined);
  return found.length < named.length ? { fault: "variations.notAudience" } : { value: audiencesText(found) };
}

function wholeOf(text: string): Typed {
  if (text === "") return { fault: "variations.empty" };
  if (hasCurrency(text)) return { fault: "variations.money" };
  const number = numberOf(text.replace(/ ?шт\.?$/i, ""));
  return number === undefined || !Number.isSafeInteger(number) ? { fault: "variations.notWhole" } : { value: number };
}

const hasCurrency = (text: string): boolean => /[₴$€]|грн|uah/i.test(text);

/** Reads a sum of a table («1 299,50 грн», «₴1299.5»); undefined for no sum. */
export function typedMoney(typed: string): Kopiykas | undefined {
  const plain = typed
    .replaceAll(/\s+/g, " ")
    .replace(/₴|грн\.?|uah/i, "")
    .trim();
  const number = numberOf(plain);
  const isExact = !/[.,]\d{3,}$/.test(plain);
  return number !== undefined && number >= 0 && number < 1e12 && isExact ? fromHryvnias(number) : undefined;
}

/** `−`, `-`; thousands by spaces or apostrophes, three digits each; a comma or a point before the fraction. */
function numberOf(text: string): number | undefined {
  const found = /^([-−]?)(\d{1,15}|\d{1,3}(?:[ '’]\d{3}){1,4})(?:[.,](\d{1,6}))?$/.exec(text);
  if (!found) return undefined;
  const [, sign, wholePart = "", fraction = "0"] = found;
  const size = Number(`${wholePart.replaceAll(/[ '’]/g, "")}.${fraction}`);
  return sign && size > 0 ? -size : size;
}
