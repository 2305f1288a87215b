import type { PrepaymentView } from "../../../features/orders/placing/bill.contract.ts";
import { checkoutMessages } from "../../../features/orders/placing/checkout.messages.ts";
import { formatMoney } from "../../../platform/money/money.ts";
import { useWords } from "../../../client/locale/locale.ts";

/** The sum paid by card before sending and the rest paid to the carrier; empty without a prepayment. */
export function PrepaymentRows({ prepayment }: { prepayment: PrepaymentView | null }) {
  const words = useWords(checkoutMessages);
  if (!prepayment) return null;
  return (
    <>
      <div className="flex justify-between gap-4">
        <dt>{words[prepayment.isPaid ? "bill.prepaid" : "bill.prepayment"]}</dt>
        <dd className="tnum whitespace-nowrap">{formatMoney(prepayment.byCardKopiykas)}</dd>
      </div>
      <div className="flex justify-between gap-4">
        <dt>{words["bill.onReceipt"]}</dt>
        <dd className="tnum whitespace-nowrap">{formatMoney(prepayment.onReceiptKopiykas)}</dd>
      </div>
    </>
  );
}
