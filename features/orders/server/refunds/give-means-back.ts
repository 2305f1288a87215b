import type { Instant } from "../../../../platform/time/time.ts";
import { returnBalance } from "../../../balance/balance.server.ts";
import { returnBonuses, takeBackCashback } from "../../../loyalty/loyalty.server.ts";
import type { Shop, Tx } from "../../../shop.ts";
import type { Means } from "../../refunds/return.rules.ts";
import type { Part } from "../payments/money.queries.ts";
import { giveBack, type RefundTo } from "./give-money-back.ts";
import { paidAtFirst } from "./paid-at-first.ts";

type Giving = {
  means: Means;
  /** True for the order's last goods: no cashback is left. */
  isWhole: boolean;
  to: RefundTo;
  source: string;
  reason: "goods_returned" | "goods_missing";
  byWhom: string;
  at: Instant;
};

/** Gives each means back as itself out of the order's funds; a card's money takes its share of the cashback with it. */
export async function giveMeansBack(tx: Tx, shop: Shop, order: Part, { means, isWhole, byWhom, at, ...giving }: Giving): Promise<void> {
  const { id, number, account_id: accountId } = order;
  if (means.bonuses > 0) await returnBonuses(tx, { accountId, order: { id, number }, amount: means.bonuses, at });
  if (means.balance > 0) await returnBalance(tx, { accountId, orderId: id, amount: means.balance, at });
  if (means.money === 0) return;
  if (order.paid_by !== null) {
    const share = isWhole ? {} : { share: { of: means.money, from: await paidAtFirst(tx, order) } };
    await takeBackCashback(tx, { accountId, orderId: id, ...share, byWhom, at });
  }
  await giveBack(tx, shop, order, { amount: means.money, byWhom, at, ...giving });
}
