import { kopiykas, sumKopiykas, type Kopiykas } from "../../../platform/money.ts";
import type { Tx } from "../../shop.ts";
import { feeLeft, isCancellable, type CodFee } from "../orders.rules.ts";
import { setOrderFee } from "./orders.queries.ts";

type Part = { id: string; status: string; paid_at: Date | null; goods: Kopiykas; fee: Kopiykas };

/**
 * Moves the fee of a cancelled part to the part that lives on (docs/decisions/0002). A part that is packed or paid
 * already keeps the sum that its parcel or payment carries. Both rows are locked.
 */
export async function moveFee(tx: Tx, { from, to, cod }: { from: Part; to: Part | undefined; cod: CodFee }): Promise<void> {
  if (!to || to.paid_at || !isCancellable(to.status)) return;
  await setOrderFee(tx, from.id, kopiykas(0));
  await setOrderFee(tx, to.id, feeLeft({ agreed: sumKopiykas([from.fee, to.fee]), goodsLeft: to.goods, cod }));
}
