/** Names are compared without case, digits and dots. */
const meanings = {
  size: [
    "розмір",
    "размер",
    "size",
    "зріст",
    "рост",
    "розмір одягу",
    "размер одежды",
    "розмір взуття",
    "размер обуви",
    "розмір виробу",
    "размер изделия",
    "розмір (ua)",
    "дитячий розмір",
    "детский размер",
  ],
  colour: ["колір", "цвет", "color", "colour", "колір виробу", "цвет изделия", "основний колір", "основной цвет"],
  season: ["сезон", "пора року", "сезонність", "сезонность", "время года"],
  material: ["матеріал", "материал", "тканина", "ткань", "матеріал верху", "материал верха", "матеріал виробу", "материал изделия"],
  brand: ["бренд", "brand", "торгова марка", "торговая марка", "тм", "марка"],
  maker: ["виробник", "производитель", "изготовитель", "фірма виробник", "фирма производитель"],
  country: [
    "країна",
    "страна",
    "країна виробник",
    "країна-виробник",
    "країна виробника",
    "країна виробництва",
    "країна походження",
    "страна производитель",
    "страна-производитель",
    "страна производителя",
    "страна производства",
    "страна происхождения",
    "made in",
  ],
  gender: ["стать", "пол", "гендер", "gender", "для кого", "стать дитини", "пол ребенка"],
  compositionUk: ["склад", "состав"],
  compositionRu: ["склад (рос)", "состав (рос)"],
  measurements: ["заміри", "замеры"],
  minimum: ["мінімальне замовлення", "минимальный заказ", "мінімальна кількість"],
  retail: ["роздріб", "розница"],
  suborder: ["під замовлення", "под заказ"],
  video: ["з відео", "с видео"],
  topSales: ["топ продажів", "топ продаж", "хіт", "хит"],
  notReturnable: ["не підлягає поверненню", "не подлежит возврату"],
  deliveryDays: ["днів доставки", "дней доставки"],
  firstSeen: ["дата появи", "дата появления"],
  nameRu: ["назва (рос)", "название (рос)", "наименование (рос)", "найменування (рос)"],
  descriptionHtml: ["описаниевформатеhtml", "описание в формате html", "опис у форматі html", "опис в форматі html", "описhtml"],
  descriptionRu: ["опис (рос)", "описание (рос)"],
  pack: ["кількість в упаковці", "количество в упаковке", "упаковка", "в упаковці", "в упаковке"],
  weight: ["вага", "вес"],
  fileDescription: ["описаниефайла", "описфайлу"],
} as const;

export type Meaning = keyof typeof meanings;

export const wordOf = (meaning: Meaning): string => meanings[meaning][0];

/** All other meanings belong to the product. */
export const meaningsOfOffers: ReadonlySet<Meaning> = new Set(["size", "colour", "pack"]);

const meaningOf = new Map<string, Meaning>(
  Object.entries(meanings).flatMap(([meaning, names]) => names.map((name) => [name, meaning as Meaning])),
);

export const meaningOfName = (name: string): Meaning | undefined => meaningOf.get(plainName(name));

/** Reads the name of a characteristic too, which bases end with their kind of goods: «Цвет (Обувь (Для характеристик))». */
export const meaningOfAxis = (name: string): Meaning | undefined =>
  meaningOfName(name) ?? meaningOfName(cutAtLastBrackets(name)?.before ?? "");

/** «Ширина коробки (см)», «Кратність»: of how goods are packed, which tells no two choices apart. */
export const isOfPacking = (name: string): boolean => /упаков|пакуван|короб|брутто|нетто|кратн/i.test(name);

export function numberFrom(text: string | undefined): number | undefined {
  const plain = text?.replace(/[\s\u00a0\u202f]/g, "").replace(",", ".") ?? "";
  if (!/^-?\d{1,15}(\.\d{1,10})?$/.test(plain)) return undefined;
  return Number(plain);
}

export function flagFrom(text: string | undefined): boolean | undefined {
  const plain = text?.trim().toLowerCase();
  if (!plain) return undefined;
  return ["true", "да", "так", "1", "истина", "істина", "yes"].includes(plain);
}

/** Without `#` the product is its own only variation. */
export function splitOfferId(id: string): { product: string; variation: string } {
  const cut = id.indexOf("#");
  return { product: cut < 0 ? id : id.slice(0, cut), variation: id };
}

/** Reads the brackets of `Кросівки KR-100 (39)`, `… (42, чорний)` or `… (104 (3-4 роки); сірий)`. */
export function partsOfName(name: string): string[] {
  const inside = cutAtLastBrackets(name)?.inside ?? "";
  return inside.length > LONGEST_IN_BRACKETS
    ? []
    : inside
        .split(/[,;](?![^()]*\))/)
        .map((part) => part.trim())
        .filter(Boolean);
}

const LONGEST_IN_BRACKETS = 120;

/** Only brackets that end the text, with those inside them. */
function cutAtLastBrackets(text: string): { before: string; inside: string } | undefined {
  const plain = text.trimEnd();
  if (!plain.endsWith(")")) return undefined;
  let depth = 0;
  for (let at = plain.length - 1; at >= 0; at -= 1) {
    if (plain[at] === ")") depth += 1;
    if (plain[at] === "(") depth -= 1;
    if (depth === 0) return { before: plain.slice(0, at), inside: plain.slice(at + 1, -1) };
  }
  return undefined;
}

/** A full export that would hide this share or more waits for staff (security.md S48). */
export const SHARE_THAT_WAITS = 0.2;

export function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/^\d+\.?\s*/, "")
    .replaceAll("ё", "е")
    .replaceAll(/[.:*]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
