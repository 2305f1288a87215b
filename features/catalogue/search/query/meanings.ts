import { audienceTerm } from "../index/goods-terms.ts";
import { genders } from "../../words/genders.ts";
import { namesOfColours } from "../../words/colour-names.ts";
import { colourBySlug } from "../../words/colours.ts";
import { wordsOf } from "../language/letters.ts";
import { audienceWords, faintAudienceWords } from "../words/audience-words.ts";
import { colourFamilies } from "../words/colour-families.ts";
import { faintlyLeadingWords, leadingWords } from "../words/leading-words.ts";
import { nearestCategories, nearestGoods } from "../words/nearest-goods.ts";
import { regionalWords } from "../words/regional-words.ts";
import { synonymGroups } from "../words/synonym-groups.ts";
import { foreignBrands, foreignPurposes, foreignUsers, parts, things } from "../words/things.ts";

/** `weight`: 1 for the word itself. */
export type Meaning = { term: string; weight: number };

const SYNONYM = 0.9;
const AUDIENCE = 0.9;
const LEADS_TO = 0.7;
const FAINTLY_LEADS_TO = 0.3;
const COLOUR_FAMILY = 0.6;
const NEAR_COLOUR = 0.5;
const NEAREST = 0.5;

export type Meanings = {
  /** The term itself comes first. */
  of(term: string): Meaning[];
  /** Meanings to show where no goods are called by the term. */
  nearestTo(term: string): Meaning[];
  nearestCategories(term: string): Meaning[];
  /** A thing, sold here or not, such as «пояс» or «телефон». */
  isThing(term: string): boolean;
  isForeignUser(term: string): boolean;
  isForeignPurpose(term: string): boolean;
  isPart(term: string): boolean;
};

export function openMeanings(learn: (word: string) => string, pairs: readonly (readonly [string, string])[]): Meanings {
  const termsOf = (words: string): string[] => [...new Set(wordsOf(words).map(learn))];
  const others = openRelation();
  for (const [one, other] of pairs) {
    others.add(one, other, SYNONYM);
    others.add(other, one, SYNONYM);
  }
  for (const group of synonymGroups) {
    const terms = termsOf(group);
    for (const one of terms) for (const other of terms) others.add(one, other, SYNONYM);
  }
  for (const gender of genders) for (const term of termsOf(audienceWords[gender])) others.add(term, audienceTerm(gender), AUDIENCE);
  for (const gender of genders)
    for (const term of termsOf(faintAudienceWords[gender])) others.add(term, audienceTerm(gender), FAINTLY_LEADS_TO);
  const shade = (words: string, slugs: readonly string[], weight: number): void => {
    const meant = slugs.flatMap((slug) => termsOf(colourBySlug(slug)?.uk ?? ""));
    for (const term of termsOf(words)) for (const colour of meant) others.add(term, colour, weight);
  };
  for (const [words, slugs] of colourFamilies) shade(words, slugs.split(" "), COLOUR_FAMILY);
  for (const [slug, names] of namesOfColours) {
    const [own = ""] = wordsOf(colourBySlug(slug)?.uk ?? "");
    const family = colourFamilies.find(([words]) => words.startsWith(`${own} `));
    shade(names.join(" "), [slug], COLOUR_FAMILY);
    shade(names.join(" "), family?.[1].split(" ") ?? [], NEAR_COLOUR);
  }
  const addArrows = (lines: readonly string[], weight: number, to = openRelation()) => {
    for (const [from, others] of lines.map((line) => line.split(" > ").map(termsOf)))
      for (const one of from ?? []) for (const other of others ?? []) to.add(one, other, weight);
    return to;
  };
  addArrows(regionalWords, SYNONYM, others);
  addArrows(leadingWords, LEADS_TO, others);
  addArrows(faintlyLeadingWords, FAINTLY_LEADS_TO, others);
  const nearest = addArrows(nearestGoods, NEAREST);
  const categories = addArrows(nearestCategories, NEAREST);
  const thingTerms = new Set(termsOf(things));
  const userTerms = new Set(termsOf(foreignUsers));
  const purposeTerms = new Set(termsOf(foreignPurposes));
  const partTerms = new Set(termsOf(parts));
  termsOf(foreignBrands);

  return {
    of: (term) => [{ term, weight: 1 }, ...others.of(term)],
    nearestTo: nearest.of,
    nearestCategories: (term) => [...categories.of(term), ...nearest.of(term)],
    isThing: (term) => thingTerms.has(term),
    isForeignUser: (term) => userTerms.has(term),
    isForeignPurpose: (term) => purposeTerms.has(term),
    isPart: (term) => partTerms.has(term),
  };
}

export const plainMeanings: Meanings = {
  of: (term) => [{ term, weight: 1 }],
  nearestTo: () => [],
  nearestCategories: () => [],
  isThing: () => false,
  isForeignUser: () => false,
  isForeignPurpose: () => false,
  isPart: () => false,
};

function openRelation() {
  const known = new Map<string, Map<string, number>>();
  return {
    add(from: string, to: string, weight: number): void {
      if (from === to) return;
      const others = known.get(from) ?? new Map<string, number>();
      known.set(from, others.set(to, Math.max(weight, others.get(to) ?? 0)));
    },
    of: (from: string): Meaning[] => [...(known.get(from) ?? [])].map(([term, weight]) => ({ term, weight })),
  };
}
