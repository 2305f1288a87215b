import { languageOf, type Locale } from "../../../../../platform/i18n.ts";
import { kopiykas, sumKopiykas, type Kopiykas } from "../../../../../platform/money/money.ts";
import { addHours } from "../../../../../platform/time/time.ts";
import { billOfParts, type Bill, type BillKind, type Mean } from "../../../../cart/bill.rules.ts";
import { readSettings } from "../../../../settings/settings.server.ts";
import type { Visit } from "../../../../shop.ts";
import { ordersMessages } from "../../../orders.messages.ts";
import type { BillView, CashbackView } from "../../../placing/bill.contract.ts";
import { cashbackToCome, type Cashback } from "../../../placing/cashback.rules.ts";
import type { ChosenBill } from "../judging/accept-order.ts";
import { wordingIn } from "./choice.view.ts";

/** The bill of an order that would be placed at this moment, with the cashback it would bring. */
export async function viewBillNow({ shop, locale }: Visit, { bill, choice, firstOrderFree, promoCode }: ChosenBill): Promise<BillView> {
  const { unpaid_order_hours: hours } = await readSettings(shop);
  const placedAt = shop.clock.now();
  const cashback =
    choice.payment.paid === "before_sending" ? cashbackToCome(bill.parts, { placedAt, unpaidUntil: addHours(placedAt, hours) }) : undefined;
  return viewBill(bill, {
    feeName: wordingIn(choice.payment.feeName, locale),
    firstOrderFree,
    excluded: bill.excluded,
    cashback,
    promoCode,
    locale,
  });
}

type Sums = Pick<Bill, "lines" | "toPay" | "prepayment">;
type BillNotes = {
  feeName: string;
  firstOrderFree: boolean;
  excluded?: Mean | null;
  cashback?: Cashback | undefined;
  isPrepaid?: boolean;
  promoCode?: string;
  locale: Locale;
};

export function viewBill(
  bill: Sums,
  { feeName, firstOrderFree, excluded = null, cashback, isPrepaid = false, promoCode = "", locale }: BillNotes,
): BillView {
  const words = ordersMessages[languageOf(locale)];
  const reasonOf = (kind: BillKind): string => {
    if (kind === "fee") return feeName;
    return kind === "promo" ? words["bill.promo"](promoCode) : words[`bill.${kind}`];
  };
  return {
    lines: bill.lines.map((line) => ({ kind: line.kind, reason: reasonOf(line.kind), kopiykas: line.kopiykas })),
    toPayKopiykas: bill.toPay,
    firstOrderFree,
    excluded: excluded && { mean: excluded, reason: words[`bill.excluded.${excluded}`] },
    cashback: viewCashback(cashback, locale),
    prepayment:
      bill.prepayment > 0
        ? { byCardKopiykas: bill.prepayment, onReceiptKopiykas: kopiykas(bill.toPay - bill.prepayment), isPaid: isPrepaid }
        : null,
  };
}

export const viewCashback = (cashback: Cashback | undefined, locale: Locale): CashbackView | null =>
  cashback
    ? {
        reason: ordersMessages[languageOf(locale)]["bill.cashback"],
        soonKopiykas: cashback.soon,
        soonUntil: cashback.soonUntil.toISOString(),
        laterKopiykas: cashback.later,
        laterUntil: cashback.laterUntil.toISOString(),
      }
    : null;

export function billOfOrder(order: {
  id: string;
  cart_id: string;
  goods: Kopiykas;
  discount: Kopiykas;
  fee: Kopiykas;
  bonuses_used: Kopiykas;
  balance_used: Kopiykas;
  debts_paid: Kopiykas;
  prepayment: Kopiykas;
}): Sums {
  const isSuborder = order.id !== order.cart_id;
  const cost = sumKopiykas([order.goods, order.discount]);
  const bill = billOfParts({
    goods: isSuborder ? kopiykas(0) : cost,
    suborder: isSuborder ? cost : kopiykas(0),
    promo: order.discount,
    fee: order.fee,
    bonuses: order.bonuses_used,
    balance: order.balance_used,
    debt: order.debts_paid,
  });
  return { ...bill, prepayment: order.prepayment };
}
