import type { Kopiykas } from "../../../../../platform/money/money.ts";
import type { Bill, Purse } from "../../../../cart/bill.rules.ts";
import { acceptNewPrices, readCartForOrder } from "../../../../cart/cart.server.ts";
import { loadedCarriers } from "../../../../delivery/delivery.server.ts";
import { readSettings } from "../../../../settings/settings.server.ts";
import { customerOf, type Visit } from "../../../../shop.ts";
import { spenderNeeds } from "../../../../sign-in/sign-in.server.ts";
import type { Cause } from "../../../orders.rules.ts";
import type { Choice, ChoiceCodes } from "../../../placing/offers.rules.ts";
import { noWishes, purseOf, type Wishes } from "../../../placing/purse.rules.ts";
import { readOpenParcel } from "../../additions/open-parcels.ts";
import { selectNumberOfCart } from "../../orders.queries.ts";
import { applyPromo, type AppliedPromo } from "../../promo-codes/apply-promo.ts";
import { guessPromo } from "../../promo-codes/guess-promo.ts";
import { withUses } from "../../promo-codes/read-promo.ts";
import { requireResale } from "../../resale/require-resale.ts";
import { goneCause, judgeOrder } from "./judge-order.ts";
import { contextOf, isFree } from "./order-context.ts";
import { readBuyer } from "./read-buyer.ts";
import { tellOutOfReach } from "./tell-out-of-reach.ts";

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
  const context = contextOf(visit, { settings, buyer, codes, loaded, parcel });
  const { choice } = context;
  const firstOrderFree = isFree(context);
  if (!found) {
    const causes = [goneCause(context, await selectNumberOfCart(shop.db.read, ofAccount))];
    return { causes, bill: undefined, waitsHours: null, choice, firstOrderFree, promoCode: "", purse, purchases: buyer.purchases };
  }
  const applied = promo && applyPromo(shop, promo, { ...found, ...buyer, now: shop.clock.now(), isResale: collect !== undefined });
  const { causes, bill, waits } = judgeOrder(context, found.lines, { purse, promo: applied });
  if (collect !== undefined) requireResale(context, { collect, bill, ownPhone: customer.phone, isJoined: goesWith !== undefined });
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
