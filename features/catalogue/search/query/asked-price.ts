/** Hryvnias a piece, both included. */
export type AskedPrice = { least: number; most: number };

const currency = /(?:гр|грн|грив\p{L}*|uah|₴)(?![\p{L}\p{N}])\.?/u.source;
const number = /(?<![\p{L}\p{N}.,-])(\d{1,3}(?: \d{3})+|\d{1,6}(?:[.,]\d{1,2})?)(?: ?(тис|тыс|тищ|тыщ)\p{L}*\.?)?(?![\p{L}\p{N}])/u.source;
const thousand = /(?<!\p{L})(тисяч|тысяч|тищ|тыщ)\p{L}*/u.source;
const atMost = /(?<!\p{L}|не )(?:до|дешевше|дешевле|менше|меньше|не (?:більше|больше|дорожче|дороже)|максимум|макс)(?: (?:за|ніж|чем))?/u
  .source;
const atLeast =
  /(?<!\p{L}|не )(?:від|вид|от|дорожче|дороже|більше|больше|не (?:менше|меньше|дешевше|дешевле)|мінімум|минимум)(?: (?:за|ніж|чем))?/u
    .source;
const by = /(?<!\p{L})(?:за|по|ціна|цена|ціною)/u.source;
/** A number with a unit is no price: «до 200 см», «від 116 росту». */
const bare = /(?! ?[-–—*xх/]? ?[\p{L}\p{N}]*(?:см|cm|мм|mm|кг|гр?|мл|шт|пар|рок|рік|лет|год|мес|міс|розм|разм|рост|зріст)(?!\p{L}))/u
  .source;

type Way = { pattern: RegExp; read(parts: readonly (string | undefined)[]): AskedPrice | undefined };

const between = ([one, ofOne, other, ofOther]: readonly (string | undefined)[]): AskedPrice => {
  const [first, second] = [hryvnias(one, ofOne ?? ofOther), hryvnias(other, ofOther)];
  return { least: Math.min(first, second), most: Math.max(first, second) };
};
/** A number without currency is more likely a size: clothes go up to 176 centimetres, though not in fifties. */
const isSurelyAPrice = (amount: number): boolean => amount >= 200 || (amount >= 100 && amount % 50 === 0);

const ways: readonly Way[] = [
  { pattern: way(`${atLeast} ${number}(?: ?${currency})? (?:до|по) ${number} ?${currency}`), read: between },
  { pattern: way(`(?:${by} )?${number} ?(?:-|–|—) ?${number.replace("(?<![\\p{L}\\p{N}.,-])", "")} ?${currency}`), read: between },
  { pattern: way(`${atLeast} ${number}(?: ?${currency})? (?:до|по) ${number}${bare}`), read: surely(between) },
  { pattern: way(`${atMost} ${number} ?${currency}`), read: ([most, of]) => ({ least: 0, most: hryvnias(most, of) }) },
  { pattern: way(`${atMost} ${thousand}(?: ?${currency})?`), read: () => ({ least: 0, most: 1_000 }) },
  { pattern: way(`${atLeast} ${number} ?${currency}`), read: ([least, of]) => ({ least: hryvnias(least, of), most: Infinity }) },
  { pattern: way(`${atMost} ${number}${bare}`), read: surely(([most, of]) => ({ least: 0, most: hryvnias(most, of) })) },
  { pattern: way(`${atLeast} ${number}${bare}`), read: surely(([least, of]) => ({ least: hryvnias(least, of), most: Infinity })) },
  { pattern: way(`(?:${by} )?${number} ?${currency}`), read: ([most, of]) => ({ least: 0, most: hryvnias(most, of) }) },
];

/** Separates the price a query names from the rest: «футболка до 300 грн» asks for up to 300 hryvnias. */
export function askedPrice(text: string): { price: AskedPrice | undefined; rest: string } {
  if (!/\d|т[ыи][щс]/iu.test(text)) return { price: undefined, rest: text };
  const plain = text.normalize("NFC").replaceAll(/\s+/g, " ").replaceAll(joined, "$1 ").trim();
  for (const { pattern, read } of ways) {
    const found = pattern.exec(plain);
    const price = found && read(found.slice(1));
    if (!found || !price) continue;
    const rest = `${plain.slice(0, found.index)} ${plain.slice(found.index + found[0].length)}`;
    return { price, rest: rest.replaceAll(/\s+/g, " ").trim() };
  }
  return { price: undefined, rest: text };
}

const joined = /(\d)(?=(?:грн|грив|uah|тис|тыс))/giu;

function way(pattern: string): RegExp {
  return new RegExp(pattern, "iu");
}

function surely(read: (parts: readonly (string | undefined)[]) => AskedPrice): Way["read"] {
  return (parts) => {
    const price = read(parts);
    return isSurelyAPrice(Number.isFinite(price.most) ? price.most : price.least) ? price : undefined;
  };
}

const hryvnias = (digits: string | undefined, thousands: string | undefined): number =>
  Number((digits ?? "").replaceAll(" ", "").replace(",", ".")) * (thousands === undefined ? 1 : 1_000);
