import { conflict, invalid, notFound } from "../../../../../platform/contracts/errors.ts";
import { wordsFor, type Locale } from "../../../../../platform/i18n.ts";
import type { Id } from "../../../../../platform/ids.ts";
import { formatPhone, withoutPlus } from "../../../../../platform/phone.ts";
import { findDestination } from "../../../../delivery/delivery.server.ts";
import { placeInWords } from "../../../../delivery/place.rules.ts";
import { fullName } from "../../../../accounts/accounts.rules.ts";
import { customerOf, staffOf, type Tx, type Visit } from "../../../../shop.ts";
import type { OrderDelivery, OrderRecipient } from "../../../../../db/json-columns.ts";
import { isCancellable, isStillHere } from "../../../orders.rules.ts";
import { resaleMessages } from "../../../resale/resale.messages.ts";
import type { Part } from "../../payments/money.queries.ts";
import { lockAdditions } from "../../additions/additions.queries.ts";
import { insertOrderEvent, lockOrder, selectOrder, selectOrderLines } from "../../orders.queries.ts";
import { selectAnyOrder } from "../../staff-orders.queries.ts";
import { wantAnother, withdrawForAnother } from "../waybills/send-again.ts";
import { tellSentElsewhere } from "./tell-sent-elsewhere.ts";
import { recordAudit } from "../../../../staff/staff.server.ts";
import { selectNamedPlace, updateDelivery } from "./delivery.queries.ts";
import { areTooHeavy } from "../are-too-heavy.ts";
import { hasLivingWaybill } from "../waybills/waybills.queries.ts";

type Place = { settlement: string; department: string };
type To = { recipient: OrderRecipient; delivery?: Place | undefined };
type Seen = { number: number; account_id: Id<"account">; account_phone: string; carrier: string };

/** Until the order is packed or has a waybill (decisions.md §7). 404 for another's, 409 too late or in another's parcel, 422 by field. */
export async function changeDelivery(visit: Visit, { number, ...to }: To & { number: number }): Promise<void> {
  const { id: accountId, phone: account_phone } = customerOf(visit);
  const order = await selectOrder(visit.shop.db.read, accountId, number);
  if (!order) throw notFound();
  const seen = { ...order, account_phone };
  const destinationOf = await destinationFor(visit, seen, to);
  await visit.shop.db.write(async (tx) => {
    const { together, place } = await judge(tx, visit, seen, { ...to, destinationOf });
    const [first] = together;
    if (!first || (await hasLivingWaybill(tx, first))) throw conflict("orders.hasWaybill");
    await write(tx, visit, together, { recipient: to.recipient, place, byWhom: "customer" });
  });
}

/** Staff may until the parcel leaves; its waybill is made again. 409 also when changed meanwhile or handed over, 503 without an answer. */
export async function changeAnyDelivery(visit: Visit, { id, version, ...to }: To & { id: number; version: number }): Promise<void> {
  const { email: byWhom } = staffOf(visit);
  const seen = await selectAnyOrder(visit.shop.db.read, id);
  if (!seen) throw notFound();
  const destinationOf = await destinationFor(visit, seen, to);
  const asked = { ...to, destinationOf, byWhom };
  // A change that would be refused must not withdraw the waybill.
  await visit.shop.db.write((tx) => judge(tx, visit, seen, { ...asked, version }));
  const withdrawn = await withdrawForAnother(visit, id);
  await visit.shop.db.write(async (tx) => {
    // Withdrawing removed the parcel's number from the order, which raised its version.
    const { together, place } = await judge(tx, visit, seen, { ...asked, version: withdrawn ? version + 1 : version });
    const [order] = together;
    if (!order || (await hasLivingWaybill(tx, order))) throw conflict("orders.waybillIsMade");
    await write(tx, visit, together, { recipient: to.recipient, place, byWhom });
    const at = visit.shop.clock.now();
    if (withdrawn) await wantAnother(tx, order, { ...withdrawn, byWhom, at });
    await recordAudit(tx, visit, {
      action: "change",
      entity: "order",
      entityId: id,
      before: { sentTo: sentTo(order.recipient, order.delivery) },
      after: { sentTo: sentTo(to.recipient, place) },
    });
    await tellSentElsewhere(tx, visit.shop, order, { to: sentTo(to.recipient, place), at });
  });
}

type DestinationOf = Awaited<ReturnType<typeof findDestination>> | undefined;

const destinationFor = async ({ shop, locale }: Visit, { carrier }: Seen, { delivery }: To): Promise<DestinationOf> =>
  delivery && (await findDestination(shop, { carrier, ...delivery }, locale));

/** Locks all orders of the parcel and says where they would go. Throws when they may not. */
async function judge(
  tx: Tx,
  visit: Visit,
  seen: Seen,
  { recipient, delivery, destinationOf, version }: To & { destinationOf: DestinationOf; version?: number },
): Promise<{ together: readonly Part[]; place: OrderDelivery }> {
  const order = await lockOrder(tx, seen.account_id, seen.number);
  if (!order) throw notFound();
  if (version !== undefined && order.version !== version) throw conflict();
  if (visit.staff && !isStillHere(order.status)) throw conflict("orders.parcelLeft");
  if (!visit.staff && !isCancellable(order.status)) throw conflict("orders.alreadyPacked");
  if (order.goes_with !== null) throw conflict("orders.goesAlong");
  const together = [order, ...(await lockAdditions(tx, order.id))];
  requireBuyer(order, { recipient, ownPhone: seen.account_phone, locale: visit.locale });
  const place = delivery ? await readPlace(tx, visit, together, { delivery, destinationOf }) : order.delivery;
  return { together, place };
}

type Written = { recipient: OrderRecipient; place: OrderDelivery; byWhom: string };

async function write(tx: Tx, { shop }: Visit, together: readonly Part[], { recipient, place, byWhom }: Written): Promise<void> {
  const to = { ...recipient, phone: withoutPlus(recipient.phone) };
  const note = `→ ${sentTo(to, place)}`.slice(0, 300);
  for (const { id, status } of together) {
    await updateDelivery(tx, id, { recipient: to, delivery: place });
    await insertOrderEvent(tx, { orderId: id, status, byWhom, note, at: shop.clock.now() });
  }
}

const sentTo = (recipient: OrderRecipient, place: OrderDelivery): string =>
  `${fullName(recipient)}, ${formatPhone(recipient.phone)}, ${place.settlement}, ${placeInWords(place)}`;

/** The reseller must not be the one who pays the buyer's sum (decision 0082). */
function requireBuyer({ collected }: Part, of: { recipient: OrderRecipient; ownPhone: string; locale: Locale }): void {
  if (collected === null || withoutPlus(of.recipient.phone) !== of.ownPhone) return;
  throw invalid({ "recipient.phone": [wordsFor(resaleMessages, of.locale)["resale.refused.ownPhone"]] });
}

type Named = { delivery: Place; destinationOf: DestinationOf };

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
  const lines = all.flat().map((line) => ({ productId: line.product_id, pieces: line.pieces, price: line.price, suborder: false }));
  return areTooHeavy(tx, lines, maxWeightKg);
}
