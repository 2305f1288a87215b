import { archetypeOf } from "./archetypes.ts";
import type { ArchetypeName, Audience } from "./archetypes.ts";
import { sizeRow } from "./sizes/size-choices.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** Whole hryvnias a piece. */
export type Prices = { wholesale: number; retail: number };

const priced: ReadonlySet<ArchetypeName> = new Set(["bed-linen", "towels", "throw", "mug", "saucepan", "basket"]);

/** Prices by size within the archetype's range, children's in its lower half. */
export function drawPrices(
  random: SeededRandom,
  { archetype, audience }: { archetype: ArchetypeName; audience: Audience },
): (size: string) => Prices {
  const [low, high] = archetypeOf(archetype).price;
  const top = audience === "girls" || audience === "boys" || audience === "kids" ? (low + high) / 2 : high;
  const level = random.fraction();
  const markup = 1.8 + random.fraction() * 0.2;
  const nines = random.chance(0.7);
  const row = sizeRow(archetype, audience);
  return (size) => {
    const share = priced.has(archetype) ? level * 0.3 + (row.indexOf(size) / (row.length - 1)) * 0.7 : level;
    const wholesale = roundWholesale(low + (top - low) * share);
    return { wholesale, retail: roundRetail(wholesale * markup, nines ? "nine" : "zero") };
  };
}

/** The price before a discount in percent. */
export const priceBefore = (price: number, percent: number): number => Math.max(price + 1, roundWholesale(price / (1 - percent / 100)));

const roundWholesale = (price: number): number => (price < 100 ? Math.round(price) : Math.round(price / 5) * 5);

function roundRetail(price: number, ending: "zero" | "nine"): number {
  const tens = Math.round(price / 10) * 10;
  return ending === "zero" ? tens : tens - 1;
}
