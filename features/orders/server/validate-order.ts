import { addDays } from "../../../platform/time.ts";
import { inLanguage } from "../../../platform/i18n.ts";
import { fromHryvnias } from "../../../platform/money.ts";
import { isProfileFilled } from "../../accounts/accounts.rules.ts";
import { readAccount } from "../../accounts/accounts.server.ts";
import { productsUnderMinimum, smallestSum } from "../../cart/cart.rules.ts";
import { acceptNewPrices, readCartForOrder, type ShownLine } from "../../cart/cart.server.ts";
import { servicesOn } from "../../settings/services.rules.ts";
import { readSettings } from "../../settings/settings.server.ts";
import { customerOf, type Customer, type Visit } from "../../shop.ts";
import { billOf, causesAgainst, codFeeOf, orderLimits, type Bill, type Cause } from "../orders.rules.ts";
import { selectNumberOfCart, selectOrderCounts } from "./orders.queries.ts";

/**
 * Whether the customer's cart can be ordered now, with every cause that stands against it; somebody else's cart is an
 * expired one. A changed price is told once: from then on the cart carries the new one.
 */
export async function validateOrder(visit: Visit, orderId: string): Promise<{ causes: Cause[]; bill: Bill | undefined }> {
  const { shop } = visit;
  const customer = customerOf(visit);
  const ofAccount = { cartId: orderId, accountId: customer.id };
  const [found, known] = await Promise.all([readCartForOrder(shop, ofAccount), readKnown(visit, customer)]);
  if (!found) return { causes: [goneCause(await selectNumberOfCart(shop.db.read, ofAccount))], bill: undefined };
  const judged = judge(known, found.lines);
  if (judged.causes.some(({ cause }) => cause === "price_changed")) await acceptNewPrices(shop, ofAccount);
  return judged;
}

/** A cart that is not there to be ordered: it was ordered before, or its time is over. */
export const goneCause = (number: number | undefined): Cause =>
  number === undefined ? { cause: "cart_expired" } : { cause: "already_ordered", number };

/** What judging needs besides the lines; read before a transaction is opened. */
export async function readKnown({ shop, now, locale }: Visit, customer: Customer) {
  const [settings, account, counts] = await Promise.all([
    readSettings(shop),
    readAccount(shop, customer.id),
    selectOrderCounts(shop.db.read, customer.id, addDays(now, -1)),
  ]);
  return { settings, account, counts, customer, locale, limits: shop.config.limits };
}

export type Known = Awaited<ReturnType<typeof readKnown>>;

/** Everything that speaks against ordering these lines, and what they cost. */
export function judge(known: Known, lines: readonly ShownLine[]): { causes: Cause[]; bill: Bill } {
  const { settings, account, customer, locale } = known;
  const nameOf = (line: ShownLine) => inLanguage(locale, line.nameUk, line.nameRu);
  const on = servicesOn(settings.services);
  const bill = billOf(lines, codFeeOf(settings));
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
    blacklisted: customer.blacklisted,
    cardOnly: customer.cardOnly,
    carrierOn: on.has("np_branch"),
    paymentOn: on.has("cod"),
    profileFilled: account !== undefined && isProfileFilled(account),
    priceChanged: lines.some((line) => line.price !== line.seenPrice),
    tooMany: ordersTooMany(known),
  });
  return { causes, bill };
}

function ordersTooMany({ account, counts, limits }: Known): boolean {
  const { aDay, unpaid } = orderLimits(account?.completed_orders ?? 0);
  return limits !== "relaxed" && (counts.recent >= aDay || counts.unpaid >= unpaid);
}
