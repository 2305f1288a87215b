import { kopiykas, sumKopiykas } from "../../../../platform/money/money.ts";
import type { Settings } from "../../../settings/settings.rules.ts";
import type { Shop, Tx } from "../../../shop.ts";
import { feeFor } from "../../placing/offers.rules.ts";
import { feeLeft, type Fee } from "../../../cart/bill.rules.ts";
import { isCancellable } from "../../orders.rules.ts";
import { prepaid } from "../../payments/prepayment.rules.ts";
import { setOrderFee } from "../orders.queries.ts";
import type { Part } from "../payments/money.queries.ts";
import { hasLivingWaybill } from "../parcels/waybills/waybills.queries.ts";

/** Moves a cancelled part's fee to a living one not yet packed, paid or with a waybill (docs/decisions/0002). Both are locked. */
export async function moveFee(tx: Tx, { from, to, fee }: { from: Part; to: Part | undefined; fee: Fee }): Promise<void> {
  if (!to || to.paid_at || !isCancellable(to.status) || (await hasLivingWaybill(tx, to))) return;
  // A fee that bonuses, balance or a prepayment paid comes back with the cancelled part.
  const isFeePaid = from.bonuses_used + from.balance_used > 0 || prepaid(from) > from.to_pay - from.fee;
  if (!isFeePaid) await setOrderFee(tx, from.id, kopiykas(0));
  const left = feeLeft({ agreed: sumKopiykas([from.fee, to.fee]), goodsLeft: to.goods, fee });
  const stillToPay = to.to_pay - Math.max(to.debts_paid, prepaid(to));
  await setOrderFee(tx, to.id, kopiykas(Math.max(left, to.fee - stillToPay)));
}

export const feeOfOrder = ({ integrations }: Shop, { payment_method: code }: { payment_method: string }, settings: Settings): Fee =>
  feeFor(
    integrations.payments.find((payment) => payment.code === code),
    settings,
  );
