import { colourBySlug, colours } from "../../../features/catalogue/words/colours.ts";
import { archetypeOf } from "./archetypes.ts";
import type { DemoProduct, DemoVariation } from "./demo-product.ts";
import { fabrics } from "./fabrics.ts";
import { measurementsText } from "./sizes/measurements.ts";
import { barcodeFor, picturesOf } from "./make-product.ts";
import { ordinaryTraits } from "./product-traits.ts";
import type { ProductTraits } from "./product-traits.ts";
import { isShown } from "./texts/shown-words.ts";
import type { Words } from "./texts/words.ts";

/** A product in a difficult state under a fixed id, first of its category. */
export type PlantedCase = {
  id: string;
  category: string;
  traits: ProductTraits;
  plant(product: DemoProduct): DemoProduct;
};

/** The planted film's name in an export. */
export const demoFilm = "import_files/demo/dress.webm";

type Shelf = { colours: readonly string[]; sizes: readonly string[]; pack: number; minimum: number; stock(at: number): number };

const planted = (
  id: string,
  category: string,
  shelf: Shelf,
  { traits, also }: { traits?: Partial<ProductTraits>; also?: (product: DemoProduct) => DemoProduct } = {},
): PlantedCase => ({
  id,
  category,
  traits: { ...ordinaryTraits, ...traits },
  plant: (product) => {
    const stocked = putOnShelf({ ...product, id }, shelf);
    return also ? also(stocked) : stocked;
  },
});

const plenty = (): number => 120;
const dresses = ["42", "44", "46", "48", "50", "52"];
const allTwelve = colours.slice(0, 12).map(({ slug }) => slug);

/** «Сукня-сорочка міді вільного крою … з довгим рукавом, поясом і кишенями, льон». */
const longNameShows = ["a-line", "belt", "buttons", "collar-turned", "in-slub", "loose", "midi", "plain", "pockets", "sleeve-long"];

export const plantedCases: readonly PlantedCase[] = [
  planted("planted-sold-out", "1110", { colours: ["burgundy", "navy"], sizes: ["44", "46", "48"], pack: 4, minimum: 4, stock: () => 0 }),
  planted("planted-twelve-colours", "1110", { colours: allTwelve, sizes: dresses, pack: 4, minimum: 4, stock: plenty }),
  planted(
    "planted-long-name",
    "1110",
    { colours: ["sage", "milk"], sizes: ["44", "46", "48", "50"], pack: 4, minimum: 4, stock: plenty },
    {
      also: (product) => ({
        ...product,
        shows: longNameShows,
        pictures: picturesOf({ ...product, shows: longNameShows }, ["sage", "milk"], 3, 2),
        name: {
          uk: "Сукня-сорочка міді вільного крою «Шовковиця» з довгим рукавом, поясом і кишенями, льон",
          ru: "Платье-рубашка миди свободного кроя «Шелковица» с длинным рукавом, поясом и карманами, лён",
        },
        material: fabrics.linen.uk,
        season: "Літо",
        composition: { uk: "100% льон", ru: "100% лён" },
      }),
    },
  ),
  planted(
    "planted-discount-70",
    "1110",
    { colours: ["mustard"], sizes: ["42", "44"], pack: 4, minimum: 4, stock: plenty },
    { also: (product) => priced(product, { wholesale: 270, retail: 519, old: 900 }) },
  ),
  planted(
    "planted-eight-pictures-video",
    "1110",
    { colours: ["beet", "black"], sizes: ["44", "46", "48"], pack: 4, minimum: 4, stock: plenty },
    {
      traits: { video: true, topSales: true },
      also: (product) => ({
        ...product,
        pictures: [...picturesOf(product, ["beet", "black"], 4, 10), { path: demoFilm, colour: "" }],
      }),
    },
  ),
  planted("planted-one-size-left", "1310", {
    colours: ["camel"],
    sizes: ["42", "44", "46", "48"],
    pack: 3,
    minimum: 3,
    stock: (at) => (at === 1 ? 9 : 0),
  }),
  planted("planted-pack5-min10", "1410", {
    colours: ["white", "black"],
    sizes: ["42", "44", "46", "48"],
    pack: 5,
    minimum: 10,
    stock: plenty,
  }),
  planted("planted-stock-50", "1410", { colours: ["black"], sizes: ["46"], pack: 1, minimum: 1, stock: () => 50 }),
  planted(
    "planted-discount-5",
    "1410",
    { colours: ["milk", "graphite"], sizes: ["44", "46", "48"], pack: 5, minimum: 10, stock: plenty },
    { also: (product) => priced(product, { wholesale: 190, retail: 359, old: 200 }) },
  ),
  planted("planted-less-than-pack", "1420", {
    colours: ["pale-blue"],
    sizes: ["44", "46"],
    pack: 3,
    minimum: 3,
    stock: (at) => (at === 0 ? 2 : 1),
  }),
  planted(
    "planted-unknown-colour",
    "1420",
    { colours: ["Сутінковий шафран"], sizes: ["44", "46", "48"], pack: 3, minimum: 3, stock: plenty },
    {
      also: (product) => ({
        ...product,
        pictures: picturesOf(product, ["mustard"], 3, 2).map(({ path }) => ({ path, colour: "" })),
      }),
    },
  ),
  planted("planted-min-over-stock", "1530", { colours: ["terracotta"], sizes: ["44"], pack: 2, minimum: 10, stock: () => 6 }),
  planted("planted-pack1-min2", "1220", { colours: ["camel", "black"], sizes: ["44", "46", "48"], pack: 1, minimum: 2, stock: () => 15 }),
  planted("planted-pack6-min6", "4310", { colours: ["cornflower", "sage"], sizes: ["350 мл"], pack: 6, minimum: 6, stock: plenty }),
  planted("planted-one-colour", "2320", { colours: ["white"], sizes: ["48", "50", "52", "54"], pack: 3, minimum: 3, stock: plenty }),
  planted(
    "planted-no-picture",
    "3210",
    { colours: ["pink"], sizes: ["110", "116", "122"], pack: 4, minimum: 4, stock: plenty },
    { also: (product) => ({ ...product, pictures: [] }) },
  ),
  planted(
    "planted-broken-picture",
    "1810",
    { colours: ["white"], sizes: ["37", "38", "39"], pack: 8, minimum: 8, stock: plenty },
    {
      also: (product) => ({ ...product, pictures: [{ path: "import_files/demo/lost-on-the-way.jpg", colour: "white" }] }),
    },
  ),
  planted(
    "planted-retail",
    "2310",
    { colours: ["navy", "white"], sizes: ["48", "50", "52"], pack: 1, minimum: 1, stock: () => 20 },
    { traits: { soldByPiece: true } },
  ),
  planted(
    "planted-suborder",
    "1600",
    { colours: ["emerald", "graphite"], sizes: ["S", "M", "L", "XL"], pack: 4, minimum: 4, stock: plenty },
    { traits: { madeToOrder: true }, also: (product) => ({ ...product, madeToOrderDays: 10 }) },
  ),
];

export const plantedOf = (category: string): readonly PlantedCase[] => plantedCases.filter((planted) => planted.category === category);

function putOnShelf(product: DemoProduct, { colours: slugs, sizes, pack, minimum, stock }: Shelf): DemoProduct {
  const sample = product.variations[0] as DemoVariation;
  const ordinal = Number(product.article.split("-").at(-1));
  const variations = slugs.flatMap((slug, colourAt) =>
    sizes.map((size, sizeAt) => {
      const at = colourAt * sizes.length + sizeAt;
      return {
        ...sample,
        id: `${product.id}#v${at + 1}`,
        barcode: barcodeFor(product.category, ordinal, at),
        size,
        colour: colourBySlug(slug)?.uk ?? slug,
        pack,
        stock: stock(at),
      };
    }),
  );
  return {
    ...product,
    description: cutOf(product),
    measurements: measurementsText({ ...product, sizes }),
    minimum,
    variations,
    pictures: picturesOf(product, slugs, 3, ordinal),
  };
}

/** Says nothing of cloth or packs, which a case may change. */
function cutOf({ archetype, shows }: DemoProduct): Words {
  const cut = archetypeOf(archetype).cut.filter(({ uk }) => isShown(archetype, uk, shows));
  return { uk: cut.map(({ uk }) => uk).join(" "), ru: cut.map(({ ru }) => ru).join(" ") };
}

const priced = (product: DemoProduct, prices: { wholesale: number; retail: number; old: number }): DemoProduct => ({
  ...product,
  variations: product.variations.map((variation) => ({ ...variation, ...prices })),
});
