import { kopiykas } from "../../../../platform/money/money.ts";
import type { Tx } from "../../../shop.ts";
import { isTooHeavy, parcelsOf } from "../../parcels/parcels.rules.ts";
import { selectWeights } from "./parcel.queries.ts";

/** Whether a parcel of these lines is surely heavier than a place takes; 0 is no limit. Goods made to order have a parcel of their own. */
export async function areTooHeavy(tx: Tx, lines: Parameters<typeof parcelsOf>[0], maxWeightKg: number): Promise<boolean> {
  const weights = await selectWeights(
    tx,
    lines.map(({ productId }) => productId),
  );
  return isTooHeavy(parcelsOf(lines, { weights, isOnReceipt: false, fee: kopiykas(0) }), maxWeightKg);
}
