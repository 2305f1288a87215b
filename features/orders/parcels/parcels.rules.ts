import { sumsOf } from "../../../platform/money/discounted.ts";
import { kopiykas, sumKopiykas, type Kopiykas } from "../../../platform/money/money.ts";
import type { Id } from "../../../platform/ids.ts";

/** `discount`: what a promo code takes off the line, kopiykas. */
type Line = { productId: Id<"product">; pieces: number; price: Kopiykas; suborder: boolean; discount?: Kopiykas };
/** An undefined weight is unknown. */
export type OrderParcel = { goods: "shelf" | "made_to_order"; weightGrams: number | undefined; worth: Kopiykas; collected: Kopiykas };

/** Shelf goods and goods made to order go in separate parcels; each is collected on receipt, the fee with the first (decision 0002). */
export function parcelsOf(
  lines: readonly Line[],
  { weights, isOnReceipt, fee }: { weights: ReadonlyMap<Id<"product">, number>; isOnReceipt: boolean; fee: Kopiykas },
): OrderParcel[] {
  const parts = (["shelf", "made_to_order"] as const)
    .map((goods) => ({ goods, lines: lines.filter((line) => line.suborder === (goods === "made_to_order")) }))
    .filter((part) => part.lines.length > 0);
  return parts.map((part, at) => {
    const worth = sumsOf(part.lines).goods;
    const collected = isOnReceipt ? sumKopiykas([worth, at === 0 ? fee : kopiykas(0)]) : kopiykas(0);
    return { goods: part.goods, weightGrams: weightOf(part.lines, weights), worth, collected };
  });
}

/** Whether one of the parcels is certainly heavier than a place takes; 0 is no limit. */
export const isTooHeavy = (parcels: readonly { weightGrams: number | undefined }[], maxWeightKg: number): boolean =>
  maxWeightKg > 0 && parcels.some(({ weightGrams }) => weightGrams !== undefined && weightGrams > maxWeightKg * 1_000);

function weightOf(lines: readonly Line[], weights: ReadonlyMap<Id<"product">, number>): number | undefined {
  const grams = lines.map((line) => (weights.get(line.productId) ?? 0) * line.pieces);
  return grams.includes(0) ? undefined : grams.reduce((sum, one) => sum + one, 0);
}
