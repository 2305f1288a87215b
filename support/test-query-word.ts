import type { QueryWord } from "../features/catalogue/search/query/read-query.ts";

/** A word of a query as it is where nothing else is said. */
export const testQueryWord = (given: Partial<QueryWord>): QueryWord => ({
  text: "",
  term: "",
  meanings: [],
  nearest: [],
  optional: false,
  isPreposition: false,
  isContainer: false,
  isAdjective: false,
  isGuess: false,
  isFarGuess: false,
  isThing: false,
  isForeignUser: false,
  isForeignPurpose: false,
  isPart: false,
  isComplement: false,
  ...given,
});
