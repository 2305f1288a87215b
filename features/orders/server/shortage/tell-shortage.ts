import type { Kopiykas } from "../../../../platform/money/money.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import { sizeName } from "../../../catalogue/words/sizes.ts";
import { notify } from "../../../notifications/notifications.server.ts";
import { recordAudit } from "../../../staff/staff.server.ts";
import type { Tx, Visit } from "../../../shop.ts";
import { piecesText } from "../../pieces.rules.ts";
import { dueOnReceipt } from "../../payments/prepayment.rules.ts";
import { resaleSums } from "../../resale/resale.rules.ts";
import type { OrderSums } from "../../shortage/shortage.rules.ts";
import { insertOrderEvent, type selectOrderLines } from "../orders.queries.ts";
import type { Part } from "../payments/money.queries.ts";

/** `pieces` are missing; `worth` is their price after their share of the discount, kopiykas. */
export type MissingLine = Awaited<ReturnType<typeof selectOrderLines>>[number] & { worth: Kopiykas; discountLess: Kopiykas };
type Shortage = {
  order: Part;
  left: OrderSums & { prepayment: Kopiykas };
  missing: readonly MissingLine[];
  note: string;
  byWhom: string;
  at: Instant;
};

export async function tellShortage(tx: Tx, visit: Visit, { order, left, missing, note, byWhom, at }: Shortage): Promise<void> {
  const { id: orderId, number, status, version, account_id: accountId, locale } = order;
  const said = piecesText(missing);
  const whole = [`− ${said}`, note].filter(Boolean).join(" · ");
  await insertOrderEvent(tx, { orderId, status, byWhom, note: whole.slice(0, 300), at });
  await recordAudit(tx, visit, {
    action: "shortage",
    entity: "order",
    entityId: number,
    before: { goods: order.goods, toPay: order.to_pay },
    after: { goods: left.goods, toPay: left.to_pay, missing: said.slice(0, 500), note },
  });
  const due = dueOnReceipt({ ...order, ...left });
  const news = {
    kind: "order_short" as const,
    number,
    goods: missing.map((line) => ({ title: { uk: titleOf(line, "uk"), ru: titleOf(line, "ru") }, pieces: line.pieces })),
    toPay: order.paid_at === null ? due : null,
    ...(order.collected !== null && order.paid_at === null ? { margin: resaleSums({ collected: order.collected, due }).margin } : {}),
  };
  await notify(tx, visit.shop, { accountId, news, source: `order ${number} ${version}`, locale, at });
}

const titleOf = (line: MissingLine, language: "uk" | "ru"): string =>
  [line[`name_${language}`], line[`colour_name_${language}`], sizeName(line.size, language)].filter(Boolean).join(", ");
