import { fromLatin, inOtherLayout, termOf, wordsOf } from "./analyse.ts";
import { synonymGroups } from "./synonyms.ts";

const synonymsOf = new Map<string, Set<string>>();
for (const group of synonymGroups) {
  const terms = group.map(termOf);
  for (const term of terms) synonymsOf.set(term, new Set([...(synonymsOf.get(term) ?? []), ...terms]));
}

/**
 * What each word of a query may mean, best first: itself and its synonyms; for Latin letters also the same keys in the
 * Ukrainian layout and the word read letter by letter.
 */
export function expandQuery(text: string, isKnown: (term: string) => boolean): string[][] {
  return wordsOf(text).map((word) => {
    const readings = [termOf(word)];
    if (/^[a-z[\];',.`]+$/.test(word)) readings.push(...wordsOf(inOtherLayout(word)).map(termOf), termOf(fromLatin(word)));
    const known = readings.filter(isKnown);
    const meant = known.length > 0 ? known : readings;
    return [...new Set(meant.flatMap((term) => [term, ...(synonymsOf.get(term) ?? [])]))];
  });
}
