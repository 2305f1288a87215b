import { formatMoney, type Kopiykas } from "../../../../../platform/money/money.ts";
import { orderPage } from "../../../../messages/staff-pages.rules.ts";
import type { Instant } from "../../../../../platform/time/time.ts";
import { tellStaff, type Payment } from "../../../../payments/payments.server.ts";
import { paymentsMessages } from "../../../../payments/payments.messages.ts";
import type { Shop, Tx } from "../../../../shop.ts";
import { isStillHere } from "../../../orders.rules.ts";
import { insertOrderEvent } from "../../orders.queries.ts";
import type { Part } from "../money.queries.ts";

/** Money went back to the payer though the shop had not asked: staff are told, and orders still here say so. */
export async function tellSentBack(
  tx: Tx,
  shop: Shop,
  { payment, parts, sum, at }: { payment: Payment; parts: readonly Part[]; sum: Kopiykas; at: Instant },
): Promise<void> {
  const text = paymentsMessages.uk["sentBack.staff"](payment.reference, formatMoney(sum));
  shop.log.error({ payment: payment.reference, sum }, "a provider gave money back that the shop had not asked to give back");
  for (const { id, status } of parts.filter((part) => isStillHere(part.status)))
    await insertOrderEvent(tx, { orderId: id, status, byWhom: "shop", note: text, at });
  await tellStaff(tx, shop, { text, page: parts[0] ? orderPage(parts[0].number) : "/reconciliations", at });
}
