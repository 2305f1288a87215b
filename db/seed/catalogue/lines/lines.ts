import { fabricOf } from "../fabrics.ts";
import type { FabricName } from "../fabrics.ts";
import type { Line } from "./line.ts";
import { homeLines } from "./lines-home.ts";
import { kidsLines } from "./lines-kids.ts";
import { menLines } from "./lines-men.ts";
import { womenLines } from "./lines-women.ts";
import { modelWords } from "../texts/model-words.ts";
import { getAlong } from "../texts/phrases.ts";
import { seededRandom } from "../seeded-random.ts";
import type { Phrase } from "../texts/phrases.ts";
import { saidLook } from "../texts/shown-words.ts";
import type { Season, Words } from "../texts/words.ts";

/** The parts of a name and the cloths that make them true. */
export type NameParts = { refinement: Phrase; feature: Phrase; model: Words; fabrics: readonly FabricName[]; season: Season | undefined };

/** All names in a shuffled order without early repeats. */
export type NamedLine = Line & { nameCount: number; nameAt(position: number): NameParts };

/** Throws for a category without products. */
export function linesOf(category: string): readonly NamedLine[] {
  const found = byCategory.get(category);
  if (!found) throw new RangeError(`no goods are described for category ${category}`);
  return found;
}

/** Deals products to lines so that longer lists extend shorter ones. */
export function* takeTurns(lines: readonly NamedLine[]): Generator<{ line: NamedLine; turn: number }, never> {
  const taken = lines.map(() => 0);
  const shares = lines.reduce((sum, { share }) => sum + share, 0);
  for (let given = 1; ; given++) {
    let next = 0;
    let largestDebt = Number.NEGATIVE_INFINITY;
    lines.forEach(({ share }, at) => {
      const debt = (given * share) / shares - (taken[at] ?? 0);
      if (debt > largestDebt + 1e-9) [next, largestDebt] = [at, debt];
    });
    const turn = taken[next] ?? 0;
    taken[next] = turn + 1;
    yield { line: lines[next] as NamedLine, turn };
  }
}

const byCategory = new Map<string, NamedLine[]>();
for (const line of [...womenLines, ...menLines, ...kidsLines, ...homeLines]) {
  byCategory.set(line.category, [...(byCategory.get(line.category) ?? []), withNames(line)]);
}

function withNames(line: Line): NamedLine {
  const pairs = line.refinements.flatMap((refinement) => line.features.flatMap((feature) => truePairs(line, refinement, feature)));
  if (pairs.length === 0) throw new RangeError(`nothing to call «${line.noun.uk}» of ${line.category}`);
  const nameCount = pairs.length * modelWords.length;
  const stride = coprimeNear(Math.floor(nameCount * 0.618), nameCount);
  const start = seededRandom(`${line.category} ${line.noun.uk} ${line.archetype}`).below(nameCount);
  return {
    ...line,
    nameCount,
    nameAt: (position) => {
      const place = (position * stride + start) % nameCount;
      const pair = pairs[place % pairs.length] as (typeof pairs)[number];
      return { ...pair, model: modelWords[Math.floor(place / pairs.length)] as Words };
    },
  };
}

function truePairs(line: Line, refinement: Phrase, feature: Phrase): Omit<NameParts, "model">[] {
  if (!getAlong(refinement, feature)) return [];
  const named = refinement.fabric ?? feature.fabric;
  const season = refinement.season ?? feature.season;
  const fabrics = (named ? [named] : line.fabrics).filter(
    (name) =>
      (!season || fabricOf(name).seasons.includes(season)) &&
      saidLook(line.archetype, { noun: line.noun, phrases: [refinement, feature], fabric: name }) !== undefined,
  );
  return fabrics.length === 0 ? [] : [{ refinement, feature, fabrics, season }];
}

function coprimeNear(wanted: number, size: number): number {
  let candidate = Math.max(1, wanted);
  while (greatestCommonDivisor(candidate, size) !== 1) candidate++;
  return candidate;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
