import { conflict, invalid, notFound, notSignedIn } from "../../../../platform/contracts/errors.ts";
import { countCompletedOrder } from "../../../accounts/accounts.server.ts";
import type { Settings } from "../../../settings/settings.rules.ts";
import { readSettings } from "../../../settings/settings.server.ts";
import { recordAudit, requireFreshSecondFactor } from "../../../staff/staff.server.ts";
import type { Visit } from "../../../shop.ts";
import type { OrderStatus } from "../../orders.contract.ts";
import { bringsGoodsBack, givesMoneyBack, isParcelNumber, statusesAfter } from "../../orders.rules.ts";
import { isWaiting } from "../../waiting/waiting.rules.ts";
import { addDebt } from "../../../balance/balance.server.ts";
import { fromHryvnias } from "../../../../platform/money.ts";
import { bringGoodsBack } from "../refunds/bring-goods-back.ts";
import { closePagesOf } from "../payments/unpaid/close-pages.ts";
import { earnOrder } from "./earn-order.ts";
import { cardPaymentOf, giveMoneyBack } from "../refunds/give-money-back.ts";
import { feeOfOrder, moveFee } from "./move-fee.ts";
import type { Part } from "../payments/money.queries.ts";
import { insertOrderEvent, lockPurchase, setOrderStatus } from "../orders.queries.ts";
import { selectAnyOrder, setParcelNumber } from "../staff-orders.queries.ts";
import { hasReturnedLines } from "../refunds/returned.queries.ts";
import { keepReceipts } from "../receipts/keep-receipts.ts";
import { tellStatus } from "./tell-status.ts";
import { idOf } from "../../../../platform/ids.ts";
import type { Instant } from "../../../../platform/time/time.ts";

type Change = { id: number; status: OrderStatus; version: number; parcelNumber: string; note: string; code?: string | undefined };

/**
 * Moves an order on, with history, audit and money (decision 0041). 409 when somebody changed it, the step is not open, or goods have come back by a return, 422 at `parcelNumber` when
 * shipped without one, at `code` where money goes back without a fresh second factor (S29).
 */
export async function changeStatus(visit: Visit, { id: number, status, version, parcelNumber, note, code }: Change): Promise<void> {
  const { shop, staff } = visit;
  if (!staff) throw notSignedIn();
  const number14 = parcelNumber.replaceAll(" ", "");
  if (status === "shipped" && !isParcelNumber(number14)) throw invalid({ parcelNumber: ["orders.parcelError"] });
  const seen = await selectAnyOrder(shop.db.read, number);
  const isProven = seen !== undefined && givesMoneyBack(status, moneyOf(seen));
  if (isProven) await requireFreshSecondFactor(visit, code);
  const accountId = seen?.account_id ?? idOf<"account">(0);
  const settings = await readSettings(shop);
  const cartId = await shop.db.write(async (tx) => {
    const parts = await lockPurchase(tx, accountId, number);
    const order = parts.find((part) => part.number === number);
    if (!order) throw notFound();
    const before = order.status;
    if (order.version !== version || isWaiting(order) || !statusesAfter(before).includes(status)) throw conflict();
    if (givesMoneyBack(status, moneyOf(order)) && !isProven) throw conflict();
    if (status === "returned" && (await hasReturnedLines(tx, order.id))) throw conflict("orders.hasReturns");
    const at = shop.clock.now();
    if (bringsGoodsBack(status)) await bringGoodsBack(tx, order.id, at);
    if (status === "shipped") await setParcelNumber(tx, order.id, number14);
    await setOrderStatus(tx, order.id, status);
    if (status === "cancelled")
      await moveFee(tx, { from: order, to: parts.find((part) => part !== order), fee: feeOfOrder(shop, order, settings) });
    await insertOrderEvent(tx, { orderId: order.id, status, byWhom: staff.email, note, at });
    if (status === "shipped" && isReceiptDue(order, settings)) await keepReceipts(tx, shop, order, { begins: true, at });
    if (status === "delivered") await earnOrder(tx, order, at);
    if (bringsGoodsBack(status)) await giveMoneyBack(tx, shop, order, { to: "card", byWhom: staff.email, at });
    if (status === "returned" && isUnclaimed(before) && settings.unclaimed_parcel_sum > 0) await addDebt(tx, debtOf(order, settings, at));
    if (status === "completed") await countCompletedOrder(tx, order.account_id, 1);
    if (before === "completed") await countCompletedOrder(tx, order.account_id, -1);
    await recordAudit(tx, visit, {
      action: "status",
      entity: "order",
      entityId: number,
      before: { status: before, parcelNumber: order.parcel_number },
      after: { status, parcelNumber: status === "shipped" ? number14 : order.parcel_number, note },
    });
    await tellStatus(tx, shop, order, { status, parcelNumber: number14, why: "shop", at });
    return before === "awaiting_payment" ? order.cart_id : undefined;
  });
  if (cartId !== undefined) await closePagesOf(shop, cartId);
}

const moneyOf = (order: Pick<Part, "status" | "paid_at" | "paid_by" | "prepaid_by">) => ({
  before: order.status,
  isPaid: cardPaymentOf(order) !== null,
});

/** The parcel came back from the carrier: the shop paid for both ways (decisions.md §6). */
const isUnclaimed = (before: OrderStatus): boolean => before === "shipped" || before === "ready";

/** Who collects money on receipt may make its receipt; what the balance paid, and the rest after a prepayment, have no other maker. */
const isReceiptDue = (order: Part, settings: Settings): boolean =>
  order.paid_by === null && (settings.receipts_on_delivery || order.prepaid_by !== null || order.to_pay === 0);

const debtOf = (order: Part, { unclaimed_parcel_sum: hryvnias }: Settings, at: Instant) => ({
  accountId: order.account_id,
  order: { id: order.id, number: order.number },
  parcelNumber: order.parcel_number,
  amount: fromHryvnias(hryvnias),
  at,
});
