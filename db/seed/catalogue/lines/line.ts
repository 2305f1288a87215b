import type { ArchetypeName, Audience } from "../archetypes.ts";
import type { FabricName } from "../fabrics.ts";
import { phrase } from "../texts/phrases.ts";
import type { Noun, Phrase } from "../texts/phrases.ts";
import type { BrandGroup } from "../brands.ts";
import type { Words } from "../texts/words.ts";

/** One kind of goods of a category, the source of names, prices and descriptions. */
export type Line = {
  category: string;
  /** Relative to the other lines. */
  share: number;
  archetype: ArchetypeName;
  audience: Audience;
  brands: BrandGroup;
  noun: Noun;
  refinements: readonly Phrase[];
  features: readonly Phrase[];
  fabrics: readonly FabricName[];
  /** Replaces the archetype's sentences where those would be untrue. */
  cut?: readonly Words[];
};

/** «Кросівки «Берег»». */
export const plain: Phrase = phrase("", "");

export const sleeves: readonly Phrase[] = [
  phrase("з довгим рукавом", "с длинным рукавом", { about: "sleeve" }),
  phrase("з коротким рукавом", "с коротким рукавом", { about: "sleeve" }),
  phrase("з рукавом три чверті", "с рукавом три четверти", { about: "sleeve" }),
];

export const striped = phrase("у смужку", "в полоску", { about: "print" });
export const checked = phrase("у клітинку", "в клетку", { about: "print" });
export const dotted = phrase("у горошок", "в горошек", { about: "print" });
export const flowered = phrase("з квітковим принтом", "с цветочным принтом", { about: "print" });

export const forGirls = phrase("для дівчинки", "для девочки", { about: "for" });
export const forBoys = phrase("для хлопчика", "для мальчика", { about: "for" });
