import type { ReceiptLine, ReceiptPayment } from "../../../../integrations/fiscal/fiscal-provider.ts";
import { kopiykas, type Kopiykas } from "../../../../platform/money/money.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import type { Position } from "../../../receipts/receipts.rules.ts";
import { hasReceipts, hasRegister, wantReceipts } from "../../../receipts/receipts.server.ts";
import type { Shop, Tx } from "../../../shop.ts";
import { dueOnReceipt, prepaid } from "../../payments/prepayment.rules.ts";
import { ordersMessages } from "../../orders.messages.ts";
import { lockPartsOfCart, type Part } from "../payments/money.queries.ts";
import { selectOrderLines } from "../orders.queries.ts";
import { selectCardOf, selectMoved } from "./receipt-position.queries.ts";

/** Wants the receipts an order lacks (docs/decisions/0051), last in the transaction that locks it. `begins`: also the first one. */
export async function keepReceipts(
  tx: Tx,
  shop: Shop,
  { id, cart_id: cartId }: Pick<Part, "id" | "cart_id">,
  { begins = false, at }: { begins?: boolean; at: Instant },
): Promise<void> {
  if (!hasRegister(shop) || (!begins && !(await hasReceipts(tx, id)))) return;
  const order = (await lockPartsOfCart(tx, cartId)).find((part) => part.id === id);
  if (order) await wantReceipts(tx, { order, accountId: order.account_id, at }, await positionOfOrder(tx, order));
}

async function positionOfOrder(tx: Tx, order: Part): Promise<Position & { leftToPay: Kopiykas }> {
  const isOver = order.status === "cancelled" || order.status === "returned";
  const lines = isOver ? [] : await selectOrderLines(tx, order.id);
  const words = ordersMessages.uk;
  return {
    lines: [
      ...lines.map(({ article, name_uk, colour_name_uk, size, price, pieces, returned }): ReceiptLine => ({
        code: article,
        // In Ukrainian by law, whoever reads it (decision 0051).
        name: [name_uk, colour_name_uk, size].filter(Boolean).join(", "),
        price,
        pieces: pieces - returned,
      })),
      ...one(words["bill.fee"], isOver ? kopiykas(0) : order.fee),
      // Debts are open again when their order ended before it was paid.
      ...one(words["bill.debt"], isOver && order.paid_at === null ? kopiykas(0) : order.debts_paid),
    ].filter(({ pieces }) => pieces > 0),
    paid: await paidFor(tx, order),
    leftToPay: isOver || hasLeft(order) ? kopiykas(0) : dueOnReceipt(order),
  };
}

const one = (name: string, price: Kopiykas): ReceiptLine[] => (price > 0 ? [{ code: "", name, price, pieces: 1 }] : []);

async function paidFor(tx: Tx, order: Part): Promise<ReceiptPayment[]> {
  const { toCard, toBalance, balanceUsed } = await selectMoved(tx, order.id);
  const payment = order.paid_by ?? order.prepaid_by;
  const byCard = order.paid_by === null ? prepaid(order) : order.to_pay;
  return [
    { means: "card", amount: kopiykas(byCard - toCard), ...(payment === null ? {} : { card: (await selectCardOf(tx, payment)) ?? {} }) },
    { means: "on_delivery", amount: hasLeft(order) ? kopiykas(order.to_pay - byCard) : kopiykas(0) },
    { means: "balance", amount: kopiykas(balanceUsed - toBalance) },
  ];
}

/** Goods on their way are sold; an unclaimed parcel brought nothing. */
const hasLeft = ({ status, paid_at: paidAt }: Part): boolean =>
  paidAt !== null || status === "shipped" || status === "ready" || status === "delivered" || status === "completed";
