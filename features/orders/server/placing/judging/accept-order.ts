import type { OrderDelivery, OrderRecipient } from "../../../../../db/json-columns.ts";
import type { ParsedInputOf } from "../../../../../platform/contracts/endpoint.ts";
import type { Instant } from "../../../../../platform/time/time.ts";
import type { Bill } from "../../../../cart/bill.rules.ts";
import { lockCartForOrder, type ShownCart } from "../../../../cart/cart.server.ts";
import type { findDestination } from "../../../../delivery/delivery.server.ts";
import type { Settings } from "../../../../settings/settings.rules.ts";
import type { proveSpender } from "../../../../sign-in/sign-in.server.ts";
import { customerOf, type Tx, type Visit } from "../../../../shop.ts";
import type { OpenParcel } from "../../../additions/additions.rules.ts";
import type { placeOrder } from "../../../orders.contract.ts";
import type { Cause } from "../../../orders.rules.ts";
import type { Choice } from "../../../placing/offers.rules.ts";
import { purseOf } from "../../../placing/purse.rules.ts";
import { lockOpenParcel } from "../../additions/open-parcels.ts";
import { selectNumberOfCart } from "../../orders.queries.ts";
import { applyPromo, type AppliedPromo } from "../../promo-codes/apply-promo.ts";
import { lockPromo } from "../../promo-codes/read-promo.ts";
import { requireResale } from "../../resale/require-resale.ts";
import type { LastDelivery } from "./buyer.queries.ts";
import { isServed, requireNamed, type Where } from "./where-to.ts";
import { goneCause, judgeOrder } from "./judge-order.ts";
import { contextOf, isFree, type OrderContext } from "./order-context.ts";
import { readBuyerAndPlace } from "./read-buyer.ts";
import { codeOf, usesOwn } from "./validate-order.ts";
import { areTooHeavy } from "../../parcels/are-too-heavy.ts";

export type OrderForm = Omit<ParsedInputOf<typeof placeOrder>, "pin" | "consent">;
export type ChosenBill = { bill: Bill; choice: Choice; firstOrderFree: boolean; promoCode: string };

/** Read before the transaction. */
export type Beforehand = {
  /** Undefined where the parcel is closed. */
  where: Where | undefined;
  destinationOf: Awaited<ReturnType<typeof findDestination>> | undefined;
  settings: Settings;
  loaded: ReadonlySet<string>;
  spenderNeeds: Awaited<ReturnType<typeof proveSpender>>;
};

export type Refused = { causes: Cause[]; bill: ChosenBill | undefined };
export type Accepted = {
  found: ShownCart & { now: Instant };
  context: OrderContext;
  parcel: OpenParcel | undefined;
  recipient: OrderRecipient;
  place: OrderDelivery;
  last: LastDelivery;
  promo: AppliedPromo | undefined;
  chosen: ChosenBill;
  /** A newcomer's large order waits for staff (S33). */
  waits: boolean;
};

/** Locks parcel, cart and promo code, and judges the order by what they are now. Throws 422 where it cannot be sent as asked. */
export async function acceptOrder(
  tx: Tx,
  visit: Visit,
  form: OrderForm,
  { where, destinationOf, settings, loaded, spenderNeeds }: Beforehand,
): Promise<Accepted | Refused> {
  const { shop } = visit;
  const { id: accountId, phone: ownPhone } = customerOf(visit);
  const parcel = where?.parcel && (await lockOpenParcel(tx, shop, { ...where.parcel, accountId }));
  if (!where || (where.parcel && !parcel)) return { causes: [{ cause: "parcel_closed" }], bill: undefined };
  const { recipient, delivery } = where;
  const found = await lockCartForOrder(tx, shop, { cartId: form.orderId, accountId });
  const { place: places, ...buyer } = await readBuyerAndPlace(tx, visit, { delivery, phone: recipient.phone });
  const context = contextOf(visit, { settings, buyer, codes: { ...delivery, payment: form.payment }, loaded, parcel });
  const { choice } = context;
  requireNamed(choice.kind, delivery);
  if (!found) return { causes: [goneCause(context, await selectNumberOfCart(tx, { accountId, cartId: form.orderId }))], bill: undefined };
  const { promoCode, collectKopiykas: collect } = form;
  const promo =
    promoCode === undefined
      ? undefined
      : applyPromo(shop, await lockPromo(tx, { typed: promoCode, accountId }), {
          lines: found.lines,
          purchases: buyer.purchases,
          now: found.now,
          isResale: collect !== undefined,
        });
  const { causes, bill, waits } = judgeOrder(context, found.lines, { purse: purseOf(buyer, form), promo });
  if (usesOwn(bill) && spenderNeeds !== "nothing") causes.push({ cause: spenderNeeds === "pin" ? "pin_needed" : "device_too_new" });
  const destination = destinationOf?.(places.named);
  const place = parcel?.delivery ?? (destination && isServed(choice.kind, destination) ? destination.place : undefined);
  if (!place && context.arePlacesKnown) causes.push({ cause: "bad_department" });
  const together = [...found.lines, ...(parcel?.lines ?? [])];
  if (destination?.departmentKind === "locker" && (await areTooHeavy(tx, together, destination.maxWeightKg)))
    causes.push({ cause: "too_heavy" });
  if (bill.toPay !== form.expectedToPayKopiykas && !causes.some(({ cause }) => cause === "price_changed" || cause === "promo_refused"))
    causes.push({ cause: "price_changed", toPay: bill.toPay, prices: [] });
  const chosen = { bill, choice, firstOrderFree: isFree(context), promoCode: codeOf(promo) };
  if (causes.length > 0 || !place) return { causes, bill: chosen };
  if (collect !== undefined)
    requireResale(context, { collect, bill, recipientPhone: recipient.phone, ownPhone, isJoined: parcel !== undefined });
  return { found, context, parcel, recipient, place, last: places.last, promo, chosen, waits };
}
