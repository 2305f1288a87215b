/** «Мініспідниця» is a «міні спідниця». */
const said: readonly string[] = ["мини", "миди", "макси"];
/** «Напівпальто» is a coat. */
const unsaid: readonly string[] = ["напив", "пив", "полу", "термо", "еко", "супер", "мега", "био", "евро", "нано"];

const SHORTEST_REST = 4;

export function partsOf(folded: string, isKnown: (rest: string) => boolean): string[] {
  for (const beginning of [...said, ...unsaid]) {
    const rest = folded.slice(beginning.length);
    if (!folded.startsWith(beginning) || rest.length < SHORTEST_REST || !isKnown(rest)) continue;
    return said.includes(beginning) ? [beginning, rest] : [rest];
  }
  return [];
}
