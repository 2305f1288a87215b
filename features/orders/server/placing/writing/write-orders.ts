import type { OrderDelivery, OrderRecipient } from "../../../../../db/json-columns.ts";
import type { Id } from "../../../../../platform/ids.ts";
import type { Kopiykas } from "../../../../../platform/money/money.ts";
import type { Instant } from "../../../../../platform/time/time.ts";
import type { Bill, BillPart } from "../../../../cart/bill.rules.ts";
import type { ShownCart } from "../../../../cart/cart.server.ts";
import type { StaffMember, Tx } from "../../../../shop.ts";
import type { OrderStatus } from "../../../orders.contract.ts";
import { insertOrder } from "../../orders.queries.ts";
import type { AppliedPromo } from "../../promo-codes/apply-promo.ts";
import { snapshot, type SoldLine } from "./snapshot.ts";
import type { WrittenPart } from "./spend-on-orders.ts";
import { discountOf } from "../judging/judge-order.ts";
import { isFree, type OrderContext } from "../judging/order-context.ts";

type ToWrite = {
  found: ShownCart;
  accountId: Id<"account">;
  bill: Bill;
  promo: AppliedPromo | undefined;
  context: OrderContext;
  input: { comment: string; collectKopiykas?: Kopiykas | undefined };
  recipient: OrderRecipient;
  place: OrderDelivery;
  waitsUntil: Instant | null;
  unpaidUntil: Instant | null;
  placedBy: StaffMember | null;
  now: Instant;
};

type Written = WrittenPart & { lines: SoldLine[]; status: OrderStatus };

/** Goods made to order become an order of their own, paid together with the shelf's. */
export async function writeOrders(tx: Tx, write: ToWrite): Promise<Written[]> {
  const { cart } = write.found;
  const lines: SoldLine[] = write.found.lines.map((line, at) => ({ ...line, discount: discountOf(write.promo, at) }));
  const status = firstStatus(write);
  const written: Written[] = [];
  for (const [at, bill] of write.bill.parts.entries()) {
    const id = bill.suborder ? cart.suborderId : cart.id;
    const part = { id, bill, lines: lines.filter(({ suborder }) => suborder === bill.suborder), companionOf: at === 0 ? null : cart.id };
    written.push({ ...part, status, number: await writeOrder(tx, write, { ...part, status }) });
  }
  return written;
}

const firstStatus = ({ bill, unpaidUntil }: ToWrite): OrderStatus =>
  bill.toPay === 0 ? "confirmed" : unpaidUntil ? "awaiting_payment" : "new";

function writeOrder(
  tx: Tx,
  { found, accountId, context, input, recipient, place, waitsUntil, unpaidUntil, now, placedBy, bill: whole, promo }: ToWrite,
  part: { id: string; lines: SoldLine[]; companionOf: string | null; bill: BillPart; status: OrderStatus },
): Promise<number> {
  const { choice } = context;
  const isPaid = whole.toPay === 0;
  return insertOrder(tx, {
    id: part.id,
    accountId,
    cartId: found.cart.id,
    companionOf: part.companionOf,
    goesWith: part.bill.suborder ? null : (context.parcel?.id ?? null),
    status: part.status,
    payment: choice.payment.code,
    carrier: choice.carrier.code,
    deliveryKind: choice.kind.code,
    delivery: place,
    recipient,
    comment: input.comment,
    bill: part.bill,
    promo: promo && "code" in promo && part.bill.discount > 0 ? promo : undefined,
    freeDelivery: isFree(context),
    collected: input.collectKopiykas ?? null,
    shipsInDays: Math.max(0, ...part.lines.map((line) => (line.suborder ? line.suborderDays : 0))),
    placedAt: now,
    waitsUntil,
    unpaidUntil,
    paidAt: isPaid ? now : null,
    locale: context.locale,
    placedBy,
    lines: part.lines.map((line, position) => snapshot(line, part.id, position + 1)),
  });
}
