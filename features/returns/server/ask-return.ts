import { createHash } from "node:crypto";
import { conflict, invalid, notFound } from "../../../platform/contracts/errors.ts";
import { requireIdempotencyKey } from "../../../platform/http/require-idempotency-key.ts";
import type { Id } from "../../../platform/ids.ts";
import { requireBudgets } from "../../../platform/limits/require-budgets.ts";
import { lockOrderToReturn, type OrderToReturn } from "../../orders/orders.server.ts";
import { customerOf, type Shop, type Tx, type Visit } from "../../shop.ts";
import { recordEvents } from "../../webhooks/webhooks.server.ts";
import { mayGoBack, returnUntil, type ReturnReason } from "../returns.rules.ts";
import { attachReturnPhotos } from "./photos.queries.ts";
import {
  insertReturn,
  insertReturnEvent,
  insertReturnLines,
  selectAskedPieces,
  selectAskedUnder,
  selectNotReturnable,
} from "./returns.queries.ts";

const A_DAY = 10;

type Asked = {
  number: number;
  lines: readonly { variationId: Id<"variation">; pieces: number }[];
  reason: ReturnReason;
  comment: string;
  photos: readonly string[];
  refundTo: "card" | "balance";
};

/** Repeatable (security.md S14). 404 for another's order, 409 too late or for too many pieces, 422 for photos, 429 past ten a day. */
export async function askReturn(
  visit: Visit,
  asked: Asked,
  idempotencyKey: string | null,
): Promise<{ id: Id<"goods_return">; replayed: boolean }> {
  const { shop } = visit;
  const { id: accountId } = customerOf(visit);
  const key = requireIdempotencyKey(idempotencyKey);
  const hash = createHash("sha256").update(JSON.stringify(asked)).digest();
  const before = await askedBefore(shop.db.read, { accountId, key, hash });
  if (before) return { id: before, replayed: true };
  await requireBudgets(shop, [{ name: "return", of: String(accountId), limit: A_DAY, windowSeconds: 86_400 }]);
  return shop.db.write(async (tx) => {
    const at = shop.clock.now();
    const order = await lockOrderToReturn(tx, { accountId, number: asked.number });
    if (!order) throw notFound();
    const meanwhile = await askedBefore(tx, { accountId, key, hash });
    if (meanwhile) return { id: meanwhile, replayed: true };
    await requireReturnable(tx, shop, order, asked);
    const { reason, comment } = asked;
    const refundTo = order.isPaidByCard ? asked.refundTo : "balance";
    const id = await insertReturn(tx, {
      order_id: order.id,
      account_id: accountId,
      reason,
      comment,
      refund_to: refundTo,
      asked_at: at,
      request_key: key,
      request_hash: hash,
    });
    await insertReturnLines(tx, id, asked.lines);
    await insertReturnEvent(tx, { id, status: "asked", byWhom: "customer", at });
    const attached = await attachReturnPhotos(tx, { ids: asked.photos, accountId, returnId: id });
    if (attached < asked.photos.length) throw invalid({ photos: ["returns.photoGone"] });
    await recordEvents(tx, [{ type: "return.created", data: { id, order: asked.number, status: "asked" }, at }]);
    return { id, replayed: false };
  });
}

async function askedBefore(
  db: Shop["db"]["read"],
  { accountId, key, hash }: { accountId: Id<"account">; key: string; hash: Uint8Array },
): Promise<Id<"goods_return"> | undefined> {
  const before = await selectAskedUnder(db, accountId, key);
  if (!before) return undefined;
  if (!Buffer.from(before.request_hash).equals(hash)) throw invalid({ "Idempotency-Key": ["refusal.idempotencyReused"] });
  return before.id;
}

async function requireReturnable(tx: Tx, { clock }: Shop, order: OrderToReturn, { lines, reason }: Asked): Promise<void> {
  if (!order.handedOver || !order.deliveredAt) throw conflict("returns.notDelivered");
  if (returnUntil(order.deliveredAt, reason) <= clock.now()) throw conflict("returns.tooLate");
  const asked = await selectAskedPieces(tx, order.id);
  const bought = new Map(order.lines.map((line) => [line.variation_id, line]));
  const kept = await selectNotReturnable(tx, [...new Set(order.lines.map((line) => line.product_id))]);
  for (const { variationId, pieces } of lines) {
    const line = bought.get(variationId);
    if (!line || line.pieces - line.returned - (asked.get(variationId) ?? 0) < pieces) throw conflict("returns.fewer");
    if (!mayGoBack({ returnable: !kept.has(line.product_id) }, reason)) throw conflict("returns.kept");
  }
}
