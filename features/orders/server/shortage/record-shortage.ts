import { conflict, invalid, notFound, notSignedIn } from "../../../../platform/errors.ts";
import { idOf } from "../../../../platform/ids.ts";
import { kopiykas, sumKopiykas, timesPieces, type Kopiykas } from "../../../../platform/money.ts";
import type { Instant } from "../../../../platform/time.ts";
import { returnBalance } from "../../../balance/balance.server.ts";
import { feeLeft, type Fee } from "../../../cart/bill.rules.ts";
import { returnBonuses, takeBackCashback } from "../../../loyalty/loyalty.server.ts";
import { notify } from "../../../notifications/notifications.server.ts";
import { readSettings } from "../../../settings/settings.server.ts";
import { recordAudit, requireFreshSecondFactor } from "../../../staff/staff.server.ts";
import { putBack, writeOff } from "../../../stock/stock.server.ts";
import type { Shop, Tx, Visit } from "../../../shop.ts";
import { isStillHere } from "../../orders.rules.ts";
import type { Means } from "../../return.rules.ts";
import { withoutMissing } from "../../shortage.rules.ts";
import { mayBeShort } from "../../waiting.rules.ts";
import { feeOfOrder } from "../lifecycle/move-fee.ts";
import { insertOrderEvent, lockPurchase, selectOrderLines, setOrderFee } from "../orders.queries.ts";
import { hasLivingWaybill } from "../parcels/readdressed.queries.ts";
import type { Part } from "../payments/money.queries.ts";
import { giveBack } from "../refunds/give-money-back.ts";
import { paidAtFirst } from "../refunds/paid-at-first.ts";
import { selectAnyOrder } from "../staff-orders.queries.ts";
import { setOrderSums, SHORTAGE, takeMissing } from "./shortage.queries.ts";

type MissingLine = { position: number; missing: number };
type Shortage = { id: number; version: number; lines: readonly MissingLine[]; note: string; code?: string | undefined };

/**
 * Writes that pieces of an order were not found while it was packed: it goes on without them, and what they cost is not collected or goes
 * back by the means it was paid with (docs/decisions/0057). Needs a fresh second factor where money goes to a card (security.md S29). 409
 * when somebody changed the order, it has left, its payment is awaited, or the carrier is already to collect the old sum; 422 at `lines`
 * for more than there is or for everything.
 */
export async function recordShortage(visit: Visit, { id: number, version, lines, note, code }: Shortage): Promise<void> {
  const { shop, staff } = visit;
  if (!staff) throw notSignedIn();
  const seen = await selectAnyOrder(shop.db.read, number);
  if (seen?.paid_by != null) await requireFreshSecondFactor(visit, code);
  const settings = await readSettings(shop);
  await shop.db.write(async (tx) => {
    const parts = await lockPurchase(tx, seen?.account_id ?? idOf<"account">(0), number);
    const order = parts.find((part) => part.number === number);
    if (!order) throw notFound();
    if (order.version !== version || order.paid_by !== (seen?.paid_by ?? null) || !mayBeShort(order)) throw conflict();
    if (order.paid_at === null && (await hasLivingWaybill(tx, order.id))) throw conflict("orders.shortAfterWaybill");
    const at = shop.clock.now();
    const missing = await takeLines(tx, order, lines);
    await writeDown(tx, missing, { source: `${SHORTAGE} ${order.id} ${version}`, at });
    const value = sumKopiykas(missing.map(({ price, pieces }) => timesPieces(price, pieces)));
    const paidFirst = await paidAtFirst(tx, order);
    const fee = await lowerFee(tx, parts, { order, value, fee: feeOfOrder(shop, order, settings) });
    const { left, back } = withoutMissing(order, { value, fee });
    await setOrderSums(tx, order.id, left);
    await giveMeansBack(tx, shop, order, { back, paidFirst, source: `${SHORTAGE} ${order.id} ${version}`, byWhom: staff.email, at });
    const said = missing.map(({ article, size, pieces }) => `${article} ${size} × ${pieces}`.replace(/\s+/g, " ")).join(", ");
    await insertOrderEvent(tx, {
      orderId: order.id,
      status: order.status,
      byWhom: staff.email,
      note: [`− ${said}`, note].filter(Boolean).join(" · ").slice(0, 300),
      at,
    });
    await recordAudit(tx, visit, {
      action: "shortage",
      entity: "order",
      entityId: number,
      before: { goods: order.goods, toPay: order.to_pay },
      after: { goods: left.goods, toPay: left.to_pay, missing: said.slice(0, 500), note },
    });
    const news = {
      kind: "order_short" as const,
      number,
      goods: missing.map((line) => ({ title: { uk: titleOf(line, "uk"), ru: titleOf(line, "ru") }, pieces: line.pieces })),
      toPay: order.paid_at === null ? left.to_pay : null,
    };
    await notify(tx, shop, { accountId: order.account_id, news, source: `order ${number} ${version}`, locale: order.locale, at });
  });
}

type Line = Awaited<ReturnType<typeof selectOrderLines>>[number];

/** The lines with the pieces that are missing now. */
async function takeLines(tx: Tx, order: Part, lines: readonly MissingLine[]): Promise<Line[]> {
  const wanted = new Map(lines.filter(({ missing }) => missing > 0).map(({ position, missing }) => [position, missing]));
  const all = await selectOrderLines(tx, order.id);
  if (wanted.size === 0) throw invalid({ lines: ["orders.shortNothing"] });
  if (all.every(({ position, pieces }) => pieces <= (wanted.get(position) ?? 0))) throw invalid({ lines: ["orders.shortAll"] });
  const found = all.flatMap((line) => {
    const pieces = wanted.get(line.position);
    return pieces === undefined ? [] : [{ ...line, pieces }];
  });
  if (found.length < wanted.size) throw invalid({ lines: ["orders.shortTooMuch"] });
  for (const { position, pieces } of found)
    if (!(await takeMissing(tx, { orderId: order.id, position, missing: pieces }))) throw invalid({ lines: ["orders.shortTooMuch"] });
  return found;
}

/** They were sold and never left: the ledger of stock says so, the shelf stays as it is. */
async function writeDown(tx: Tx, missing: readonly Line[], of: { source: string; at: Instant }): Promise<void> {
  const pieces = missing.map((line) => ({ variationId: line.variation_id, pieces: line.pieces }));
  await putBack(tx, pieces, of);
  await writeOff(tx, pieces, of);
}

/** The order's fee; another part that bears the fee of both pays less too. What bonuses or balance helped to pay stays. */
async function lowerFee(
  tx: Tx,
  parts: readonly Part[],
  { order, value, fee }: { order: Part; value: Kopiykas; fee: Fee },
): Promise<Kopiykas> {
  const bearer = parts.find((part) => part.fee > 0);
  if (!bearer || bearer.paid_at !== null || !isStillHere(bearer.status) || bearer.bonuses_used + bearer.balance_used > 0) return order.fee;
  const living = parts.filter(({ status }) => status !== "cancelled");
  const goodsLeft = kopiykas(sumKopiykas(living.map(({ goods }) => goods)) - value);
  const lowered = feeLeft({ agreed: bearer.fee, goodsLeft, fee });
  if (bearer === order) return lowered;
  if (!(await hasLivingWaybill(tx, bearer.id))) await setOrderFee(tx, bearer.id, lowered);
  return order.fee;
}

type Giving = { back: Means; paidFirst: Kopiykas; source: string; byWhom: string; at: Instant };

async function giveMeansBack(tx: Tx, shop: Shop, order: Part, { back, paidFirst, source, byWhom, at }: Giving): Promise<void> {
  const { id, number, account_id: accountId } = order;
  if (back.bonuses > 0) await returnBonuses(tx, { accountId, order: { id, number }, amount: back.bonuses, at });
  if (back.balance > 0) await returnBalance(tx, { accountId, orderId: id, amount: back.balance, at });
  if (back.money === 0 || order.paid_by === null) return;
  await takeBackCashback(tx, { accountId, orderId: id, share: { of: back.money, from: paidFirst }, byWhom, at });
  await giveBack(tx, shop, order, { amount: back.money, to: "card", source, reason: "goods_missing", byWhom, at });
}

const titleOf = (line: Line, language: "uk" | "ru"): string =>
  [line[`name_${language}`], line[`colour_name_${language}`], line.size].filter(Boolean).join(", ");
