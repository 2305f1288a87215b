import { conflict, invalid, notFound } from "../../../../platform/contracts/errors.ts";
import { kopiykas, sumKopiykas, type Kopiykas } from "../../../../platform/money/money.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import { feeLeft, type Fee } from "../../../cart/bill.rules.ts";
import { readSettings } from "../../../settings/settings.server.ts";
import { requireFreshSecondFactor } from "../../../staff/staff.server.ts";
import { putBack, writeOff } from "../../../stock/stock.server.ts";
import { staffOf, type Tx, type Visit } from "../../../shop.ts";
import { isStillHere } from "../../orders.rules.ts";
import { withoutMissing } from "../../shortage/shortage.rules.ts";
import { prepaid } from "../../payments/prepayment.rules.ts";
import { mayBeShort } from "../../waiting/waiting.rules.ts";
import { feeOfOrder } from "../lifecycle/move-fee.ts";
import { lockPurchase, selectOrderLines, setOrderFee } from "../orders.queries.ts";
import { selectGivenBack, type Part } from "../payments/money.queries.ts";
import { cardPaymentOf } from "../refunds/give-money-back.ts";
import { giveMeansBack } from "../refunds/give-means-back.ts";
import { keepReceipts } from "../receipts/keep-receipts.ts";
import { selectAnyOrder } from "../staff-orders.queries.ts";
import { setOrderSums, SHORTAGE, takeMissing } from "./shortage.queries.ts";
import { discountOfPieces } from "../../../../platform/money/discounted.ts";
import { paidForPieces } from "../../promo-codes/promo-codes.rules.ts";
import { tellShortage, type MissingLine } from "./tell-shortage.ts";
import { hasLivingWaybill } from "../parcels/waybills/waybills.queries.ts";

type OrderLine = Awaited<ReturnType<typeof selectOrderLines>>[number];
type Named = { position: number; missing: number };
type Shortage = { id: number; version: number; lines: readonly Named[]; note: string; code?: string | undefined };

/**
 * The cost of missing pieces is not collected, or goes back by the means it was paid with (docs/decisions/0057); a card needs a fresh second
 * factor (security.md S29). 409 when changed, left, unpaid, under a collecting waybill or refunded too far, 422 at `lines` for too many.
 */
export async function recordShortage(visit: Visit, { id: number, version, lines, note, code }: Shortage): Promise<void> {
  const { shop } = visit;
  const staff = staffOf(visit);
  const seen = await selectAnyOrder(shop.db.read, number);
  if (!seen) throw notFound();
  if (cardPaymentOf(seen) !== null) await requireFreshSecondFactor(visit, code);
  const settings = await readSettings(shop);
  await shop.db.write(async (tx) => {
    const parts = await lockPurchase(tx, seen.account_id, number);
    const order = parts.find((part) => part.number === number);
    if (!order) throw notFound();
    if (order.version !== version || cardPaymentOf(order) !== cardPaymentOf(seen) || !mayBeShort(order)) throw conflict();
    if (order.paid_at === null && (await hasLivingWaybill(tx, order))) throw conflict("orders.shortAfterWaybill");
    const at = shop.clock.now();
    const missing = await takeLines(tx, order, lines);
    const source = `${SHORTAGE} ${order.id} ${version}`;
    await writeDown(tx, missing, { source, at });
    const value = sumKopiykas(missing.map(({ worth }) => worth));
    const discount = kopiykas(order.discount - sumKopiykas(missing.map(({ discountLess }) => discountLess)));
    const fee = await lowerFee(tx, parts, { order, value, fee: feeOfOrder(shop, order, settings) });
    const { left, back } = withoutMissing(order, { value, fee });
    if (order.paid_by !== null && (await selectGivenBack(tx, order.id)) > left.to_pay - left.debts_paid)
      throw conflict("orders.shortAfterRefund");
    const prepayment = kopiykas(Math.min(order.prepayment, left.to_pay));
    await setOrderSums(tx, order.id, { ...left, discount, prepayment });
    // An order on receipt has only its prepayment paid so far.
    const overpaid = kopiykas(prepaid(order) === 0 ? 0 : order.prepayment - prepayment);
    const means = order.paid_by === null ? { ...back, money: overpaid } : back;
    const by = { byWhom: staff.email, at };
    await giveMeansBack(tx, shop, order, { means, isWhole: false, to: "card", source, reason: "goods_missing", ...by });
    await keepReceipts(tx, shop, order, { at });
    await tellShortage(tx, visit, { order, left: { ...left, prepayment }, missing, note, ...by });
  });
}

async function takeLines(tx: Tx, order: Part, lines: readonly Named[]): Promise<MissingLine[]> {
  const wanted = new Map(lines.filter(({ missing }) => missing > 0).map(({ position, missing }) => [position, missing]));
  const all = await selectOrderLines(tx, order.id);
  if (wanted.size === 0) throw invalid({ lines: ["orders.shortNothing"] });
  if (all.every(({ position, pieces }) => pieces <= (wanted.get(position) ?? 0))) throw invalid({ lines: ["orders.shortAll"] });
  const found = all.flatMap((line) => {
    const pieces = wanted.get(line.position);
    return pieces === undefined || pieces > line.pieces ? [] : [missingOf(line, pieces)];
  });
  if (found.length < wanted.size) throw invalid({ lines: ["orders.shortTooMuch"] });
  for (const { position, pieces } of found)
    if (!(await takeMissing(tx, { orderId: order.id, position, missing: pieces }))) throw invalid({ lines: ["orders.shortTooMuch"] });
  return found;
}

function missingOf(line: OrderLine, pieces: number): MissingLine {
  const discountLess = kopiykas(line.discount - discountOfPieces(line, line.pieces - pieces));
  return { ...line, pieces, worth: paidForPieces(line, { before: line.pieces - pieces, more: pieces }), discountLess };
}

/** Sold pieces that never left are noted in the ledger of stock; the shelf stays as it is. */
async function writeDown(tx: Tx, missing: readonly MissingLine[], of: { source: string; at: Instant }): Promise<void> {
  const pieces = missing.map((line) => ({ variationId: line.variation_id, pieces: line.pieces }));
  await putBack(tx, pieces, of);
  await writeOff(tx, pieces, of);
}

/** Lowers the order's fee, also where another part bears it for both; what bonuses or balance paid of it stays. */
async function lowerFee(
  tx: Tx,
  parts: readonly Part[],
  { order, value, fee }: { order: Part; value: Kopiykas; fee: Fee },
): Promise<Kopiykas> {
  const living = parts.filter(({ status }) => status !== "cancelled");
  const bearer = living.find((part) => part.fee > 0);
  if (
    !bearer ||
    bearer.paid_at !== null ||
    bearer.prepaid_by !== null ||
    !isStillHere(bearer.status) ||
    bearer.bonuses_used + bearer.balance_used > 0
  )
    return order.fee;
  const goodsLeft = kopiykas(sumKopiykas(living.map(({ goods }) => goods)) - value);
  const lowered = feeLeft({ agreed: bearer.fee, goodsLeft, fee });
  if (bearer === order) return lowered;
  if (!(await hasLivingWaybill(tx, bearer))) await setOrderFee(tx, bearer.id, lowered);
  return order.fee;
}
