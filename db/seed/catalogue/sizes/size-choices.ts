import { archetypeOf } from "../archetypes.ts";
import type { ArchetypeName, Audience } from "../archetypes.ts";
import type { SeededRandom } from "../seeded-random.ts";

export type SizeChoice = {
  sizes: readonly string[];
  /** One run, «42–48». */
  run: boolean;
};

type Sized = {
  archetype: ArchetypeName;
  audience: Audience;
  /** The smallest size the name allows. */
  from: string | undefined;
  /** Excludes runs. */
  soldByPiece: boolean;
};

/** A few neighbouring sizes, or one run. */
export function chooseSizes(random: SeededRandom, { archetype, audience, from, soldByPiece }: Sized): SizeChoice {
  const { run, pack } = archetypeOf(archetype);
  const whole = sizeRow(archetype, audience);
  const row = from ? whole.slice(Math.max(0, whole.indexOf(from))) : whole;
  if (row[0] === "one size") {
    if (row.length === 1 || random.chance(0.4)) return { sizes: ["one size"], run: false };
    return { sizes: neighbours(random, row.slice(1), drawSizeCount(random)), run: false };
  }
  if (run && !soldByPiece && row.length >= 4 && random.chance(0.08)) {
    const [first, last] = ends(neighbours(random, row, Math.min(pack, row.length)));
    return { sizes: [`${first}–${last}`], run: true };
  }
  return { sizes: neighbours(random, row, drawSizeCount(random)), run: false };
}

/** Throws for an archetype the audience does not wear. */
export function sizeRow(archetype: ArchetypeName, audience: Audience): readonly string[] {
  const row = archetypeOf(archetype).sizes[audience];
  if (!row) throw new RangeError(`${archetype} has no sizes for ${audience}`);
  return row;
}

const drawSizeCount = (random: SeededRandom): number => random.weighted(sizeCounts);

const sizeCounts: readonly (readonly [count: number, weight: number])[] = [
  [1, 29],
  [2, 36],
  [3, 21.5],
  [4, 9],
  [5, 3],
  [6, 1.5],
];

function neighbours(random: SeededRandom, row: readonly string[], count: number): readonly string[] {
  const taken = Math.min(count, row.length);
  const from = random.below(row.length - taken + 1);
  return row.slice(from, from + taken);
}

const ends = (sizes: readonly string[]): [string, string] => [sizes[0] ?? "", sizes.at(-1) ?? ""];
