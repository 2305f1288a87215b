import { inLanguage } from "../../../../../platform/i18n.ts";
import { fromHryvnias, kopiykas, type Kopiykas } from "../../../../../platform/money/money.ts";
import { isProfileFilled } from "../../../../accounts/accounts.rules.ts";
import { billOf, type Bill, type Purse } from "../../../../cart/bill.rules.ts";
import { productsUnderMinimum, smallestSum } from "../../../../cart/cart.rules.ts";
import type { ShownLine } from "../../../../cart/cart.server.ts";
import { feeInParcel, piecesIn, type OpenParcel } from "../../../additions/additions.rules.ts";
import { causesAgainst, orderLimits, priceChanges, type Cause } from "../../../orders.rules.ts";
import { feeFor, prepaidPercentFor } from "../../../placing/offers.rules.ts";
import { needsApproval } from "../../../waiting/waiting.rules.ts";
import type { AppliedPromo } from "../../promo-codes/apply-promo.ts";
import type { OrderContext } from "./order-context.ts";

/** A refused code takes nothing off, and is a cause. The smallest sums count goods before the discount. */
export function judgeOrder(
  context: OrderContext,
  lines: readonly ShownLine[],
  { purse, promo }: { purse: Purse; promo?: AppliedPromo | undefined },
): { causes: Cause[]; bill: Bill; waits: boolean } {
  const { settings, buyer, locale, areLimitsOn, on, choice, parcel } = context;
  const nameOf = (line: ShownLine) => inLanguage(locale, line.nameUk, line.nameRu);
  const isOnReceipt = choice.payment.paid === "on_receipt";
  const prepaidPercent = prepaidPercentFor(choice.payment, { payments: context.payments, on }, settings);
  const discounted = lines.map((line, at) => ({ ...line, discount: discountOf(promo, at) }));
  const bill = billOf(discounted, feeInParcel(feeFor(choice.payment, settings), parcel), purse, prepaidPercent);
  const limits = orderLimits(buyer.completedOrders);
  const causes = causesAgainst({
    toPay: bill.toPay,
    lines: lines.length,
    // The order that opened the parcel has met the minimum.
    smallestSum: smallestSum(parcel ? lines.filter(({ suborder }) => suborder) : lines, fromHryvnias(settings.min_order)),
    notAvailable: lines
      .filter((line) => !line.sellable || line.pieces % line.pack !== 0)
      .map((line) => ({ productId: line.productId, name: nameOf(line) })),
    underMinimum: productsUnderMinimum(
      [...lines, ...alreadyIn(parcel, lines)].map((line) => ({
        productId: line.productId,
        name: nameOf(line),
        minimum: line.minimum,
        pieces: line.pieces,
      })),
    ),
    blacklisted: buyer.blacklisted,
    cardOnly: {
      isRefused: buyer.cardOnly && isOnReceipt,
      isCardOn: context.payments.some(({ paid, service }) => paid !== "on_receipt" && on.has(service)),
    },
    carrierOn: parcel !== undefined || on.has(choice.kind.service),
    arePlacesKnown: context.arePlacesKnown,
    paymentOn: on.has(choice.payment.service),
    profileFilled: isProfileFilled(buyer),
    prices: priceChanges(lines.map((line) => ({ ...line, name: nameOf(line) }))),
    tooMany: areLimitsOn && buyer.recent >= limits.aDay,
    tooManyOpen: areLimitsOn && buyer.open >= limits.open,
  });
  if (promo && "refusal" in promo) causes.push({ cause: "promo_refused", ...promo.refusal });
  const waits =
    areLimitsOn &&
    isOnReceipt &&
    bill.prepayment === 0 &&
    needsApproval({ ...buyer, toPay: bill.toPay, trusted: fromHryvnias(settings.trusted_cod_sum) });
  return { causes, bill, waits };
}

/** Discount of the line at this position, kopiykas. */
export const discountOf = (promo: AppliedPromo | undefined, at: number): Kopiykas =>
  (promo && "discounts" in promo && promo.discounts[at]) || kopiykas(0);

/** The same shelf products, with the pieces that are in the parcel. */
const alreadyIn = (parcel: OpenParcel | undefined, lines: readonly ShownLine[]): ShownLine[] =>
  [...new Map(lines.filter(({ suborder }) => !suborder).map((line) => [line.productId, line])).values()].map((line) => ({
    ...line,
    pieces: piecesIn(parcel, line.productId),
  }));

/** Why there is nothing to order. */
export function goneCause({ buyer }: OrderContext, number: number | undefined): Cause {
  if (buyer.blacklisted) return { cause: "blacklisted" };
  return number === undefined ? { cause: "cart_expired" } : { cause: "already_ordered", number };
}
