import { sizeName } from "../../words/sizes.ts";
import { fold, hasDigit, wordsOf } from "./letters.ts";
import { stem } from "./stem.ts";

const letterSizes = ["xxs", "xs", "s", "m", "l", "xl", "xxl", "3xl", "4xl", "5xl"];
const LONGEST_RUN = 60;

/** «42–48» stands for each size in it, «350 мл» also for «350», a bed for its names in both languages. */
export function sizeTerms(size: string): string[] {
  const text = plainSize(size);
  const found = new Set([text.replaceAll(" ", "")]);
  for (const part of text.split(" ")) if (part !== "") found.add(part);
  const [first = "", last] = text.split("-");
  if (last !== undefined) for (const one of between(first, last)) found.add(one);
  if (!hasDigit(text)) {
    for (const word of [...wordsOf(sizeName(size, "uk")), ...wordsOf(sizeName(size, "ru"))]) found.add(stem(fold(word)));
  }
  return [...found];
}

/** «50 х 90», «50*90» and «50×90» become "50x90", «25–27» becomes "25-27". */
export function plainSize(text: string): string {
  const signs = [...text.toLowerCase()].map((sign) => (dashes.includes(sign) ? "-" : sign));
  return signs.map((sign, at) => (times.includes(sign) && isDigit(signs[at - 1]) && isDigit(signs[at + 1]) ? "x" : sign)).join("");
}

/** «ХЛ», «м» and «л» mean XL, M and L. */
export function letterSize(word: string): string | undefined {
  const latin = [...word].map((letter) => sizeLetters.get(letter) ?? letter).join("");
  const size = latin === "2xl" ? "xxl" : latin === "xxxl" ? "3xl" : latin;
  return letterSizes.includes(size) ? size : undefined;
}

const dashes = "–—‐-";
const times = "×xх*";
const sizeLetters = new Map(Object.entries({ х: "x", л: "l", м: "m", с: "s" }));
const isDigit = (sign: string | undefined): boolean => sign !== undefined && sign >= "0" && sign <= "9";

function between(first: string, last: string): string[] {
  const letters = [letterSizes.indexOf(first), letterSizes.indexOf(last)] as const;
  if (letters[0] >= 0 && letters[1] >= letters[0]) return letterSizes.slice(letters[0], letters[1] + 1);
  const span = Number(last) - Number(first);
  if (!(span >= 0 && span <= LONGEST_RUN)) return [];
  return Array.from({ length: span + 1 }, (_, at) => String(Number(first) + at));
}
