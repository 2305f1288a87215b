import { colourBySlug } from "../../../features/catalogue/words/colours.ts";
import { archetypeOf } from "./archetypes.ts";
import { barcodeOf } from "./barcode.ts";
import { brandsOf } from "./brands.ts";
import { leafCategories } from "./category-tree.ts";
import { chooseColours, drawColourCount } from "./colour-choices.ts";
import type { DemoPicture, DemoProduct, DemoVariation } from "./demo-product.ts";
import { fabricOf } from "./fabrics.ts";
import { chooseLook } from "../illustrations/looks.ts";
import type { ArchetypeName, Audience } from "./archetypes.ts";
import type { FabricName } from "./fabrics.ts";
import type { Line } from "./lines/line.ts";
import type { NamedLine, NameParts } from "./lines/lines.ts";
import { drawPrices, priceBefore } from "./prices.ts";
import { describeProduct } from "./texts/product-description.ts";
import { measurementsText } from "./sizes/measurements.ts";
import { productName } from "./texts/product-name.ts";
import type { ProductTraits } from "./product-traits.ts";
import { isShown, likelyLook, saidLook } from "./texts/shown-words.ts";
import { seededGuid, seededRandom } from "./seeded-random.ts";
import type { SeededRandom } from "./seeded-random.ts";
import { chooseSizes } from "./sizes/size-choices.ts";
import type { SizeChoice } from "./sizes/size-choices.ts";
import type { Season } from "./texts/words.ts";

export type ProductPlace = {
  line: NamedLine;
  /** Inside the line, from 0. */
  turn: number;
  /** Inside the category, from 1. */
  ordinal: number;
  /** UTC midnight. */
  exportedOn: Date;
};

/** Deterministic for its place and traits. */
export function makeProduct(random: SeededRandom, { line, turn, ordinal, exportedOn }: ProductPlace, traits: ProductTraits): DemoProduct {
  const key = `${line.category}-${String(ordinal).padStart(4, "0")}`;
  const id = seededGuid(`product ${key}`);
  const parts = line.nameAt(turn);
  const fabricName = random.pick(parts.fabrics);
  const fabric = fabricOf(fabricName);
  const shape = archetypeOf(line.archetype);
  const shows = lookOf(key, line, parts, fabricName);
  const sizeChoice = sizesFor(random, line, parts, traits);
  const colours = chooseColours(random, { archetype: line.archetype, audience: line.audience, count: drawColourCount(random) });
  const pack = traits.soldByPiece ? 1 : line.archetype === "dress" && !sizeChoice.run && random.chance(0.25) ? 1 : shape.pack;
  const brand = random.pick(brandsOf(line.brands));
  return {
    id,
    article: `SR-${key}`,
    category: line.category,
    archetype: line.archetype,
    audience: line.audience,
    shows,
    name: productName(line.noun, parts),
    description: describeProduct(random, {
      cut: (line.cut ?? shape.cut).filter(({ uk }) => isShown(line.archetype, uk, shows)),
      group: line.brands,
      fabric,
      packing: { pack, run: sizeChoice.run, soldByPiece: traits.soldByPiece, size: sizeChoice.sizes[0] ?? "" },
    }),
    composition: random.pick(fabric.compositions),
    material: fabric.uk,
    season: parts.season ?? random.pick<Season>(fabric.seasons),
    gender: genderNames[line.audience],
    brand,
    measurements: measurementsText({ archetype: line.archetype, audience: line.audience, sizes: sizeChoice.sizes, shows }),
    weightGrams: Math.round((shape.weightGrams * (0.9 + random.fraction() * 0.2)) / 10) * 10,
    minimum: traits.soldByPiece ? 1 : Math.max(pack, shape.minimum),
    soldByPiece: traits.soldByPiece,
    madeToOrderDays: traits.madeToOrder ? random.pick([5, 7, 10, 14, 21]) : undefined,
    video: traits.video,
    topSales: traits.topSales,
    returnable: !unreturnable.has(line.archetype),
    firstSeen: daysBefore(exportedOn, traits.ageDays),
    pictures: picturesOf({ archetype: line.archetype, shows }, colours, traits.topSales ? 5 : 3, ordinal),
    variations: variationsOf(random, { id, line, ordinal, colours, sizes: sizeChoice.sizes, pack, traits }),
  };
}

type Drawn = Pick<DemoProduct, "archetype" | "shows">;

/** Views of each colourway; seeds repeat so that similar goods share files. */
export function picturesOf({ archetype, shows }: Drawn, colours: readonly string[], views: number, ordinal: number): DemoPicture[] {
  return colours.flatMap((colour) =>
    viewsOf(archetype, views, ordinal).map((view) => ({
      path: `import_files/demo/${archetype}~${colour}~v${view}~s${ordinal % 240}~${shows.join(".")}.svg`,
      colour,
    })),
  );
}

/** Varied, so that a listing does not repeat one drawing. */
function viewsOf(archetype: ArchetypeName, count: number, ordinal: number): readonly number[] {
  const orders = laidOrWorn.has(archetype) ? worn : turnable.has(archetype) ? turned : plain;
  return [...(orders[ordinal % orders.length] ?? [1, 2, 3]), 4, 5].slice(0, count);
}

const laidOrWorn: ReadonlySet<ArchetypeName> = new Set(["t-shirt", "roll-neck", "shirt", "hoodie", "sweater", "dress", "puffer", "coat"]);
const turnable: ReadonlySet<ArchetypeName> = new Set([
  "skirt",
  "trousers",
  "jeans",
  "shorts",
  "sneaker",
  "ankle-boot",
  "ballet-flat",
  "clog",
]);
const worn = [
  [1, 2, 3],
  [2, 1, 3],
  [6, 2, 3],
  [1, 6, 3],
  [2, 6, 3],
];
const turned = [
  [1, 2, 3],
  [1, 2, 3],
  [2, 1, 3],
];
const plain = [[1, 2, 3]];

/** The look by the name and cloth, completed by what is usual. */
function lookOf(key: string, { archetype, noun }: Line, { refinement, feature }: NameParts, fabric: FabricName): readonly string[] {
  const said = saidLook(archetype, { noun, phrases: [refinement, feature], fabric });
  if (!said) throw new RangeError(`${key} cannot be drawn as it is called`);
  const random = seededRandom(`look ${key}`);
  const chance = {
    between: (low: number, high: number) => low + random.fraction() * (high - low),
    pick: <const T>(choices: readonly [T, ...T[]]): T => random.pick(choices),
    falls: (share: number) => random.chance(share),
  };
  return chooseLook(archetype, chance, said, likelyLook(noun));
}

/** Unique by category, ordinal and variation. */
export function barcodeFor(category: string, ordinal: number, at: number): string {
  return barcodeOf((leafCategories.indexOf(category) + 10) * 10_000_000 + ordinal * 100 + at);
}

/** Not returnable by law. */
const unreturnable: ReadonlySet<string> = new Set(["bed-linen", "socks", "bodysuit"]);

const genderNames: Readonly<Record<Audience, string>> = {
  women: "Жінкам",
  men: "Чоловікам",
  girls: "Дівчаткам",
  boys: "Хлопчикам",
  kids: "Дітям",
  babies: "Малюкам",
  home: "Для дому",
};

function sizesFor(
  random: SeededRandom,
  { archetype, audience }: Line,
  { refinement, feature }: NameParts,
  { soldByPiece }: ProductTraits,
): SizeChoice {
  const only = refinement.size ?? feature.size;
  return only
    ? { sizes: [only], run: false }
    : chooseSizes(random, { archetype, audience, from: refinement.sizesFrom ?? feature.sizesFrom, soldByPiece });
}

type VariationPlan = {
  id: string;
  line: Line;
  ordinal: number;
  colours: readonly string[];
  sizes: readonly string[];
  pack: number;
  traits: ProductTraits;
};

function variationsOf(random: SeededRandom, { id, line, ordinal, colours, sizes, pack, traits }: VariationPlan): DemoVariation[] {
  const pricesOf = drawPrices(random, line);
  return colours.flatMap((slug, colourAt) =>
    sizes.map((size, sizeAt) => {
      const { wholesale, retail } = pricesOf(size);
      return {
        id: `${id}#${seededGuid(`variation ${id} ${slug} ${size}`)}`,
        barcode: barcodeFor(line.category, ordinal, colourAt * sizes.length + sizeAt),
        size,
        colour: colourBySlug(slug)?.uk ?? slug,
        pack,
        wholesale,
        retail,
        old: traits.discount > 0 ? priceBefore(traits.soldByPiece ? retail : wholesale, traits.discount) : undefined,
        stock: traits.soldOut ? 0 : drawStock(random, pack, traits),
      };
    }),
  );
}

/** Mostly whole packs. */
function drawStock(random: SeededRandom, pack: number, { madeToOrder }: ProductTraits): number {
  if (madeToOrder) return pack * random.between(10, 40);
  if (random.chance(0.05)) return 0;
  const packs = random.chance(0.2) ? random.between(1, 2) : random.between(3, 24);
  const rest = pack > 1 && random.chance(0.08) ? random.between(1, pack - 1) : 0;
  return random.chance(0.03) ? rest : packs * pack + rest;
}

const daysBefore = (day: Date, count: number): string => new Date(day.getTime() - count * 86_400_000).toISOString().slice(0, 10);
