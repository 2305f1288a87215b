import type { Instant } from "../../../../platform/time/time.ts";
import type { Settings } from "../../../settings/settings.rules.ts";
import type { Shop, Tx } from "../../../shop.ts";
import { goesAlong } from "../../additions/additions.rules.ts";
import { tellStatus } from "../lifecycle/tell-status.ts";
import { insertOrderEvent, setOrderStatus } from "../orders.queries.ts";
import type { Part } from "../payments/money.queries.ts";
import { isReceiptDue } from "../receipts/is-receipt-due.ts";
import { keepReceipts } from "../receipts/keep-receipts.ts";
import { setParcelNumber } from "../staff-orders.queries.ts";
import { lockAdditions, moveToParcel, partFromParcel } from "./additions.queries.ts";

type Sent = { parcelNumber: string; byWhom: string; settings: Settings; at: Instant };

/** Additions leave with a locked order's parcel; those that may not yet, and the order itself if it is one, are sent by themselves. */
export async function shipAlong(tx: Tx, shop: Shop, order: Part, { parcelNumber, byWhom, settings, at }: Sent): Promise<void> {
  if (order.goes_with !== null) await partFromParcel(tx, [order.id]);
  for (const addition of await leaveBehind(tx, await lockAdditions(tx, order.id))) {
    const { id } = addition;
    await setParcelNumber(tx, id, parcelNumber);
    await setOrderStatus(tx, id, { status: "shipped", at });
    await insertOrderEvent(tx, { orderId: id, status: "shipped", byWhom, note: `№ ${order.number}`, at });
    if (isReceiptDue(addition, settings)) await keepReceipts(tx, shop, addition, { begins: true, at });
    await tellStatus(tx, shop, addition, { status: "shipped", parcelNumber, why: "shop", isAlong: true, at });
  }
}

/** Answers the additions that go in the parcel and parts the rest from it; all are locked. */
export async function leaveBehind(tx: Tx, additions: readonly Part[]): Promise<Part[]> {
  const left = additions.filter(({ status }) => !goesAlong(status));
  if (left.length > 0)
    await partFromParcel(
      tx,
      left.map(({ id }) => id),
    );
  return additions.filter(({ status }) => goesAlong(status));
}

/** When an order ends, its parcel becomes that of its oldest addition. */
export async function passParcelOn(tx: Tx, orderId: string): Promise<void> {
  const [first, ...others] = (await lockAdditions(tx, orderId)).toSorted((a, b) => a.number - b.number);
  if (!first) return;
  await partFromParcel(tx, [first.id]);
  if (others.length > 0)
    await moveToParcel(
      tx,
      others.map(({ id }) => id),
      first.id,
    );
}
