/** Beginnings that are words of their own, by their folded letters: «мініспідниця» is a «міні спідниця». */
const said: readonly string[] = ["мини", "миди", "макси"];
/** Beginnings that tell little: «напівпальто» is a coat. */
const unsaid: readonly string[] = ["напив", "пив", "полу", "термо", "еко", "супер", "мега", "био", "евро", "нано"];

const SHORTEST_REST = 4;

/** What a word written in one may be made of, if `isKnown` knows the rest of it. */
export function partsOf(folded: string, isKnown: (rest: string) => boolean): string[] {
  for (const beginning of [...said, ...unsaid]) {
    const rest = folded.slice(beginning.length);
    if (!folded.startsWith(beginning) || rest.length < SHORTEST_REST || !isKnown(rest)) continue;
    return said.includes(beginning) ? [beginning, rest] : [rest];
  }
  return [];
}
