import type { ArchetypeName, Audience } from "./archetypes.ts";
import type { Brand } from "./brands.ts";
import type { Season, Words } from "./words.ts";

/** One picture, tied to the colourway it shows by the colour's slug (empty: none in particular). */
export type DemoPicture = { path: string; colour: string };

/** What is bought: one size (or a run of sizes) in one colour. Prices are whole hryvnias per piece. */
export type DemoVariation = {
  id: string;
  barcode: string;
  size: string;
  /** The colour's Ukrainian name, as 1C writes it. */
  colour: string;
  pack: number;
  wholesale: number;
  retail: number;
  /** The price before the discount, of the type the product is sold by. */
  old: number | undefined;
  stock: number;
};

export type DemoProduct = {
  id: string;
  article: string;
  category: string;
  archetype: ArchetypeName;
  audience: Audience;
  /** Everything the name and the description say of its looks; the picture is drawn from the same words. */
  shows: readonly string[];
  name: Words;
  description: Words;
  composition: Words;
  material: string;
  season: Season;
  gender: string;
  brand: Brand;
  /** The property «Заміри», empty for goods without any. */
  measurements: string;
  weightGrams: number;
  minimum: number;
  soldByPiece: boolean;
  /** Days until a made-to-order product ships; undefined for goods on the shelf. */
  madeToOrderDays: number | undefined;
  video: boolean;
  topSales: boolean;
  returnable: boolean;
  /** ISO date of the first appearance in the shop. */
  firstSeen: string;
  pictures: readonly DemoPicture[];
  variations: readonly DemoVariation[];
};
