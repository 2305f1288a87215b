import type { PaymentProvider } from "../../../../integrations/payments/payment-provider.ts";
import { addDays } from "../../../../platform/time/time.ts";
import { inLanguage, type Locale } from "../../../../platform/i18n.ts";
import { fromHryvnias, kopiykas, type Kopiykas } from "../../../../platform/money/money.ts";
import { isProfileFilled } from "../../../accounts/accounts.rules.ts";
import { productsUnderMinimum, smallestSum } from "../../../cart/cart.rules.ts";
import { acceptNewPrices, readCartForOrder, type ShownLine } from "../../../cart/cart.server.ts";
import { billOf, type Bill, type Purse } from "../../../cart/bill.rules.ts";
import { loadedCarriers, type Named } from "../../../delivery/delivery.server.ts";
import { applyPromo, type AppliedPromo } from "../promo-codes/apply-promo.ts";
import { guessPromo } from "../promo-codes/guess-promo.ts";
import { withUses } from "../promo-codes/read-promo.ts";
import type { Settings } from "../../../settings/settings.rules.ts";
import { readSettings } from "../../../settings/settings.server.ts";
import { invalid } from "../../../../platform/contracts/errors.ts";
import { spenderNeeds } from "../../../sign-in/sign-in.server.ts";
import { customerOf, type Shop, type Visit } from "../../../shop.ts";
import {
  choiceOf,
  feeFor,
  isDeliveryFree,
  offersOf,
  paidOnReceipt,
  prepaidPercentFor,
  type Choice,
  type ChoiceCodes,
} from "../../placing/offers.rules.ts";
import { causesAgainst, orderLimits, priceChanges, type Cause } from "../../orders.rules.ts";
import { feeInParcel, piecesIn, type OpenParcel } from "../../additions/additions.rules.ts";
import { readOpenParcel } from "../additions/open-parcels.ts";
import { waitsForWord } from "../../waiting/waiting.rules.ts";
import { tellOutOfReach } from "./tell-out-of-reach.ts";
import { selectBuyer, selectBuyerAndPlace, type Buyer } from "./buyer.queries.ts";
import { selectNumberOfCart } from "../orders.queries.ts";
import { requireResale } from "../resale/require-resale.ts";
import { servicesInShop } from "./services-in-shop.ts";
import { noWishes, purseOf, type Wishes } from "../../placing/purse.rules.ts";

/** Another's cart counts as expired; a changed price is told once. `waitsHours`: at most. 422 for an unknown code. */
export async function validateOrder(
  visit: Visit,
  orderId: string,
  { wishes = noWishes, goesWith, collectKopiykas: collect, promoCode, ...chosen }: Asked = {},
): Promise<Validated> {
  const { shop } = visit;
  const customer = customerOf(visit);
  const ofAccount = { cartId: orderId, accountId: customer.id };
  const guessed = promoCode === undefined ? undefined : await guessPromo(visit, promoCode);
  const [found, settings, buyer, loaded, parcel, promo] = await Promise.all([
    readCartForOrder(shop, ofAccount),
    readSettings(shop),
    readBuyer(shop.db.read, visit),
    loadedCarriers(shop),
    goesWith === undefined ? undefined : readOpenParcel(shop, { accountId: customer.id, number: goesWith }),
    promoCode === undefined ? undefined : withUses(shop.db.read, guessed, customer.id),
  ]);
  const purse = purseOf(buyer, wishes);
  const codes = parcel ? { ...chosen, carrier: parcel.carrier, kind: parcel.kind } : chosen;
  const known = knownOf(visit, { settings, buyer, codes, loaded, parcel });
  const { choice } = known;
  const firstOrderFree = isFree(known);
  if (!found) {
    const causes = [goneCause(known, await selectNumberOfCart(shop.db.read, ofAccount))];
    return { causes, bill: undefined, waitsHours: null, choice, firstOrderFree, promoCode: "", purse, purchases: buyer.purchases };
  }
  const applied = promo && applyPromo(shop, promo, { ...found, ...buyer, now: shop.clock.now(), isResale: collect !== undefined });
  const { causes, bill, waits } = judge(known, found.lines, { purse, promo: applied });
  if (collect !== undefined) requireResale(known, { collect, bill, ownPhone: customer.phone, isJoined: goesWith !== undefined });
  if (goesWith !== undefined && !parcel) causes.push({ cause: "parcel_closed" });
  if (usesOwn(bill) && (await spenderNeeds(visit)) === "older_device") causes.push({ cause: "device_too_new" });
  if (causes.some(({ cause }) => cause === "price_changed")) await acceptNewPrices(shop, ofAccount);
  const waitsHours = waits ? settings.cod_word_hours : null;
  const told = await tellOutOfReach(visit, causes);
  return { causes: told, bill, waitsHours, choice, firstOrderFree, promoCode: codeOf(applied), purse, purchases: buyer.purchases };
}

type Asked = ChoiceCodes & {
  wishes?: Wishes;
  goesWith?: number | undefined;
  collectKopiykas?: Kopiykas | undefined;
  promoCode?: string | undefined;
};
type Validated = {
  causes: Cause[];
  bill: Bill | undefined;
  waitsHours: number | null;
  choice: Choice;
  firstOrderFree: boolean;
  /** A code that takes something off; empty without one. */
  promoCode: string;
  purse: Purse;
  /** Before this one. */
  purchases: number;
};

export const codeOf = (promo: AppliedPromo | undefined): string => (promo && "code" in promo ? promo.code : "");

export const usesOwn = ({ parts }: Bill): boolean => parts.some(({ bonuses, balance }) => bonuses + balance > 0);

export const readBuyer = async (db: Shop["db"]["read"], visit: Visit): Promise<Buyer> =>
  selectBuyer(db, customerOf(visit).id, judgedBy(visit));

export const readBuyerAndPlace = (
  db: Shop["db"]["read"],
  visit: Visit,
  { delivery: { carrier, settlement, department, door }, phone }: { delivery: Named; phone: string },
) =>
  selectBuyerAndPlace(db, customerOf(visit).id, {
    ...judgedBy(visit),
    phone,
    delivery: { carrier, settlement, department, street: door?.streetId ?? "" },
  });

function judgedBy({ shop }: Visit) {
  const now = shop.clock.now();
  return { now, since: addDays(now, -1), onReceipt: paidOnReceipt(shop.integrations) };
}

export function goneCause({ buyer }: Known, number: number | undefined): Cause {
  if (buyer.blacklisted) return { cause: "blacklisted" };
  return number === undefined ? { cause: "cart_expired" } : { cause: "already_ordered", number };
}

export type Known = {
  settings: Settings;
  buyer: Buyer;
  locale: Locale;
  areLimitsOn: boolean;
  on: ReadonlySet<string>;
  payments: readonly PaymentProvider[];
  choice: Choice;
  arePlacesKnown: boolean;
  /** The parcel that the order joins. */
  parcel: OpenParcel | undefined;
};

type Surroundings = {
  settings: Settings;
  buyer: Buyer;
  codes: ChoiceCodes;
  loaded: ReadonlySet<string>;
  parcel?: OpenParcel | undefined;
};

/** 422 for an unknown carrier, kind of delivery or payment. */
export function knownOf({ shop, locale, staff }: Visit, { settings, buyer, codes, loaded, parcel }: Surroundings): Known {
  const on = servicesInShop(shop, settings);
  const choice = choiceOf(shop.integrations, codes, offersOf(shop.integrations, { on, loaded, cardOnly: buyer.cardOnly }));
  if ("unknown" in choice)
    throw invalid(
      Object.fromEntries(choice.unknown.map((field) => [field, [field === "payment" ? "orders.paymentError" : "form.invalid"]])),
    );
  return {
    settings,
    buyer,
    locale,
    // Staff who answer the phone judge for themselves.
    areLimitsOn: shop.config.limits.areOrdersBound && !staff,
    on,
    payments: shop.integrations.payments,
    choice,
    arePlacesKnown: parcel !== undefined || loaded.has(choice.carrier.code),
    parcel,
  };
}

/** An addition ships as its parcel does. */
export const isFree = ({ choice, buyer, on, parcel }: Known): boolean =>
  parcel?.freeDelivery ?? isDeliveryFree({ carrier: choice.carrier, ordersBefore: buyer.purchases, on });

/** A refused code takes nothing off, and is a cause. The smallest sums count goods before the discount. */
export function judge(
  known: Known,
  lines: readonly ShownLine[],
  { purse, promo }: { purse: Purse; promo?: AppliedPromo | undefined },
): { causes: Cause[]; bill: Bill; waits: boolean } {
  const { settings, buyer, locale, areLimitsOn, on, choice, parcel } = known;
  const nameOf = (line: ShownLine) => inLanguage(locale, line.nameUk, line.nameRu);
  const isOnReceipt = choice.payment.paid === "on_receipt";
  const prepaidPercent = prepaidPercentFor(choice.payment, { payments: known.payments, on }, settings);
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
      isCardOn: known.payments.some(({ paid, service }) => paid !== "on_receipt" && on.has(service)),
    },
    carrierOn: parcel !== undefined || on.has(choice.kind.service),
    arePlacesKnown: known.arePlacesKnown,
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
    waitsForWord({ ...buyer, toPay: bill.toPay, trusted: fromHryvnias(settings.trusted_cod_sum) });
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
