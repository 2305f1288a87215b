import { withComma } from "../../../platform/text/decimal-comma.ts";

/** Centimetres as shown: `88,5`, or `150×215` for cloth; unknown measures keep their sender's name. */
export type Measured = { size: string; cm: Readonly<Record<string, string>> };

/** In the order of columns; names that senders use, in both languages. */
const known = {
  chest: ["груди", "грудь", "обхват грудей", "обхват груди"],
  waist: ["талія", "талия", "обхват талії", "обхват талии"],
  hips: ["стегна", "бедра", "обхват стегон", "обхват бедер"],
  width: ["ширина"],
  diameter: ["діаметр", "диаметр"],
  length: ["довжина", "длина", "довжина виробу", "длина изделия"],
  tall: ["висота", "высота"],
  sleeve: ["рукав", "довжина рукава", "длина рукава"],
  hem: ["низ", "по низу"],
  trousers: ["довжина штанів", "длина брюк", "довжина низу"],
  insole: ["устілка", "стелька", "довжина устілки", "длина стельки"],
  head: ["обхват голови", "обхват головы"],
  duvet: ["підковдра", "пододеяльник"],
  sheet: ["простирадло", "простыня"],
  pillow: ["наволочка", "наволочки"],
} as const;

export type KnownMeasure = keyof typeof known;

const measureOf = new Map(Object.entries(known).flatMap(([measure, names]) => names.map((name) => [name as string, measure])));
const MOST_LETTERS = 20_000;
const MOST_SIZES = 60;
const MOST_CM = 1_000;
const MEASURE = /([\p{L}ʼ'’ -]{2,40}?)\s+(\d{1,4}(?:[.,]\d{1,2})?)(?:\s?[×xх*]\s?(\d{1,4}))?(?!\d)/gu;

/** Reads `42: довжина 96, груди 88,5; 44: довжина 97`; unreadable parts are skipped. */
export function measurementsFrom(text: string): Measured[] {
  return text
    .slice(0, MOST_LETTERS)
    .split(/[;\n]/)
    .slice(0, MOST_SIZES)
    .flatMap((part) => {
      const [, size = "", said = ""] = /^\s*([^:]{1,40}?)\s*:(.+)$/.exec(part) ?? [];
      const cm = Object.fromEntries([...said.matchAll(MEASURE)].map(oneMeasure).filter(isPossible));
      return size && Object.keys(cm).length > 0 ? [{ size, cm }] : [];
    });
}

const oneMeasure = ([, name = "", number = "", across]: RegExpExecArray): [string, string] => {
  const plain = name.trim().toLowerCase();
  return [measureOf.get(plain.replaceAll("ё", "е")) ?? plain, across ? `${number}×${across}` : withComma(number)];
};

const isPossible = ([name, cm]: [string, string]): boolean =>
  name !== "" && cm.split("×").every((number) => Number.parseFloat(number) > 0 && Number.parseFloat(number) < MOST_CM);

export const isKnownMeasure = (name: string): name is KnownMeasure => Object.hasOwn(known, name);

export const measuresOf = (rows: readonly Measured[]): string[] =>
  [...new Set(rows.flatMap(({ cm }) => Object.keys(cm)))].sort(
    (one, other) => placeOf(one) - placeOf(other) || one.localeCompare(other, "uk"),
  );

const placeOf = (measure: string): number => (isKnownMeasure(measure) ? Object.keys(known).indexOf(measure) : Number.MAX_SAFE_INTEGER);

/** 44 is in «42–48», M in «S–XL». */
export function isInRun(size: string, other: string): boolean {
  if (size === other) return true;
  const [first = "", last] = other.split(/[–-]/);
  if (last === undefined) return false;
  const place = (one: string): number => (one in places ? (places[one] ?? Number.NaN) : Number(one));
  return place(first) <= place(size) && place(size) <= place(last);
}

const places: Readonly<Record<string, number>> = Object.fromEntries(
  ["XXS", "XS", "S", "M", "L", "XL", "XXL", "3XL"].map((size, at) => [size, at]),
);
