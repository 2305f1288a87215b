import { conflict, invalid, notFound, notSignedIn } from "../../../../platform/contracts/errors.ts";
import { wordsFor, type Locale } from "../../../../platform/i18n.ts";
import type { Id } from "../../../../platform/ids.ts";
import { kopiykas } from "../../../../platform/money.ts";
import { withoutPlus } from "../../../../platform/phone.ts";
import { findDestination } from "../../../delivery/delivery.server.ts";
import { placeInWords } from "../../../delivery/place.rules.ts";
import { fullName } from "../../../accounts/accounts.rules.ts";
import { customerOf, type Tx, type Visit } from "../../../shop.ts";
import type { OrderDelivery, OrderRecipient } from "../../../../db/json-columns.ts";
import { isCancellable } from "../../orders.rules.ts";
import { resaleMessages } from "../../resale/resale.messages.ts";
import { isTooHeavy, parcelsOf } from "../../parcels/parcels.rules.ts";
import type { Part } from "../payments/money.queries.ts";
import { lockAdditions } from "../additions/additions.queries.ts";
import { insertOrderEvent, lockPurchase, selectOrder, selectOrderLines } from "../orders.queries.ts";
import { selectAnyOrder } from "../staff-orders.queries.ts";
import { selectWeights } from "./parcel.queries.ts";
import { hasLivingWaybill, selectNamedPlace, updateDelivery } from "./readdressed.queries.ts";

type Place = { settlement: string; department: string };
type To = { recipient: OrderRecipient; delivery?: Place | undefined };
type Seen = { number: number; account_id: Id<"account">; account_phone: string; carrier: string };

/**
 * Sends an order to somebody else, or to another department of the carrier and kind it goes by, before it is packed and before a waybill
 * is made or asked for (decisions.md §7), with the orders in its parcel. 404 for another's order, 409 when too late or for one that goes in the
 * parcel of another, 422 at a department that does not take it, and at the phone where an order for a reseller's buyer would go to the reseller.
 */
export async function changeDelivery(visit: Visit, { number, ...to }: To & { number: number }): Promise<void> {
  const { id: accountId, phone: account_phone } = customerOf(visit);
  const seen = await selectOrder(visit.shop.db.read, accountId, number);
  if (!seen) throw notFound();
  await sendElsewhere(visit, { ...seen, account_phone }, { ...to, byWhom: "customer" });
}

/** The same for any order, by staff whom its customer asked to; 409 also when somebody changed it since they looked. */
export async function changeAnyDelivery(visit: Visit, { id, ...to }: To & { id: number; version: number }): Promise<void> {
  if (!visit.staff) throw notSignedIn();
  const seen = await selectAnyOrder(visit.shop.db.read, id);
  if (!seen) throw notFound();
  await sendElsewhere(visit, seen, { ...to, byWhom: visit.staff.email });
}

async function sendElsewhere(
  visit: Visit,
  seen: Seen,
  { recipient, delivery, byWhom, version }: To & { byWhom: string; version?: number },
): Promise<void> {
  const { shop, locale } = visit;
  const destinationOf = delivery && (await findDestination(shop, { carrier: seen.carrier, ...delivery }, locale));
  await shop.db.write(async (tx) => {
    const order = (await lockPurchase(tx, seen.account_id, seen.number)).find(({ number }) => number === seen.number);
    if (!order) throw notFound();
    if (version !== undefined && order.version !== version) throw conflict();
    if (!isCancellable(order.status)) throw conflict("orders.alreadyPacked");
    if (order.goes_with !== null) throw conflict("orders.goesAlong");
    const together = [order, ...(await lockAdditions(tx, order.id))];
    if (await hasLivingWaybill(tx, order)) throw conflict(visit.staff ? "orders.withdrawFirst" : "orders.hasWaybill");
    requireBuyer(order, { recipient, ownPhone: seen.account_phone, locale });
    const place = delivery ? await readPlace(tx, visit, together, { delivery, destinationOf }) : order.delivery;
    const to = { ...recipient, phone: withoutPlus(recipient.phone) };
    const note = `→ ${fullName(to)}, ${to.phone}, ${place.settlement}, ${placeInWords(place)}`.slice(0, 300);
    for (const { id, status } of together) {
      await updateDelivery(tx, id, { recipient: to, delivery: place });
      await insertOrderEvent(tx, { orderId: id, status, byWhom, note, at: shop.clock.now() });
    }
  });
}

/** What a reseller's buyer pays is never collected from the reseller (decision 0082). */
function requireBuyer({ collected }: Part, of: { recipient: OrderRecipient; ownPhone: string; locale: Locale }): void {
  if (collected === null || withoutPlus(of.recipient.phone) !== of.ownPhone) return;
  throw invalid({ "recipient.phone": [wordsFor(resaleMessages, of.locale)["resale.refused.ownPhone"]] });
}

type Named = { delivery: Place; destinationOf: Awaited<ReturnType<typeof findDestination>> | undefined };

/** Of all orders in a parcel, the one it was opened for first. */
async function readPlace(tx: Tx, { shop }: Visit, together: readonly Part[], { delivery, destinationOf }: Named): Promise<OrderDelivery> {
  const [order] = together;
  if (!order) throw notFound();
  const destination = destinationOf?.(await selectNamedPlace(tx, { carrier: order.carrier, ...delivery }));
  const kind = shop.integrations.carriers
    .find(({ code }) => code === order.carrier)
    ?.kinds.find(({ code }) => code === order.delivery_kind);
  const { departmentKind, maxWeightKg, place } = destination ?? {};
  if (!kind || !place || departmentKind === undefined || departmentKind === "door" || !kind.departments.includes(departmentKind))
    throw invalid({ "delivery.department": ["orders.cause.bad_department"] });
  if (departmentKind === "locker" && (await isOverweight(tx, together, maxWeightKg ?? 0)))
    throw invalid({ "delivery.department": ["orders.cause.too_heavy"] });
  return place;
}

async function isOverweight(tx: Tx, together: readonly Part[], maxWeightKg: number): Promise<boolean> {
  const all = await Promise.all(together.map(({ id }) => selectOrderLines(tx, id)));
  const lines = all.flat().map((line) => ({
    productId: line.product_id,
    pieces: line.pieces,
    price: line.price,
    suborder: false,
  }));
  const weights = await selectWeights(
    tx,
    lines.map(({ productId }) => productId),
  );
  return isTooHeavy(parcelsOf(lines, { weights, isOnReceipt: false, fee: kopiykas(0) }), maxWeightKg);
}
