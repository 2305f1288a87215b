import { kopiykas, type Kopiykas } from "../../platform/money/money.ts";

/** A price with a mark-up is rounded up to this; `nine` ends in 9 hryvnias. */
export const roundings = ["kopiyka", "hryvnia", "five", "ten", "nine"] as const;
export type Rounding = (typeof roundings)[number];

export const MOST_PERCENT = 500;

export type MarkUp = {
  /** Whole percent on top of the shop's price. */
  percent: number;
  rounding: Rounding;
  /** Takes the shop's recommended price as it is, where there is one. */
  prefersRecommended: boolean;
};

const steps: Record<Rounding, number> = { kopiyka: 1, hryvnia: 100, five: 500, ten: 1_000, nine: 1_000 };
const NINE = 900;

/** A reseller's price for their customers, kopiykas a piece; never below the shop's. */
export function resalePrice(
  { price, recommendedPrice }: { price: Kopiykas; recommendedPrice: Kopiykas | null },
  { percent, rounding, prefersRecommended }: MarkUp,
): Kopiykas {
  if (prefersRecommended && recommendedPrice !== null && recommendedPrice >= price) return recommendedPrice;
  const end = rounding === "nine" ? NINE : 0;
  const step = steps[rounding];
  const raised = Math.ceil((price * (100 + percent)) / 100);
  return kopiykas(Math.ceil((raised - end) / step) * step + end);
}
