import { notFound } from "../../../platform/contracts/errors.ts";
import { inLanguage, languageOf } from "../../../platform/i18n.ts";
import { sumKopiykas } from "../../../platform/money/money.ts";
import { placeInWords } from "../../delivery/place.rules.ts";
import type { Visit } from "../../shop.ts";
import { isStillHere, statusesAfter } from "../orders.rules.ts";
import { isWaiting, mayBeShort } from "../waiting/waiting.rules.ts";
import type { StaffOrderRow, StaffOrderView } from "../staff-orders.contract.ts";
import { deliveryName, feeNameOf, paymentName } from "./placing/showing/choice.view.ts";
import { selectAdditions, selectNumberOf } from "./additions/additions.queries.ts";
import { selectCompanionNumber, selectOrderLines } from "./orders.queries.ts";
import { selectAnyOrder, selectStaffOrders, selectWholeHistory, type OrderFilter, type StaffOrderRecord } from "./staff-orders.queries.ts";
import { rowsOfPage, type ListPage } from "../../../platform/contracts/pagination.ts";
import { picturePath } from "../../catalogue/words/picture-path.ts";
import { sizeName } from "../../catalogue/words/sizes.ts";
import { selectGaveBack } from "./refunds/gave-back.queries.ts";
import { billOfOrder, viewBill } from "./placing/showing/bill.view.ts";

export async function staffOrders(
  { shop, locale }: Visit,
  { page, perPage, ...filter }: OrderFilter & ListPage,
): Promise<{ data: StaffOrderRow[]; total: number }> {
  const { rows, total } = await selectStaffOrders(shop.db.read, filter, rowsOfPage({ page, perPage }));
  return { data: rows.map((row) => viewRow(row, { shop, locale })), total };
}

/** Anybody's order; 404 when there is none. */
export async function staffOrder({ shop, locale }: Visit, number: number): Promise<StaffOrderView> {
  const order = await selectAnyOrder(shop.db.read, number);
  if (!order) throw notFound();
  const [lines, history, companionNumber, goesWith, additions, gaveBack] = await Promise.all([
    selectOrderLines(shop.db.read, order.id),
    selectWholeHistory(shop.db.read, order.id),
    selectCompanionNumber(shop.db.read, order),
    selectNumberOf(shop.db.read, order.goes_with),
    selectAdditions(shop.db.read, order.id),
    selectGaveBack(shop.db.read, order),
  ]);
  const delivery = order.delivery;
  const status = order.status;
  return {
    ...viewRow(
      { ...order, pieces: lines.reduce((sum, line) => sum + line.pieces, 0), suborder: order.id !== order.cart_id },
      { shop, locale },
    ),
    version: order.version,
    nextStatuses: isWaiting(order) ? [] : [...statusesAfter(status)],
    mayBeShort: mayBeShort(order),
    mayBeSentElsewhere: isStillHere(status) && goesWith === null,
    settlement: delivery.settlement,
    department: [placeInWords(delivery), delivery.to === "door" && delivery.note].filter(Boolean).join(" · "),
    comment: order.comment,
    bill: viewBill(billOfOrder(order), {
      feeName: feeNameOf(shop, order.payment_method, locale),
      firstOrderFree: false,
      promoCode: order.promo_code,
      locale,
    }).lines,
    gaveBack,
    prepaymentKopiykas: order.prepayment,
    prepaid: order.prepaid_by !== null,
    collectedKopiykas: order.collected,
    accountId: order.account_id,
    accountPhone: order.account_phone,
    companionNumber,
    goesWith,
    additions: additions.map(({ number: id, status: state }) => ({ id, status: state })),
    lines: lines.map((line) => ({
      position: line.position,
      productId: line.product_id,
      article: line.article,
      name: inLanguage(locale, line.name_uk, line.name_ru),
      colour: inLanguage(locale, line.colour_name_uk, line.colour_name_ru),
      size: sizeName(line.size, languageOf(locale)),
      image: picturePath(line.picture),
      pieces: line.pieces,
      missing: line.missing,
      returned: line.returned,
      pack: line.pack,
      priceKopiykas: line.price,
      sumKopiykas: sumKopiykas([line.sum, line.discount]),
    })),
    history: history.map((event) => ({
      status: event.status,
      at: event.at.toISOString(),
      byWhom: event.by_whom,
      note: event.note,
    })),
  };
}

const viewRow = (row: StaffOrderRecord, { shop, locale }: Pick<Visit, "shop" | "locale">): StaffOrderRow => ({
  id: row.number,
  status: row.status,
  placedAt: row.placed_at.toISOString(),
  recipient: [row.recipient.surname, row.recipient.name, row.recipient.patronymic].filter(Boolean).join(" "),
  phone: row.recipient.phone,
  pieces: row.pieces,
  toPayKopiykas: row.to_pay,
  payment: row.payment_method,
  paymentName: paymentName(shop, row.payment_method, locale),
  paid: row.paid_at !== null,
  carrier: row.carrier,
  deliveryName: deliveryName(shop, row, locale),
  parcelNumber: row.parcel_number,
  suborder: row.suborder,
  byPhone: row.placed_by !== null,
  waitsUntil: isWaiting(row) ? (row.waits_until?.toISOString() ?? null) : null,
});
