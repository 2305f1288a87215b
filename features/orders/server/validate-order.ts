import { addDays } from "../../../platform/time.ts";
import { inLanguage, type Locale } from "../../../platform/i18n.ts";
import { fromHryvnias } from "../../../platform/money.ts";
import { isProfileFilled } from "../../accounts/accounts.rules.ts";
import { productsUnderMinimum, smallestSum } from "../../cart/cart.rules.ts";
import { acceptNewPrices, readCartForOrder, type ShownLine } from "../../cart/cart.server.ts";
import { servicesOn } from "../../settings/services.rules.ts";
import type { Settings } from "../../settings/settings.rules.ts";
import { readSettings } from "../../settings/settings.server.ts";
import { customerOf, type Visit } from "../../shop.ts";
import { billOf, causesAgainst, codFeeOf, orderLimits, type Bill, type Cause } from "../orders.rules.ts";
import { waitsForWord } from "../waiting.rules.ts";
import { selectBuyer, type Buyer } from "./buyer.queries.ts";
import { selectNumberOfCart } from "./orders.queries.ts";

/**
 * Whether the customer's cart can be ordered now, with every cause that stands against it; somebody else's cart is an
 * expired one. A changed price is told once: from then on the cart carries the new one. `waitsHours`: the order would wait
 * so long at most for the word of staff.
 */
export async function validateOrder(
  visit: Visit,
  orderId: string,
): Promise<{ causes: Cause[]; bill: Bill | undefined; waitsHours: number | null }> {
  const { shop } = visit;
  const customer = customerOf(visit);
  const ofAccount = { cartId: orderId, accountId: customer.id };
  const [found, settings, buyer] = await Promise.all([
    readCartForOrder(shop, ofAccount),
    readSettings(shop),
    selectBuyer(shop.db.read, customer.id, dayBefore(visit)),
  ]);
  const known = knownOf(visit, settings, buyer);
  if (!found) return { causes: [goneCause(known, await selectNumberOfCart(shop.db.read, ofAccount))], bill: undefined, waitsHours: null };
  const { causes, bill, waits } = judge(known, found.lines);
  if (causes.some(({ cause }) => cause === "price_changed")) await acceptNewPrices(shop, ofAccount);
  return { causes, bill, waitsHours: waits ? settings.cod_word_hours : null };
}

/** A cart that is not there to be ordered: its owner was blacklisted, it was ordered before, or its time is over. */
export function goneCause({ buyer }: Known, number: number | undefined): Cause {
  if (buyer.blacklisted) return { cause: "blacklisted" };
  return number === undefined ? { cause: "cart_expired" } : { cause: "already_ordered", number };
}

/** Orders placed since then are those of a day. */
export const dayBefore = ({ now }: Visit) => addDays(now, -1);

/** What judging needs besides the lines. */
export type Known = { settings: Settings; buyer: Buyer; locale: Locale; areLimitsOn: boolean };

export const knownOf = ({ shop, locale }: Visit, settings: Settings, buyer: Buyer): Known => ({
  settings,
  buyer,
  locale,
  areLimitsOn: shop.config.limits.areOrdersBound,
});

/** Everything that speaks against ordering these lines, what they cost, and whether the order would wait for the word of staff. */
export function judge(known: Known, lines: readonly ShownLine[]): { causes: Cause[]; bill: Bill; waits: boolean } {
  const { settings, buyer, locale, areLimitsOn } = known;
  const nameOf = (line: ShownLine) => inLanguage(locale, line.nameUk, line.nameRu);
  const on = servicesOn(settings.services);
  const bill = billOf(lines, codFeeOf(settings));
  const limits = orderLimits(buyer.completedOrders);
  const causes = causesAgainst({
    toPay: bill.toPay,
    lines: lines.length,
    smallestSum: smallestSum(lines, fromHryvnias(settings.min_order)),
    notAvailable: lines
      .filter((line) => !line.sellable || line.pieces % line.pack !== 0)
      .map((line) => ({ productId: line.productId, name: nameOf(line) })),
    underMinimum: productsUnderMinimum(
      lines.map((line) => ({ productId: line.productId, name: nameOf(line), minimum: line.minimum, pieces: line.pieces })),
    ),
    blacklisted: buyer.blacklisted,
    cardOnly: buyer.cardOnly,
    carrierOn: on.has("np_branch"),
    paymentOn: on.has("cod"),
    profileFilled: isProfileFilled(buyer),
    priceChanged: lines.some((line) => line.price !== line.seenPrice),
    tooMany: areLimitsOn && buyer.recent >= limits.aDay,
    tooManyOpen: areLimitsOn && buyer.open >= limits.open,
  });
  const waits = areLimitsOn && waitsForWord({ ...buyer, toPay: bill.toPay, trusted: fromHryvnias(settings.trusted_cod_sum) });
  return { causes, bill, waits };
}
