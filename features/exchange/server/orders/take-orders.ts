import { isRefusal } from "../../../../platform/contracts/errors.ts";
import type { OrderStatus } from "../../../orders/orders.contract.ts";
import { bringsGoodsBack, isParcelNumber } from "../../../orders/orders.rules.ts";
import { moveOrder } from "../../../orders/orders.server.ts";
import type { Shop } from "../../../shop.ts";
import { differencesOf, stepsTo, wantedOf, type OrderDocument } from "../../documents/document.rules.ts";
import type { RemarkReason } from "../../documents/remarks.messages.ts";
import { ONE_C, type Reader } from "../../readers.rules.ts";
import { confirmChangeBy, insertRemark, selectLinesFor1c, selectOrderNamed } from "./orders-in-1c.queries.ts";
import { nameForPeople } from "./order-document.ts";
import { readDocuments } from "./read-documents.ts";

/** Names who changed an order, in its history and in remarks. */
export type Speaker = { reader: Reader; byWhom: string };
export const BY_1C: Speaker = { reader: ONE_C, byWhom: "1c" };

const MOST_NAMED = 10;

/** `foreign`: orders made in 1C, which the shop does not have. */
export type TakenOrders = { read: number; changed: number; remarks: number; foreign: number };

/** Follows 1C by the shop's steps, repeatably; money and goods are left to staff (decision 0076). Throws `UnreadableFile`. */
export async function takeOrders(shop: Shop, file: string): Promise<TakenOrders> {
  const taken = { read: 0, changed: 0, remarks: 0, foreign: 0 };
  for await (const document of readDocuments(file)) {
    taken.read += 1;
    const { changed, remarks, foreign } = await takeOrder(shop, document, BY_1C);
    taken.changed += changed;
    taken.remarks += remarks;
    taken.foreign += foreign;
  }
  return taken;
}

export type Remarks = { reason: RemarkReason; said: string }[];

async function takeOrder(shop: Shop, document: OrderDocument, speaker: Speaker): Promise<Omit<TakenOrders, "read">> {
  const order = await selectOrderNamed(shop.db.read, document);
  if (order) {
    const { changed, remarks } = await followDocument(shop, order, { document, speaker });
    return { changed, remarks: remarks.length, foreign: 0 };
  }
  if (!isOwnNumber(document.number)) return { changed: 0, remarks: 0, foreign: 1 };
  await keepRemarks(shop, document.number, { speaker, remarks: [{ reason: "unknownOrder", said: "" }] });
  return { changed: 0, remarks: 1, foreign: 0 };
}

/** Moves an order as the document wants; what was not done is kept for staff and answered. */
export async function followDocument(
  shop: Shop,
  order: Named,
  { document, speaker }: { document: OrderDocument; speaker: Speaker },
): Promise<{ changed: number; remarks: Remarks }> {
  const remarks: Remarks = [];
  const changed = await follow(shop, order, { document, remarks, speaker });
  await keepRemarks(shop, String(order.number), { speaker, remarks });
  return { changed, remarks };
}

async function keepRemarks(shop: Shop, number: string, { speaker: { reader }, remarks }: { speaker: Speaker; remarks: Remarks }) {
  for (const { reason, said } of remarks) await insertRemark(shop.db.read, { number, reason, said, reader, now: shop.clock.now() });
}

/** The form of the shop's own order numbers (decisions.md §1). */
const isOwnNumber = (number: string): boolean => /^[1-9]\d{5,8}$/.test(number);

export type Named = NonNullable<Awaited<ReturnType<typeof selectOrderNamed>>>;

async function follow(
  shop: Shop,
  order: Named,
  { document, remarks, speaker }: { document: OrderDocument; remarks: Remarks; speaker: Speaker },
): Promise<number> {
  const wanted = wantedOf(document);
  if (wanted !== "cancelled") remarks.push(...(await compareGoods(shop, order, document)));
  if (wanted === undefined) return 0;
  if (wanted === "unknown") {
    remarks.push({ reason: "unknownStatus", said: document.status });
    return 0;
  }
  const steps = stepsTo(wanted, order.status);
  if (!steps) remarks.push({ reason: "leadsNowhere", said: wanted });
  let changed = 0;
  for (const status of steps ?? []) {
    const reason = await step(shop, order.id, { status, parcelNumber: document.parcelNumber, speaker });
    if (reason !== undefined) {
      remarks.push({ reason, said: status });
      break;
    }
    changed = 1;
  }
  return changed;
}

/** Makes one step, or answers why not. */
async function step(
  shop: Shop,
  orderId: string,
  { status, parcelNumber, speaker }: { status: OrderStatus; parcelNumber: string; speaker: Speaker },
): Promise<RemarkReason | undefined> {
  if (status === "shipped" && !isParcelNumber(parcelNumber)) return "noParcelNumber";
  const order = await selectOrderNamed(shop.db.read, { id: orderId, number: "" });
  if (!order) return "unknownOrder";
  const { number, version } = order;
  try {
    const after = await moveOrder(shop, {
      number,
      status,
      version,
      parcelNumber,
      note: "",
      byWhom: speaker.byWhom,
      mayGiveMoneyBack: false,
      record: async () => undefined,
    });
    await confirmChangeBy(shop.db.read, { reader: speaker.reader, orderId, before: version, after });
    return undefined;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return status === "cancelled" || status === "returned" ? "givesMoneyBack" : "notDone";
  }
}

/** Missing pieces and goods changed in 1C change money, so staff decide. */
async function compareGoods(shop: Shop, order: Named, document: OrderDocument): Promise<Remarks> {
  if (document.pieces.size === 0 || bringsGoodsBack(order.status)) return [];
  const lines = await selectLinesFor1c(shop.db.read, [order.id]);
  const ours = new Map<string, number>();
  for (const { id_1c: id, pieces } of lines) ours.set(id, (ours.get(id) ?? 0) + pieces);
  const differences = differencesOf(document.pieces, ours);
  if (differences.length === 0) return [];
  const names = new Map(lines.map((line) => [line.id_1c, nameForPeople(line)]));
  const said = differences.slice(0, MOST_NAMED).map((one) => `${names.get(one.id) ?? one.id}: ${one.ours} → ${one.theirs}`);
  return [{ reason: "goodsDiffer", said: said.join("; ") }];
}
