/** Names under which senders write one thing, in Ukrainian and Russian, compared without case, digits and dots. */
const meanings = {
  size: ["розмір", "размер", "size", "зріст", "рост"],
  colour: ["колір", "цвет", "color"],
  season: ["сезон"],
  material: ["матеріал", "материал"],
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
  descriptionRu: ["опис (рос)", "описание (рос)"],
  pack: ["кількість в упаковці", "количество в упаковке", "упаковка", "в упаковці", "в упаковке"],
  weight: ["вес", "вага"],
  fileDescription: ["описаниефайла", "описфайлу"],
} as const;

export type Meaning = keyof typeof meanings;

const meaningOf = new Map<string, Meaning>(
  Object.entries(meanings).flatMap(([meaning, names]) => names.map((name) => [name, meaning as Meaning])),
);

/** What a property, requisite or characteristic is to the shop; undefined for the many that are nothing to it. */
export const meaningOfName = (name: string): Meaning | undefined => meaningOf.get(plainName(name));

/** Roots of the group tree that are audiences, by id or name (both languages). */
export function audienceOf({ id, name }: { id: string; name: string }): "female" | "male" | "kids" | "home" | undefined {
  const known = {
    female: ["female", "жінкам", "женщинам"],
    male: ["male", "чоловікам", "мужчинам"],
    kids: ["kids", "дітям", "детям"],
    home: ["home", "для дому", "для дома"],
  } as const;
  for (const [audience, names] of Object.entries(known)) {
    if ((names as readonly string[]).includes(id.toLowerCase()) || (names as readonly string[]).includes(plainName(name)))
      return audience as keyof typeof known;
  }
  return undefined;
}

/** A number with comma or dot and spaces of any kind; undefined when it is none. */
export function numberFrom(text: string | undefined): number | undefined {
  const plain = text?.replace(/[\s\u00a0\u202f]/g, "").replace(",", ".") ?? "";
  if (!/^-?\d{1,15}(\.\d{1,10})?$/.test(plain)) return undefined;
  return Number(plain);
}

/** `true`, `Да`, `Так`, `1`; undefined when nothing was said. */
export function flagFrom(text: string | undefined): boolean | undefined {
  const plain = text?.trim().toLowerCase();
  if (!plain) return undefined;
  return ["true", "да", "так", "1", "истина", "істина", "yes"].includes(plain);
}

/** `product#variation` at the first `#`; without one the product is its own only variation. */
export function splitOfferId(id: string): { product: string; variation: string } {
  const cut = id.indexOf("#");
  return { product: cut < 0 ? id : id.slice(0, cut), variation: id };
}

/** The size in the brackets that end a name, `Кросівки KR-100 (39)`, `… (42, чорний)`. */
export function sizeFromName(name: string): string | undefined {
  const inside = /\(([^()]{1,60})\)\s*$/.exec(name)?.[1];
  return inside?.split(",")[0]?.trim();
}

/** A full export that would hide this share of the catalogue or more waits for the shop's staff (security.md S48). */
export const SHARE_THAT_WAITS = 0.2;

function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/^\d+\.?\s*/, "")
    .replaceAll(".", "")
    .trim();
}
