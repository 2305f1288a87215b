import { notFound } from "../../../../platform/contracts/errors.ts";
import type { Language } from "../../../../platform/i18n.ts";
import { kopiykas, toHryvnias } from "../../../../platform/money/money.ts";
import { csvLine } from "../../../../platform/spreadsheet/csv-file.ts";
import { placeInWords } from "../../../delivery/place.rules.ts";
import { deliveryName, paymentName } from "../../../orders/orders.server.ts";
import { ordersMessages } from "../../../orders/orders.messages.ts";
import type { Shop } from "../../../shop.ts";
import { remarkText } from "../../documents/remark-text.ts";
import type { ProgramOrder } from "../../programs/program-orders.contract.ts";
import { nameForPeople } from "../orders/order-document.ts";
import {
  confirmVersions,
  selectGivenOrders,
  selectLinesFor1c,
  selectOrderNamed,
  selectUnconfirmed,
  type LineFor1c,
  type OrderFor1c,
} from "../orders/orders-in-1c.queries.ts";
import { followDocument, type Speaker } from "../orders/take-orders.ts";
import type { Program } from "./keys.queries.ts";

/** Orders the key has not confirmed in their present state; `next` where there may be more. */
export async function readOrders(
  shop: Shop,
  program: Program,
  { after, limit }: { after: number; limit: number },
): Promise<{ orders: ProgramOrder[]; next: number | null }> {
  const orders = await selectUnconfirmed(shop.db.read, { reader: program.id, limit, after });
  const ids = orders.map(({ id }) => id);
  const lines = Map.groupBy(await selectLinesFor1c(shop.db.read, ids), (line) => line.order_id);
  return {
    orders: orders.map((order) => viewOrder(shop, order, lines.get(order.id) ?? [])),
    next: orders.length === limit ? (orders.at(-1)?.number ?? null) : null,
  };
}

function viewOrder(shop: Shop, order: OrderFor1c, lines: readonly LineFor1c[]): ProgramOrder {
  const { recipient, delivery } = order;
  return {
    number: order.number,
    version: order.version,
    status: order.status,
    statusName: ordersMessages.uk["order.status"][order.status],
    placedAt: order.placed_at.toISOString(),
    paidAt: order.paid_at?.toISOString() ?? null,
    payment: { code: order.payment_method, name: paymentName(shop, order.payment_method, "ua") },
    delivery: {
      code: `${order.carrier}/${order.delivery_kind}`,
      name: deliveryName(shop, order, "ua"),
      settlement: delivery.settlement,
      place: placeInWords(delivery),
      parcelNumber: order.parcel_number,
    },
    recipient: { name: [recipient.surname, recipient.name, recipient.patronymic].filter(Boolean).join(" "), phone: `+${recipient.phone}` },
    customer: {
      id: order.account_1c ?? `semyriad#${order.account_id}`,
      name: order.account_name,
      phone: `+${order.account_phone}`,
      email: order.account_email,
    },
    comment: order.comment,
    goesWith: order.goes_with,
    goods: toHryvnias(order.goods),
    promoCode: order.promo_code,
    discount: toHryvnias(order.discount),
    fee: toHryvnias(order.fee),
    total: toHryvnias(kopiykas(order.goods + order.fee)),
    bonusesUsed: toHryvnias(order.bonuses_used),
    balanceUsed: toHryvnias(order.balance_used),
    prepayment: toHryvnias(order.prepayment),
    debtsPaid: toHryvnias(order.debts_paid),
    toPay: toHryvnias(order.to_pay),
    collected: order.collected === null ? null : toHryvnias(order.collected),
    lines: lines.map((line) => ({
      id: line.id_1c,
      article: line.article,
      barcode: line.barcode,
      name: nameForPeople(line),
      pieces: line.pieces,
      returned: line.returned,
      price: toHryvnias(line.price),
      discount: toHryvnias(line.discount),
      sum: toHryvnias(line.sum),
    })),
  };
}

const columns: readonly [title: string, of: (order: ProgramOrder, line: ProgramOrder["lines"][number] | undefined) => string | number][] = [
  ["number", ({ number }) => number],
  ["version", ({ version }) => version],
  ["status", ({ status }) => status],
  ["placedAt", ({ placedAt }) => placedAt],
  ["paidAt", ({ paidAt }) => paidAt ?? ""],
  ["payment", ({ payment }) => payment.name],
  ["delivery", ({ delivery }) => delivery.name],
  ["settlement", ({ delivery }) => delivery.settlement],
  ["place", ({ delivery }) => delivery.place],
  ["parcelNumber", ({ delivery }) => delivery.parcelNumber],
  ["recipient", ({ recipient }) => recipient.name],
  ["recipientPhone", ({ recipient }) => recipient.phone],
  ["customer", ({ customer }) => customer.name],
  ["customerPhone", ({ customer }) => customer.phone],
  ["comment", ({ comment }) => comment],
  ["goesWith", ({ goesWith }) => goesWith ?? ""],
  ["total", ({ total }) => total],
  ["toPay", ({ toPay }) => toPay],
  ["collected", ({ collected }) => collected ?? ""],
  ["id", (_, line) => line?.id ?? ""],
  ["article", (_, line) => line?.article ?? ""],
  ["barcode", (_, line) => line?.barcode ?? ""],
  ["name", (_, line) => line?.name ?? ""],
  ["pieces", (_, line) => line?.pieces ?? ""],
  ["price", (_, line) => line?.price ?? ""],
  ["sum", (_, line) => line?.sum ?? ""],
  ["returned", (_, line) => line?.returned ?? ""],
  ["promoCode", ({ promoCode }) => promoCode],
  ["discount", (_, line) => line?.discount ?? ""],
];

/** One row a line of an order; `;`, decimal points, and a byte order mark for Excel. An order without lines has one row. */
export function ordersCsv(orders: readonly ProgramOrder[]): string {
  const rows = orders.flatMap((order) =>
    (order.lines.length === 0 ? [undefined] : order.lines).map((line) => columns.map(([, of]) => of(order, line))),
  );
  return `\uFEFF${[columns.map(([title]) => title), ...rows].map((row) => csvLine(row.map(asWritten), ";")).join("")}`;
}

/** A phone is no formula. */
const asWritten = (value: string | number): string | number =>
  typeof value === "string" && /^\+\d+$/.test(value) ? value.slice(1) : value;

type Confirmed = { number: number; result: "confirmed" | "changedSince" | "unknown" | "notSent" };

/** `changedSince`: confirmed as it was read; it comes again in its present state. */
export async function confirmOrders(
  shop: Shop,
  program: Program,
  said: readonly { number: number; version: number }[],
): Promise<Confirmed[]> {
  const given = new Map(
    (
      await selectGivenOrders(
        shop.db.read,
        program.id,
        said.map(({ number }) => number),
      )
    ).map((order) => [order.number, order]),
  );
  const judged = said.map(({ number, version }): Confirmed & { id: string; version: number } => {
    const order = given.get(number);
    const result = !order
      ? "unknown"
      : !order.is_given || version > order.version
        ? "notSent"
        : version < order.version
          ? "changedSince"
          : "confirmed";
    return { number, version, result, id: order?.id ?? "" };
  });
  const newest = new Map(
    judged
      .filter(({ result }) => result === "confirmed" || result === "changedSince")
      .toSorted((a, b) => a.version - b.version)
      .map((one) => [one.id, one]),
  );
  await confirmVersions(shop.db.read, program.id, { orders: [...newest.values()], now: shop.clock.now() });
  return judged.map(({ number, result }) => ({ number, result }));
}

type Wanted = { number: number; status: string; parcelNumber: string; lines: readonly { id: string; pieces: number }[] };

/** Follows 1C's steps and remarks. Throws 404 for an order the shop does not have. */
export async function setStatus(shop: Shop, program: Program, { wanted, language }: { wanted: Wanted; language: Language }) {
  const find = () => selectOrderNamed(shop.db.read, { id: "", number: String(wanted.number) });
  const order = await find();
  if (!order) throw notFound();
  const pieces = new Map<string, number>();
  for (const line of wanted.lines) pieces.set(line.id, (pieces.get(line.id) ?? 0) + line.pieces);
  const speaker: Speaker = { reader: program.id, byWhom: `«${program.name}»` };
  const document = {
    id: "",
    number: String(wanted.number),
    status: wanted.status,
    isPosted: false,
    isDeleted: false,
    isCancelled: false,
    isShipped: false,
    parcelNumber: wanted.parcelNumber.replaceAll(" ", "").toUpperCase(),
    pieces,
  };
  const { changed, remarks } = await followDocument(shop, order, { document, speaker });
  const after = (await find()) ?? order;
  return {
    number: order.number,
    version: after.version,
    status: after.status,
    changed: changed > 0,
    remarks: remarks.map(({ reason, said }) => ({ code: reason, message: remarkText(language, { reason, said, program: program.name }) })),
  };
}
