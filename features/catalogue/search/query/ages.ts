import { fold, hasDigit } from "../language/letters.ts";

/** Folded forms: «на 5 рочків», «3 годика», «6 міс». */
const years = /^(?:рик|роки|рокив|року|рочок|рочки|рочкив|рокы|годик|годика|годиков|год|года|годив|лет|годков|годочкив|years?|yo)$/u;
const months = /^(?:мис|мес|мисяц\p{L}*|месяц\p{L}*|months?)$/u;

/** Centimetres by age in years; the first two are for babies. */
const heights = [62, 80, 92, 98, 104, 110, 116, 122, 128, 134, 140, 146, 152, 158, 164, 164, 164];
/** `from`: the month from which a size fits. */
const babyHeights: readonly (readonly [from: number, height: number])[] = [
  [9, 80],
  [6, 74],
  [4, 68],
  [2, 62],
  [0, 56],
];
const WORD_FOR_CHILDREN = "дитячий";

/** «Сукня на 5 років» asks for size 110. */
export function agesAsHeights(chunks: readonly string[]): string[] {
  const read: string[] = [];
  for (const chunk of chunks) {
    const number = chunkNumber(read.at(-1));
    const height = number === undefined ? undefined : heightAt(number, fold(chunk));
    if (height === undefined) read.push(chunk);
    else read.splice(-1, 1, WORD_FOR_CHILDREN, String(height));
  }
  return read;
}

function chunkNumber(chunk: string | undefined): number | undefined {
  const parts = (chunk ?? "").split(/[-–—]/u);
  const last = parts.at(-1) ?? "";
  return parts.every((part) => part.length > 0 && part.length <= 2 && [...part].every(hasDigit)) ? Number(last) : undefined;
}

function heightAt(age: number, unit: string): number | undefined {
  if (months.test(unit)) return babyHeights.find(([from]) => from <= age)?.[1];
  return years.test(unit) ? heights[age] : undefined;
}
