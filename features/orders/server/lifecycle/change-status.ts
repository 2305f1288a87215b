import { invalid } from "../../../../platform/contracts/errors.ts";
import { recordAudit, requireFreshSecondFactor } from "../../../staff/staff.server.ts";
import { staffOf, type Visit } from "../../../shop.ts";
import type { OrderStatus } from "../../orders.contract.ts";
import { givesMoneyBack, isParcelNumber } from "../../orders.rules.ts";
import { selectAnyOrder } from "../staff-orders.queries.ts";
import { moneyOf, moveOrder } from "./move-order.ts";

type Change = { id: number; status: OrderStatus; version: number; parcelNumber: string; note: string; code?: string | undefined };

/** `moveOrder` with audit. 422 at `parcelNumber` when shipped without one, at `code` to give money back by an old code (S29). */
export async function changeStatus(visit: Visit, { id: number, status, version, parcelNumber: typed, note, code }: Change): Promise<void> {
  const { shop } = visit;
  const staff = staffOf(visit);
  const parcelNumber = typed.replaceAll(" ", "");
  if (status === "shipped" && !isParcelNumber(parcelNumber)) throw invalid({ parcelNumber: ["orders.parcelError"] });
  const seen = await selectAnyOrder(shop.db.read, number);
  const isProven = seen !== undefined && givesMoneyBack(status, moneyOf(seen));
  if (isProven) await requireFreshSecondFactor(visit, code);
  await moveOrder(shop, {
    number,
    status,
    version,
    parcelNumber,
    note,
    byWhom: staff.email,
    mayGiveMoneyBack: isProven,
    record: (tx, change) => recordAudit(tx, visit, change),
  });
}
