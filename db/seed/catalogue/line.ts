import type { ArchetypeName, Audience } from "./archetypes.ts";
import type { FabricName } from "./fabrics.ts";
import { phrase } from "./phrases.ts";
import type { Noun, Phrase } from "./phrases.ts";
import type { BrandGroup } from "./brands.ts";
import type { Words } from "./words.ts";

/** One kind of goods of one category: everything its products' names, prices and descriptions are made from. */
export type Line = {
  category: string;
  /** How many of the category's products it gets, against its neighbours. */
  share: number;
  archetype: ArchetypeName;
  audience: Audience;
  brands: BrandGroup;
  noun: Noun;
  /** Between the noun and the model. */
  refinements: readonly Phrase[];
  /** After the model. */
  features: readonly Phrase[];
  fabrics: readonly FabricName[];
  /** Sentences about the cut, where those of the archetype would not be true of these goods. */
  cut?: readonly Words[];
};

/** Nothing said: «Кросівки «Берег»». */
export const plain: Phrase = phrase("", "");

export const sleeves: readonly Phrase[] = [
  phrase("з довгим рукавом", "с длинным рукавом", { about: "sleeve" }),
  phrase("з коротким рукавом", "с коротким рукавом", { about: "sleeve" }),
  phrase("з рукавом три чверті", "с рукавом три четверти", { about: "sleeve" }),
];

/** What is printed on cloth. */
export const striped = phrase("у смужку", "в полоску", { about: "print" });
export const checked = phrase("у клітинку", "в клетку", { about: "print" });
export const dotted = phrase("у горошок", "в горошек", { about: "print" });
export const flowered = phrase("з квітковим принтом", "с цветочным принтом", { about: "print" });

export const forGirls = phrase("для дівчинки", "для девочки", { about: "for" });
export const forBoys = phrase("для хлопчика", "для мальчика", { about: "for" });
