import { notFound } from "../../../../../platform/contracts/errors.ts";
import type { Shop, Visit } from "../../../../shop.ts";
import type { WaybillView } from "../../../parcels/waybills.contract.ts";
import { isLiving, isWithdrawable } from "../../../parcels/waybills.rules.ts";
import { goesAlong } from "../../../additions/additions.rules.ts";
import { selectAdditions } from "../../additions/additions.queries.ts";
import { collectedOnReceipt } from "./collected-on-receipt.ts";
import { selectAnyOrder } from "../../staff-orders.queries.ts";
import { selectOrderWeight, selectWaybill } from "./waybills.queries.ts";
import { whyNoWaybill } from "./want-waybills.ts";

/** 404 for an unknown order. */
export async function viewWaybill({ shop }: Visit, number: number): Promise<WaybillView> {
  const order = await selectAnyOrder(shop.db.read, number);
  if (!order) throw notFound();
  const [waybill, weight, additions] = await Promise.all([
    selectWaybill(shop.db.read, number),
    selectOrderWeight(shop.db.read, order.id),
    selectAdditions(shop.db.read, order.id),
  ]);
  const together = [order, ...additions].filter(({ status }) => goesAlong(status));
  return {
    state: waybill?.state ?? "none",
    number: waybill?.number ?? "",
    error: waybill?.error ?? "",
    weightGrams: waybill?.weight_grams ?? weight ?? 0,
    seats: waybill?.seats ?? 1,
    collectedKopiykas: waybill?.state === "made" ? waybill.collected : null,
    dueKopiykas: collectedOnReceipt(shop, together),
    isLeft: waybill?.isLeft ?? false,
    handled: waybill?.handled_at ? { by: waybill.handled_by, at: waybill.handled_at.toISOString() } : null,
    isWithdrawable: waybill !== undefined && isWithdrawable(waybill, order),
    isPossible: whyNoWaybill(shop, order) === undefined && (waybill === undefined || !isLiving(waybill)),
  };
}

/** An order's printed label; undefined without a waybill. Throws when the carrier does not answer. */
export async function readLabel(shop: Shop, number: number): Promise<Buffer | undefined> {
  const [order, waybill] = await Promise.all([selectAnyOrder(shop.db.read, number), selectWaybill(shop.db.read, number)]);
  if (!order || waybill?.state !== "made") return undefined;
  return shop.integrations.vendors.get(order.carrier)?.waybills?.label(waybill);
}
