import { kopiykas, sumKopiykas, type Kopiykas } from "../../../../platform/money.ts";
import type { Settings } from "../../../settings/settings.rules.ts";
import type { Shop, Tx } from "../../../shop.ts";
import { feeFor } from "../../placing/offers.rules.ts";
import { feeLeft, type Fee } from "../../../cart/bill.rules.ts";
import { isCancellable } from "../../orders.rules.ts";
import { setOrderFee } from "../orders.queries.ts";

type Part = {
  id: string;
  status: string;
  paid_at: Date | null;
  goods: Kopiykas;
  fee: Kopiykas;
  bonuses_used: Kopiykas;
  balance_used: Kopiykas;
};

/**
 * Moves the fee of a cancelled part to the living one (docs/decisions/0002), unless that is packed or paid. Both rows are locked. A fee
 * that bonuses or balance paid stays written where it was; they come back with the cancelled part.
 */
export async function moveFee(tx: Tx, { from, to, fee }: { from: Part; to: Part | undefined; fee: Fee }): Promise<void> {
  if (!to || to.paid_at || !isCancellable(to.status)) return;
  if (from.bonuses_used + from.balance_used === 0) await setOrderFee(tx, from.id, kopiykas(0));
  await setOrderFee(tx, to.id, feeLeft({ agreed: sumKopiykas([from.fee, to.fee]), goodsLeft: to.goods, fee }));
}

export const feeOfOrder = ({ integrations }: Shop, { payment_method: code }: { payment_method: string }, settings: Settings): Fee =>
  feeFor(
    integrations.payments.find((payment) => payment.code === code),
    settings,
  );
