import { kopiykas, type Kopiykas } from "../../../../platform/money/money.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import type { StatusReason, ToldStatus } from "../../../notifications/news.rules.ts";
import { notify } from "../../../notifications/notifications.server.ts";
import type { Shop, Tx } from "../../../shop.ts";
import type { OrderStatus } from "../../orders.contract.ts";
import { dueOnReceipt } from "../../payments/prepayment.rules.ts";
import type { Part } from "../payments/money.queries.ts";

type Told = Pick<
  Part,
  | "number"
  | "version"
  | "account_id"
  | "locale"
  | "paid_at"
  | "prepaid_by"
  | "bonuses_used"
  | "balance_used"
  | "collected"
  | "to_pay"
  | "prepayment"
>;
type Change = {
  status: OrderStatus;
  parcelNumber?: string;
  why?: StatusReason;
  debt?: Kopiykas | undefined;
  isAlong?: boolean;
  at: Instant;
};

/** Tells of a new status once (decisions.md §6), of each end of an order that late money revived; `order` is as it was before. */
export async function tellStatus(
  tx: Tx,
  shop: Shop,
  order: Told,
  { status, parcelNumber = "", why, debt, isAlong, at }: Change,
): Promise<void> {
  if (!isTold(status)) return;
  const { number, version, account_id: accountId, locale } = order;
  const news = {
    kind: "order_status" as const,
    number,
    status,
    parcelNumber,
    ...(why && { why }),
    ...(debt && { debt }),
    ...(isAlong && { isAlong }),
    ...(status === "cancelled" && isPaidInPart(order) && { givesBack: true }),
    ...((status === "ready" || status === "delivered") && order.collected !== null && { margin: marginOf(order, order.collected) }),
  };
  await notify(tx, shop, { accountId, news, source: `order ${number} ${version} ${status}`, locale, at });
}

const isPaidInPart = ({ paid_at: paidAt, prepaid_by: prepaidBy, bonuses_used: bonuses, balance_used: balance }: Told): boolean =>
  paidAt !== null || prepaidBy !== null || bonuses > 0 || balance > 0;

const marginOf = (order: Told, collected: Kopiykas): Kopiykas => kopiykas(Math.max(0, collected - dueOnReceipt(order)));

/** The letter of `tellPlaced` tells of an order's beginning. */
const isTold = (status: OrderStatus): status is ToldStatus => status !== "new" && status !== "awaiting_payment";
