import { inLanguage, languageOf, type Locale } from "../../../../platform/i18n.ts";
import type { Wording } from "../../../../integrations/carriers/carrier.ts";
import { billOfParts, type Bill, type BillKind, type Mean } from "../../../cart/bill.rules.ts";
import type { Shop } from "../../../shop.ts";
import type { Cashback } from "../../placing/cashback.rules.ts";
import { nameOf } from "../../placing/offers.rules.ts";
import type { BillView, CashbackView } from "../../placing/bill.contract.ts";
import { ordersMessages } from "../../orders.messages.ts";
import type { Kopiykas } from "../../../../platform/money/money.ts";
import { kopiykas, sumKopiykas } from "../../../../platform/money/money.ts";

export const said = ({ uk, ru }: Wording, locale: Locale): string => inLanguage(locale, uk, ru);

export const paymentName = ({ integrations }: Shop, code: string, locale: Locale): string =>
  said(nameOf(integrations.payments, code), locale);

export function deliveryName({ integrations }: Shop, order: { carrier: string; delivery_kind: string }, locale: Locale): string {
  const carrier = integrations.carriers.find(({ code }) => code === order.carrier);
  const kind = carrier?.kinds.find(({ code }) => code === order.delivery_kind);
  return said(kind?.name ?? nameOf(integrations.carriers, order.carrier), locale);
}

type Sums = Pick<Bill, "lines" | "toPay" | "prepayment">;

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

type BillNotes = {
  feeName: string;
  firstOrderFree: boolean;
  excluded?: Mean | null;
  cashback?: Cashback | undefined;
  isPrepaid?: boolean;
  promoCode?: string;
  locale: Locale;
};

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

export function feeNameOf({ integrations }: Shop, code: string, locale: Locale): string {
  const payment = integrations.payments.find((one) => one.code === code);
  return payment ? said(payment.feeName, locale) : ordersMessages[languageOf(locale)]["bill.fee"];
}
