import type { ArchetypeName, Audience } from "./archetypes.ts";
import type { Brand } from "./brands.ts";
import type { Season, Words } from "./texts/words.ts";

/** `colour` is a slug or empty. */
export type DemoPicture = { path: string; colour: string };

/** One size or run in one colour; whole hryvnias a piece. */
export type DemoVariation = {
  id: string;
  barcode: string;
  size: string;
  colour: string;
  pack: number;
  wholesale: number;
  retail: number;
  /** Before the discount, of the same price type. */
  old: number | undefined;
  stock: number;
};

export type DemoProduct = {
  id: string;
  article: string;
  category: string;
  archetype: ArchetypeName;
  audience: Audience;
  /** The look that name, description and picture share. */
  shows: readonly string[];
  name: Words;
  description: Words;
  composition: Words;
  material: string;
  season: Season;
  gender: string;
  brand: Brand;
  /** «Заміри»; may be empty. */
  measurements: string;
  weightGrams: number;
  minimum: number;
  soldByPiece: boolean;
  /** Undefined for goods in stock. */
  madeToOrderDays: number | undefined;
  video: boolean;
  topSales: boolean;
  returnable: boolean;
  firstSeen: string;
  pictures: readonly DemoPicture[];
  variations: readonly DemoVariation[];
};
