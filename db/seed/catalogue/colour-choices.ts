import type { ArchetypeName, Audience } from "./archetypes.ts";
import type { SeededRandom } from "./seeded-random.ts";

const clothes =
  "black black white milk beige graphite melange camel chocolate terracotta burgundy beet red powder pink lilac navy navy cornflower pale-blue mint sage khaki emerald mustard";
const outerwear = "black black graphite beige camel chocolate terracotta burgundy navy khaki sage milk emerald mustard powder";
const footwear = "black black black white white milk beige graphite chocolate camel burgundy navy khaki powder";
const jeans = "denim denim denim navy navy black graphite pale-blue white melange";
const babies = "white milk beige mint pale-blue pink powder lilac sage melange mustard";
const textiles = "white milk beige graphite melange powder pink lilac navy pale-blue mint sage emerald terracotta burgundy mustard";
const dishes = "white milk black graphite navy cornflower burgundy emerald sage mustard terracotta pale-blue";
const baskets = "beige camel milk chocolate graphite sage powder melange";

const special: Partial<Record<ArchetypeName, string>> = {
  puffer: outerwear,
  coat: outerwear,
  blazer: outerwear,
  sneaker: footwear,
  "ankle-boot": footwear,
  "ballet-flat": footwear,
  clog: footwear,
  jeans,
  bodysuit: babies,
  "bed-linen": textiles,
  towels: textiles,
  throw: textiles,
  mug: dishes,
  saucepan: dishes,
  basket: baskets,
};

const rareForMen: ReadonlySet<string> = new Set(["pink", "powder", "lilac", "beet", "mint"]);

type ColourWish = { archetype: ArchetypeName; audience: Audience; count: number };

/** Distinct colour slugs, common ones more often. */
export function chooseColours(random: SeededRandom, { archetype, audience, count }: ColourWish): string[] {
  const usual = (special[archetype] ?? clothes).split(" ");
  const palette = audience === "men" || audience === "boys" ? usual.filter((slug) => !rareForMen.has(slug)) : usual;
  const wanted = Math.min(count, new Set(palette).size);
  const chosen = new Set<string>();
  while (chosen.size < wanted) chosen.add(random.pick(palette));
  return [...chosen];
}

/** Mostly one or two, up to twelve. */
export const drawColourCount = (random: SeededRandom): number => random.weighted(colourCounts);

const colourCounts: readonly (readonly [count: number, weight: number])[] = [
  [1, 51],
  [2, 29],
  [3, 11],
  [4, 4.5],
  [5, 2.2],
  [6, 1.2],
  [8, 0.6],
  [10, 0.3],
  [12, 0.2],
];
