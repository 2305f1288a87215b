/** `deep` for light goods, so that their outline stays visible. */
type ColourTint = { row: 1 | 2 | 3 | 4 | 5 | 6 | 7; deep: boolean };

export type Colour = {
  slug: string;
  uk: string;
  ru: string;
  hex: string;
  /** CIE L*, 0–100; above 65 a swatch needs a ring. */
  lightness: number;
  /** First and second choice of the cloth. */
  tints: readonly [ColourTint, ColourTint];
};

const cloth = (row: ColourTint["row"]): ColourTint => ({ row, deep: false });
const deepCloth = (row: ColourTint["row"]): ColourTint => ({ row, deep: true });

/** In the order of filters. */
export const colours: readonly Colour[] = [
  { slug: "white", uk: "білий", ru: "белый", hex: "#FBFAF8", lightness: 98, tints: [deepCloth(4), deepCloth(5)] },
  { slug: "milk", uk: "молочний", ru: "молочный", hex: "#F4EEE3", lightness: 94, tints: [deepCloth(1), deepCloth(3)] },
  { slug: "black", uk: "чорний", ru: "чёрный", hex: "#17181C", lightness: 8, tints: [cloth(2), cloth(7)] },
  { slug: "graphite", uk: "графітовий", ru: "графитовый", hex: "#3A3D44", lightness: 26, tints: [cloth(4), cloth(6)] },
  { slug: "grey", uk: "сірий", ru: "серый", hex: "#8A8D91", lightness: 59, tints: [cloth(6), cloth(2)] },
  { slug: "melange", uk: "сірий меланж", ru: "серый меланж", hex: "#A6A8AB", lightness: 69, tints: [cloth(6), cloth(2)] },
  { slug: "silver", uk: "сріблястий", ru: "серебристый", hex: "#C3C6CA", lightness: 80, tints: [deepCloth(2), deepCloth(3)] },
  { slug: "beige", uk: "бежевий", ru: "бежевый", hex: "#D9C3A5", lightness: 80, tints: [deepCloth(4), deepCloth(5)] },
  { slug: "camel", uk: "кемел", ru: "кэмел", hex: "#B98A5E", lightness: 61, tints: [cloth(4), cloth(3)] },
  { slug: "chocolate", uk: "шоколадний", ru: "шоколадный", hex: "#5A3826", lightness: 27, tints: [cloth(6), cloth(2)] },
  { slug: "brown", uk: "коричневий", ru: "коричневый", hex: "#7A5238", lightness: 39, tints: [cloth(6), cloth(4)] },
  { slug: "terracotta", uk: "теракотовий", ru: "терракотовый", hex: "#B5563A", lightness: 48, tints: [cloth(5), cloth(6)] },
  { slug: "orange", uk: "помаранчевий", ru: "оранжевый", hex: "#E2762B", lightness: 61, tints: [cloth(4), cloth(3)] },
  { slug: "coral", uk: "кораловий", ru: "коралловый", hex: "#EE7F6D", lightness: 65, tints: [cloth(4), cloth(5)] },
  { slug: "burgundy", uk: "бордовий", ru: "бордовый", hex: "#6E1B2D", lightness: 25, tints: [cloth(1), cloth(2)] },
  { slug: "beet", uk: "буряковий", ru: "свекольный", hex: "#8C1250", lightness: 31, tints: [cloth(2), cloth(5)] },
  { slug: "red", uk: "червоний", ru: "красный", hex: "#BE2A30", lightness: 42, tints: [cloth(7), cloth(4)] },
  { slug: "powder", uk: "пудровий", ru: "пудровый", hex: "#DDB0AA", lightness: 76, tints: [cloth(5), cloth(1)] },
  { slug: "pink", uk: "рожевий", ru: "розовый", hex: "#E59AB0", lightness: 71, tints: [cloth(5), cloth(3)] },
  { slug: "fuchsia", uk: "фуксія", ru: "фуксия", hex: "#D4357F", lightness: 50, tints: [cloth(4), cloth(6)] },
  { slug: "lilac", uk: "бузковий", ru: "сиреневый", hex: "#A994C9", lightness: 65, tints: [cloth(6), cloth(5)] },
  { slug: "violet", uk: "фіолетовий", ru: "фиолетовый", hex: "#6B4A9E", lightness: 39, tints: [cloth(6), cloth(5)] },
  { slug: "navy", uk: "темно-синій", ru: "тёмно-синий", hex: "#24324F", lightness: 21, tints: [cloth(3), cloth(7)] },
  { slug: "blue", uk: "синій", ru: "синий", hex: "#2A4B9B", lightness: 34, tints: [cloth(6), cloth(7)] },
  { slug: "cornflower", uk: "волошковий", ru: "васильковый", hex: "#3E63B8", lightness: 43, tints: [cloth(6), cloth(7)] },
  { slug: "pale-blue", uk: "блакитний", ru: "голубой", hex: "#A9C8E6", lightness: 79, tints: [deepCloth(7), deepCloth(1)] },
  { slug: "denim", uk: "денім", ru: "деним", hex: "#4A6E96", lightness: 45, tints: [cloth(6), cloth(1)] },
  { slug: "turquoise", uk: "бірюзовий", ru: "бирюзовый", hex: "#3FA7A3", lightness: 63, tints: [cloth(7), cloth(2)] },
  { slug: "mint", uk: "мʼятний", ru: "мятный", hex: "#B4D8C4", lightness: 83, tints: [deepCloth(3), deepCloth(2)] },
  { slug: "sage", uk: "шавлія", ru: "шалфей", hex: "#7E9C83", lightness: 62, tints: [cloth(5), cloth(1)] },
  { slug: "green", uk: "зелений", ru: "зелёный", hex: "#3F8550", lightness: 50, tints: [cloth(2), cloth(6)] },
  { slug: "khaki", uk: "хакі", ru: "хаки", hex: "#6B6A45", lightness: 44, tints: [cloth(7), cloth(1)] },
  { slug: "emerald", uk: "смарагдовий", ru: "изумрудный", hex: "#1F6B4F", lightness: 40, tints: [cloth(2), cloth(6)] },
  { slug: "mustard", uk: "гірчичний", ru: "горчичный", hex: "#C9A227", lightness: 68, tints: [cloth(4), cloth(3)] },
  { slug: "yellow", uk: "жовтий", ru: "жёлтый", hex: "#F2C94C", lightness: 82, tints: [deepCloth(4), deepCloth(3)] },
  { slug: "gold", uk: "золотистий", ru: "золотистый", hex: "#C6A255", lightness: 68, tints: [cloth(4), cloth(3)] },
  { slug: "multicolour", uk: "різнокольоровий", ru: "разноцветный", hex: "#B58FA6", lightness: 63, tints: [cloth(1), cloth(4)] },
];

const bySlug: ReadonlyMap<string, Colour> = new Map(colours.map((colour) => [colour.slug, colour]));
export const colourBySlug = (slug: string): Colour | undefined => bySlug.get(slug);

/** Row 1–7, `d` for the deep tint; the first outside the palette. */
export function tintOf(slug: string): string {
  const [tint] = colourBySlug(slug)?.tints ?? [];
  return tint ? `${tint.row}${tint.deep ? "d" : ""}` : "1";
}
