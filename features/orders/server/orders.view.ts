import { inLanguage, languageOf, type Locale } from "../../../platform/i18n.ts";
import { sumKopiykas, toHryvnias, type Kopiykas } from "../../../platform/money/money.ts";
import type { Instant } from "../../../platform/time/time.ts";
import { notFound } from "../../../platform/contracts/errors.ts";
import { paginationOf, rowsOfPage } from "../../../platform/contracts/pagination.ts";
import { fullName } from "../../accounts/accounts.rules.ts";
import { countDeliveryDebts } from "../../balance/balance.server.ts";
import { shipsBy } from "../../catalogue/catalogue.rules.ts";
import { orderedGoods } from "../../catalogue/catalogue.server.ts";
import { tintOf } from "../../catalogue/words/colours.ts";
import { wordPlaces } from "../../delivery/delivery.server.ts";
import { placeInWords } from "../../delivery/place.rules.ts";
import { viewReceiptsOfOrder } from "../../receipts/receipts.server.ts";
import { customerOf, type Shop, type Visit } from "../../shop.ts";
import { cashbackToCome, type Cashback } from "../placing/cashback.rules.ts";
import type { OrderCard, OrderStatus, OrderView } from "../orders.contract.ts";
import { ordersMessages } from "../orders.messages.ts";
import { isCancellable, isStillHere } from "../orders.rules.ts";
import { marginState, resaleOf } from "../resale/resale.rules.ts";
import { waitingMessages } from "../waiting/waiting.messages.ts";
import { isWaiting } from "../waiting/waiting.rules.ts";
import { purchasesFound, type Finding } from "./finding/found-purchases.queries.ts";
import { selectAdditions, selectNumberOf } from "./additions/additions.queries.ts";
import { readOpenParcel } from "./additions/open-parcels.ts";
import {
  selectCompanionNumber,
  selectFoundCards,
  selectHasOrders,
  selectOrder,
  selectOrderCards,
  selectOrderCardsById,
  selectOrderCounts,
  selectOrderEvents,
  selectOrderLines,
  type OrderCardRow,
} from "./orders.queries.ts";
import { selectGaveBack } from "./refunds/gave-back.queries.ts";
import { goesBack, whyNotCancelled } from "./refunds/goes-back.ts";
import { deliveryName, feeNameOf, paymentName } from "./placing/showing/choice.view.ts";
import type { Id } from "../../../platform/ids.ts";
import { variantName } from "../../catalogue/words/variant-name.ts";
import { picturePath } from "../../catalogue/words/picture-path.ts";
import { sizeName } from "../../catalogue/words/sizes.ts";
import { billOfOrder, viewBill } from "./placing/showing/bill.view.ts";

const PAGE = 20;

export async function countOrders({ db }: Shop, accountId: Id<"account">): Promise<{ orders: number; unpaid: number; debts: number }> {
  const [{ purchases: orders, unpaid }, debts] = await Promise.all([
    selectOrderCounts(db.read, accountId),
    countDeliveryDebts(db.read, accountId),
  ]);
  return { orders, unpaid, debts };
}

type ListedCards = { rows: OrderCardRow[]; total: number; hasOrders: boolean };

/** `hasOrders` says whether there is any order at all, whatever the search. */
export async function listOrders(visit: Visit, { page, q, group }: Finding & { page: number }) {
  const accountId = customerOf(visit).id;
  const part = rowsOfPage({ page, perPage: PAGE });
  const found = purchasesFound(accountId, { q, group });
  const { rows, total, hasOrders } = found
    ? await listFound(visit.shop.db.read, accountId, { ...part, found })
    : await listAll(visit.shop.db.read, accountId, part);
  return {
    orders: rows.map((row) => viewOrderCard(row, visit)),
    pagination: paginationOf({ page, size: PAGE, total }),
    hasOrders,
  };
}

const listFound: (...by: Parameters<typeof selectFoundCards>) => Promise<ListedCards> = async (db, accountId, by) => {
  const { rows, total } = await selectFoundCards(db, accountId, by);
  return { rows, total, hasOrders: total > 0 || (await selectHasOrders(db, accountId)) };
};

const listAll: (...by: Parameters<typeof selectOrderCards>) => Promise<ListedCards> = async (db, accountId, by) => {
  const [rows, { purchases }] = await Promise.all([selectOrderCards(db, accountId, by), selectOrderCounts(db, accountId)]);
  return { rows, total: purchases, hasOrders: purchases > 0 };
};

export async function lastOrder(visit: Visit): Promise<OrderCard | null> {
  const [row] = await selectOrderCards(visit.shop.db.read, customerOf(visit).id, { limit: 1, offset: 0 });
  return row ? viewOrderCard(row, visit) : null;
}

export async function listCards(visit: Visit, orderIds: readonly string[]): Promise<OrderCard[]> {
  const rows = await selectOrderCardsById(visit.shop.db.read, customerOf(visit).id, orderIds);
  return rows.map((row) => viewOrderCard(row, visit));
}

export async function viewOrder(visit: Visit, { number }: { number: number }): Promise<OrderView> {
  const { db } = visit.shop;
  const { locale } = visit;
  const order = await selectOrder(db.read, customerOf(visit).id, number);
  if (!order) throw notFound();
  const [lines, events, companionNumber, goesWith, additions, open, receipts, gaveBack] = await Promise.all([
    selectOrderLines(db.read, order.id),
    selectOrderEvents(db.read, order.id),
    selectCompanionNumber(db.read, order),
    selectNumberOf(db.read, order.goes_with),
    selectAdditions(db.read, order.id),
    isStillHere(order.status) ? readOpenParcel(visit.shop, { accountId: order.account_id, number }) : undefined,
    viewReceiptsOfOrder(visit.shop, order.id),
    selectGaveBack(db.read, order),
  ]);
  const cannotCancel = await whyNotCancelled(db.read, order, additions);
  const cancellable = isCancellable(order.status) && cannotCancel === null;
  const onSale = orderedGoods(
    visit,
    lines.map((line) => ({ productId: line.product_id, variationId: line.variation_id })),
  );
  const recipient = order.recipient;
  const [delivery = order.delivery] = await wordPlaces(visit.shop, [{ carrier: order.carrier, place: order.delivery }], locale);
  const card = viewOrderCard(
    {
      ...order,
      purchase: order.companion_of === null ? order.number : (companionNumber ?? order.number),
      suborder: order.id !== order.cart_id,
      pieces: lines.reduce((sum, line) => sum + line.pieces, 0),
      pictures: lines.slice(0, 4).map((line) => ({ picture: line.picture, colour: line.colour })),
    },
    visit,
  );
  const endedBy =
    order.status === "cancelled"
      ? events.findLast(({ status, by_whom: byWhom }) => status === "cancelled" && byWhom !== "carrier")?.by_whom
      : undefined;
  return {
    ...card,
    lines: lines.map((line) => ({
      productId: line.product_id,
      id_1c: onSale.get(line.variation_id)?.id_1c ?? null,
      chosen_color: line.colour,
      article: line.article,
      name: inLanguage(locale, line.name_uk, line.name_ru),
      variant: variantName(line, locale),
      colour: inLanguage(locale, line.colour_name_uk, line.colour_name_ru),
      size: sizeName(line.size, languageOf(locale)),
      image: picturePath(line.picture),
      tint: tintOf(line.colour),
      quantity: line.pieces,
      missing: line.missing,
      returned: line.returned,
      pack: line.pack,
      price: toHryvnias(line.price),
      sum: toHryvnias(sumKopiykas([line.sum, line.discount])),
      discount: toHryvnias(line.discount),
    })),
    bill: viewBill(billOfOrder(order), {
      feeName: feeNameOf(visit.shop, order.payment_method, locale),
      firstOrderFree: order.free_delivery,
      cashback: cashbackOf(order),
      isPrepaid: order.prepaid_by !== null,
      promoCode: order.promo_code,
      locale,
    }),
    trackingPage: order.parcel_number === "" ? null : trackingPageOf(visit.shop, order),
    resale: resaleView(order, events),
    unpaidUntil: order.status === "awaiting_payment" ? (order.unpaid_until?.toISOString() ?? null) : null,
    recipient: { fullName: fullName(recipient), phone: recipient.phone },
    delivery: {
      carrier: order.carrier,
      kind: order.delivery_kind,
      name: deliveryName(visit.shop, order, locale),
      settlement: delivery.settlement,
      department: placeInWords(delivery),
      free: order.free_delivery,
    },
    comment: order.comment,
    history: withoutRepeats(events).map(({ status, at }) => ({
      status,
      statusName: statusName({ status, waits_until: null }, locale),
      at: at.toISOString(),
    })),
    shipsInDays: order.ships_in_days,
    shipsBy: isStillHere(order.status) ? shipsBy(order.placed_at, order.ships_in_days) : null,
    cancellable,
    cannotCancel,
    gaveBack,
    goesBack: cancellable ? await goesBack(db.read, order, visit.now) : null,
    notConfirmed: endedBy === "shop",
    cancelledByStaff: endedBy !== undefined && endedBy !== "shop" && endedBy !== "customer",
    companionNumber,
    goesWith,
    additions: additions.map((addition) => addition.number),
    takesMore: open !== undefined,
    receipts,
  };
}

const trackingPageOf = ({ integrations }: Shop, { carrier, parcel_number: number }: { carrier: string; parcel_number: string }) =>
  integrations.carriers.find(({ code }) => code === carrier)?.trackingPage(number) ?? null;

function resaleView(order: Parameters<typeof resaleOf>[0] & { status: OrderStatus }, events: readonly { status: OrderStatus }[]) {
  const resale = resaleOf(order);
  return resale
    ? {
        collectedKopiykas: resale.collected,
        dueKopiykas: resale.due,
        marginKopiykas: resale.margin,
        state: marginState(
          order.status,
          events.map(({ status }) => status),
        ),
      }
    : null;
}

/** A changed address adds an event of the same status, which only staff see. */
const withoutRepeats = <Event extends { status: OrderStatus }>(events: readonly Event[]): Event[] =>
  events.filter(({ status }, at) => events[at - 1]?.status !== status);

function cashbackOf(order: {
  status: OrderStatus;
  placed_at: Instant;
  unpaid_until: Instant | null;
  to_pay: Kopiykas;
  debts_paid: Kopiykas;
  prepayment: Kopiykas;
}): Cashback | undefined {
  if (order.status !== "awaiting_payment" || !order.unpaid_until || order.prepayment > 0) return undefined;
  const part = { toPay: order.to_pay, debts: order.debts_paid };
  return cashbackToCome([part], { placedAt: order.placed_at, unpaidUntil: order.unpaid_until });
}

function viewOrderCard(row: Omit<OrderCardRow, "id">, { shop, locale }: Visit): OrderCard {
  return {
    number: row.number,
    purchase: row.purchase,
    status: row.status,
    statusName: statusName(row, locale),
    waitsUntil: isWaiting(row) ? (row.waits_until?.toISOString() ?? null) : null,
    placedAt: row.placed_at.toISOString(),
    toPay: toHryvnias(row.to_pay),
    pieces: row.pieces,
    payment: row.payment_method,
    paymentName: paymentName(shop, row.payment_method, locale),
    paid: row.paid_at !== null,
    parcelNumber: row.parcel_number,
    suborder: row.suborder,
    isForBuyer: row.collected !== null,
    images: row.pictures.map(({ picture, colour }) => ({ image: picturePath(picture), tint: tintOf(colour) })),
  };
}

function statusName(order: { status: OrderStatus; waits_until: Date | null }, locale: Locale): string {
  if (isWaiting(order)) return waitingMessages[languageOf(locale)]["waiting.status"];
  return ordersMessages[languageOf(locale)]["order.status"][order.status];
}
