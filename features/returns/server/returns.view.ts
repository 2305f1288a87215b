import type { OutputOf } from "../../../platform/contracts/endpoint.ts";
import { notFound } from "../../../platform/contracts/errors.ts";
import { paginationOf, rowsOfPage } from "../../../platform/contracts/pagination.ts";
import { inLanguage, languageOf, type Locale } from "../../../platform/i18n.ts";
import type { Id } from "../../../platform/ids.ts";
import { toHryvnias, type Kopiykas } from "../../../platform/money/money.ts";
import { tintOf } from "../../catalogue/words/colours.ts";
import { expectFromReturn, orderToReturn } from "../../orders/orders.server.ts";
import { selectSentToCard } from "../../payments/payments.server.ts";
import { customerOf, type Visit } from "../../shop.ts";
import type { getReturns, ReturnableLine, ReturnView } from "../returns.contract.ts";
import { returnsMessages } from "../returns.messages.ts";
import { byPlace, isOpen, returnUntil, sourceOf, type ReturnStatus } from "../returns.rules.ts";
import { selectPhotos } from "./photos.queries.ts";
import {
  countReturnsOf,
  selectAskedPieces,
  selectNotReturnable,
  selectReturn,
  selectReturnEvents,
  selectReturnLines,
  selectReturnsOf,
  type ReturnRow,
} from "./returns.queries.ts";
import { variantName } from "../../catalogue/words/variant-name.ts";
import { picturePath } from "../../catalogue/words/picture-path.ts";

const A_PAGE = 100;

/** The lines of an order that can still be returned, until when and how the money goes back; 404 for another's order. */
export async function viewReturnable(visit: Visit, number: number) {
  const { db } = visit.shop;
  const order = await orderToReturn(db.read, { accountId: customerOf(visit).id, number });
  if (!order) throw notFound();
  const [asked, kept] = await Promise.all([
    selectAskedPieces(db.read, order.id),
    selectNotReturnable(db.read, [...new Set(order.lines.map((line) => line.product_id))]),
  ]);
  const lines: ReturnableLine[] = order.handedOver
    ? order.lines
        .filter(({ pieces }) => pieces > 0)
        .map((line) => ({
          ...viewGoods(line, visit.locale),
          left: line.pieces - line.returned - (asked.get(line.variation_id) ?? 0),
          ...paidOf(line),
          returnable: !kept.has(line.product_id),
        }))
    : [];
  const untilOf = (reason: "size" | "faulty") =>
    order.handedOver && order.deliveredAt ? returnUntil(order.deliveredAt, reason).toISOString() : null;
  const ways: ("card" | "balance")[] = order.isPaidByCard ? ["card", "balance"] : ["balance"];
  return { lines, until: untilOf("size"), untilFaulty: untilOf("faulty"), ways };
}

export async function listReturns(visit: Visit, { page }: { page: number }): Promise<OutputOf<typeof getReturns>> {
  const { db } = visit.shop;
  const { id } = customerOf(visit);
  const [rows, total] = await Promise.all([
    selectReturnsOf(db.read, id, rowsOfPage({ page, perPage: A_PAGE })),
    countReturnsOf(db.read, id),
  ]);
  return {
    returns: rows.map((row) => ({
      id: row.id,
      orderNumber: row.orderNumber,
      status: row.status,
      statusName: statusName(row.status, visit.locale),
      askedAt: row.asked_at.toISOString(),
    })),
    pagination: paginationOf({ page, size: A_PAGE, total }),
  };
}

/** 404 for somebody else's. */
export async function viewReturn(visit: Visit, id: Id<"goods_return">): Promise<ReturnView> {
  const row = await selectReturn(visit.shop.db.read, id, customerOf(visit).id);
  if (!row) throw notFound();
  const { lines, events, ...shown } = await readParts(visit, row);
  return {
    ...shown,
    expected: isOpen(row.status) ? await expectedOf(visit, { number: row.orderNumber, lines }) : null,
    statusName: statusName(row.status, visit.locale),
    lines: lines.map(({ fit: _, article: __, ...line }) => line),
    history: events.map(({ status, at }) => ({ status, statusName: statusName(status, visit.locale), at: at.toISOString() })),
    cancellable: isOpen(row.status),
  };
}

async function expectedOf(visit: Visit, of: { number: number; lines: readonly { variationId: Id<"variation">; pieces: number }[] }) {
  const { money, balance, bonuses } = await expectFromReturn(visit.shop.db.read, { accountId: customerOf(visit).id, ...of });
  return { moneyKopiykas: money, balanceKopiykas: balance, bonusesKopiykas: bonuses };
}

export async function readParts({ shop: { db }, locale }: Visit, row: ReturnRow) {
  const [lines, events, photos, sentToCard] = await Promise.all([
    selectReturnLines(db.read, row),
    selectReturnEvents(db.read, row.id),
    selectPhotos(db.read, row.id),
    selectSentToCard(db.read, { reason: "goods_returned", source: sourceOf(row.id) }),
  ]);
  const given = { moneyKopiykas: row.given_money, balanceKopiykas: row.given_balance, bonusesKopiykas: row.given_bonuses };
  return {
    id: row.id,
    orderNumber: row.orderNumber,
    status: row.status,
    reason: row.reason,
    comment: row.comment,
    refundTo: row.refund_to,
    answer: row.answer,
    lines: lines.map((line) => ({
      ...viewGoods(line, locale),
      article: line.article,
      pieces: line.pieces,
      received: line.received,
      fit: line.fit,
    })),
    photos,
    given,
    gaveBack: byPlace(given, sentToCard),
    events,
    askedAt: row.asked_at.toISOString(),
  };
}

const statusName = (status: ReturnStatus, locale: Locale): string => returnsMessages[languageOf(locale)][`returns.status.${status}`];

type Goods = {
  variation_id: Id<"variation">;
  name_uk: string;
  name_ru: string;
  colour: string;
  colour_name_uk: string;
  colour_name_ru: string;
  size: string;
  picture: string;
  price: Kopiykas;
};

/** The discount that leads to what was paid, and how much of it went back; kopiykas. */
const paidOf = ({ discount, pieces, returned }: { discount: Kopiykas; pieces: number; returned: number }) => ({
  discountKopiykas: discount,
  sold: pieces,
  returned,
});

const viewGoods = (line: Goods, locale: Locale) => ({
  variationId: line.variation_id,
  name: inLanguage(locale, line.name_uk, line.name_ru),
  variant: variantName(line, locale),
  image: picturePath(line.picture),
  tint: tintOf(line.colour),
  price: toHryvnias(line.price),
});
