import { conflict, notFound } from "../../../../platform/contracts/errors.ts";
import { fromHryvnias } from "../../../../platform/money/money.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import { countCompletedOrder } from "../../../accounts/accounts.server.ts";
import { addDebt } from "../../../balance/balance.server.ts";
import type { Settings } from "../../../settings/settings.rules.ts";
import { readSettings } from "../../../settings/settings.server.ts";
import type { Shop, Tx } from "../../../shop.ts";
import type { OrderStatus } from "../../orders.contract.ts";
import { bringsGoodsBack, givesMoneyBack, statusesAfter } from "../../orders.rules.ts";
import { isWaiting } from "../../waiting/waiting.rules.ts";
import { passParcelOn, shipAlong } from "../additions/ship-along.ts";
import { insertOrderEvent, lockPurchase, selectVersion, setOrderStatus } from "../orders.queries.ts";
import type { Part } from "../payments/money.queries.ts";
import { confirmCovered } from "../payments/confirm-covered.ts";
import { askAboutPages } from "../payments/unpaid/ask-pages.ts";
import { closePagesOf } from "../payments/unpaid/close-pages.ts";
import { remakeWithout } from "../parcels/waybills/remake-waybill.ts";
import { withdrawWithOrder } from "../parcels/waybills/withdraw-cancelled.ts";
import { isReceiptDue } from "../receipts/is-receipt-due.ts";
import { keepReceipts } from "../receipts/keep-receipts.ts";
import { bringGoodsBack } from "../refunds/bring-goods-back.ts";
import { cardPaymentOf, giveMoneyBack } from "../refunds/give-money-back.ts";
import { hasReturnedLines } from "../refunds/returned.queries.ts";
import { selectAnyOrder, setParcelNumber } from "../staff-orders.queries.ts";
import { earnOrder } from "./earn-order.ts";
import { feeOfOrder, moveFee } from "./move-fee.ts";
import { tellStatus } from "./tell-status.ts";

export type Move = {
  number: number;
  status: OrderStatus;
  version: number;
  /** Needed for the status `shipped`. */
  parcelNumber: string;
  note: string;
  /** The name in the order's history. */
  byWhom: string;
  mayGiveMoneyBack: boolean;
  /** Writes the audit entry in the same transaction. */
  record: (tx: Tx, change: { action: string; entity: string; entityId: number; before: unknown; after: unknown }) => Promise<void>;
};

/** Answers the new version (decision 0041). 404 for none; 409 if changed meanwhile, not allowed, or after a return of goods. */
export async function moveOrder(
  shop: Shop,
  { number, status, version, parcelNumber, note, byWhom, mayGiveMoneyBack, record }: Move,
): Promise<number> {
  const seen = await selectAnyOrder(shop.db.read, number);
  if (!seen) throw notFound();
  if (seen.status === "awaiting_payment" && status === "cancelled") await askAboutPages(shop, seen.cart_id);
  const settings = await readSettings(shop);
  const moved = await shop.db.write(async (tx) => {
    const parts = await lockPurchase(tx, seen.account_id, number);
    const order = parts.find((part) => part.number === number);
    if (!order) throw notFound();
    const before = order.status;
    if (order.version !== version || isWaiting(order) || !statusesAfter(before).includes(status)) throw conflict();
    if (givesMoneyBack(status, moneyOf(order)) && !mayGiveMoneyBack) throw conflict();
    if (status === "returned" && (await hasReturnedLines(tx, order.id))) throw conflict("orders.hasReturns");
    const at = shop.clock.now();
    if (bringsGoodsBack(status)) await bringGoodsBack(tx, order.id, at);
    if (status === "shipped") await setParcelNumber(tx, order.id, parcelNumber);
    await setOrderStatus(tx, order.id, { status, at });
    if (status === "cancelled") {
      await withdrawWithOrder(tx, order);
      await remakeWithout(tx, order);
      await passParcelOn(tx, order.id);
      await moveFee(tx, { from: order, to: parts.find((part) => part !== order), fee: feeOfOrder(shop, order, settings) });
    }
    await insertOrderEvent(tx, { orderId: order.id, status, byWhom, note, at });
    if (status === "shipped") {
      if (isReceiptDue(order, settings)) await keepReceipts(tx, shop, order, { begins: true, at });
      await shipAlong(tx, shop, order, { parcelNumber, byWhom, settings, at });
    }
    if (status === "delivered") await earnOrder(tx, order, at);
    if (bringsGoodsBack(status)) await giveMoneyBack(tx, shop, order, { to: "card", byWhom, at });
    const debt = status === "returned" ? debtOf(order, settings, at) : undefined;
    if (debt) await addDebt(tx, debt);
    if (status === "completed") await countCompletedOrder(tx, order.account_id, 1);
    if (before === "completed") await countCompletedOrder(tx, order.account_id, -1);
    await record(tx, {
      action: "status",
      entity: "order",
      entityId: number,
      before: { status: before, parcelNumber: order.parcel_number },
      after: { status, parcelNumber: status === "shipped" ? parcelNumber : order.parcel_number, note },
    });
    await tellStatus(tx, shop, order, { status, parcelNumber, why: "shop", debt: debt?.amount, at });
    if (status === "cancelled") await confirmCovered(tx, shop, order.cart_id, at);
    return { version: await selectVersion(tx, order.id), cartId: before === "awaiting_payment" ? order.cart_id : undefined };
  });
  if (moved.cartId !== undefined) await closePagesOf(shop, moved.cartId);
  return moved.version;
}

export const moneyOf = (order: Pick<Part, "status" | "paid_at" | "paid_by" | "prepaid_by">) => ({
  before: order.status,
  isPaid: cardPaymentOf(order) !== null,
});

/** The customer owes both ways of a parcel that came back unclaimed (decisions.md §6), once for all orders in it. */
function debtOf(order: Part, { unclaimed_parcel_sum: hryvnias }: Settings, at: Instant) {
  const isUnclaimed = order.status === "shipped" || order.status === "ready";
  if (!isUnclaimed || order.goes_with !== null || hryvnias <= 0) return undefined;
  return {
    accountId: order.account_id,
    order: { id: order.id, number: order.number },
    parcelNumber: order.parcel_number,
    amount: fromHryvnias(hryvnias),
    at,
  };
}
