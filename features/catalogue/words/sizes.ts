import type { Language } from "../../../platform/i18n.ts";

const letterSizes = ["XXS", "XS", "S", "M", "L", "XL", "XXL", "3XL", "4XL", "5XL"];
const letterSynonyms: Readonly<Record<string, string>> = { "2XS": "XXS", "2XL": "XXL", XXXL: "3XL", XXXXL: "4XL" };

const bedLinenSizes = [
  { uk: "півтораспальний", ru: "полуторный" },
  { uk: "двоспальний", ru: "двуспальный" },
  { uk: "євро", ru: "евро" },
  { uk: "сімейний", ru: "семейный" },
];

const oneSize = { uk: "універсальний", ru: "универсальный" };
const oneSizeWords = ["one size", "onesize", "o/s", oneSize.uk, oneSize.ru];

/** First numbers of each notation, so that a mixed list keeps kinds together: one size, letters, numbers, cloth, volume, beds. */
const start = { oneSize: 0, letters: 100, numbers: 1_000, dimensions: 100_000, volumes: 10_000_000, beds: 20_000_000 };

/** Knows S…XXL, 42, 26–32, heights 56–164, shoes, socks 23–25, cloth 50×90, 350 мл and 3 л, beds, «one size»; an unknown word goes last. */
export function sizeOrder(size: string): number {
  const text = size.trim().replaceAll(",", ".");
  const lower = text.toLowerCase();
  if (oneSizeWords.includes(lower)) return start.oneSize;
  const bed = bedLinenSizes.findIndex(({ uk, ru }) => uk === lower || ru === lower);
  if (bed >= 0) return start.beds + bed;
  return letterOrder(text) ?? dimensionOrder(text) ?? volumeOrder(lower) ?? numberOrder(text) ?? Number.MAX_SAFE_INTEGER;
}

/** A size in a reader's language: `50×90` → `50×90 см`, «євро» → «евро», «one size» → «універсальний». */
export function sizeName(size: string, language: Language): string {
  const lower = size.trim().toLowerCase();
  if (oneSizeWords.includes(lower)) return oneSize[language];
  const bed = bedLinenSizes.find(({ uk, ru }) => uk === lower || ru === lower);
  if (bed) return bed[language];
  return /^\d+\s*[×xх]\s*\d+$/iu.test(lower) ? `${size.trim()}\u00a0см` : size;
}

/** A run `S–XXL` comes right after its first size. */
function letterOrder(text: string): number | undefined {
  const [first, last] = text.toUpperCase().split(/\s*[–—-]\s*/u);
  const from = letterPlace(first);
  if (from === undefined) return undefined;
  if (last === undefined) return start.letters + from;
  const to = letterPlace(last);
  return to === undefined ? undefined : start.letters + from + (to + 1) / 100;
}

function letterPlace(word: string | undefined): number | undefined {
  const place = letterSizes.indexOf(letterSynonyms[word ?? ""] ?? word ?? "");
  return place < 0 ? undefined : place;
}

function dimensionOrder(text: string): number | undefined {
  const found = /^(\d+(?:\.\d+)?)\s*[×xх*]\s*(\d+(?:\.\d+)?)/iu.exec(text);
  return found ? start.dimensions + Number(found[1]) * 1_000 + Number(found[2]) : undefined;
}

function volumeOrder(lower: string): number | undefined {
  const found = /^(\d+(?:\.\d+)?)\s*(мл|л)$/u.exec(lower);
  return found ? start.volumes + Number(found[1]) * (found[2] === "л" ? 1_000 : 1) : undefined;
}

/** A range `98–104` comes right after its first number. */
function numberOrder(text: string): number | undefined {
  const found = /^(\d+(?:\.\d+)?)(?:\s*[–—-]\s*(\d+(?:\.\d+)?))?(?:\s*см)?$/u.exec(text);
  if (!found) return undefined;
  return start.numbers + Number(found[1]) + (found[2] === undefined ? 0 : Number(found[2]) / 10_000);
}
