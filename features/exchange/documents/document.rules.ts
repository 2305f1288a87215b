import { orderStatuses, type OrderStatus } from "../../orders/orders.contract.ts";
import { ordersMessages } from "../../orders/orders.messages.ts";
import { bringsGoodsBack, statusesAfter } from "../../orders/orders.rules.ts";

/** An order as a document of 1C. */
export type OrderDocument = {
  /** The order's id in the shop, if 1C has kept it. */
  id: string;
  /** The shop's number, as 1C wrote it. */
  number: string;
  status: string;
  isPosted: boolean;
  isDeleted: boolean;
  isCancelled: boolean;
  isShipped: boolean;
  parcelNumber: string;
  /** Pieces by 1C's variation; empty where the document names no goods. */
  pieces: ReadonlyMap<string, number>;
};

const byName = new Map(
  orderStatuses.flatMap((status) => [
    [status as string, status] as const,
    ...(["uk", "ru"] as const).map((language) => [ordersMessages[language]["order.status"][status].toLowerCase(), status] as const),
  ]),
);

/** Reads `[packed] Збираємо`, `packed`, or the name in either language. */
export function statusNamed(written: string): OrderStatus | undefined {
  const [, code, name] = /^(?:\[([^\]]*)\])?\s*(.*)$/s.exec(written.trim()) ?? [];
  return byName.get(code?.trim().toLowerCase() ?? "") ?? byName.get(name?.trim().toLowerCase() ?? "");
}

/** Statuses 1C's bases are delivered with, which say no more than that the order goes on; «Закрыт» may be done or given up. */
const ofEveryBase: ReadonlySet<string> = new Set([
  "открыт",
  "відкрито",
  "відкритий",
  "в работе",
  "в роботі",
  "согласован",
  "узгоджено",
  "к обеспечению",
  "до забезпечення",
  "к отгрузке",
  "до відвантаження",
  "к выполнению",
  "до виконання",
]);

/** The status 1C wants for the order; undefined for none, `unknown` for a status the shop does not have. */
export function wantedOf(document: OrderDocument): OrderStatus | "unknown" | undefined {
  if (document.isDeleted || document.isCancelled) return "cancelled";
  const named = statusNamed(document.status);
  if (named) return named;
  if (document.status !== "" && !ofEveryBase.has(document.status.toLowerCase())) return "unknown";
  if (document.isShipped) return document.parcelNumber === "" ? "packed" : "shipped";
  return document.isPosted ? "confirmed" : undefined;
}

/** The steps between two statuses, the last included; undefined where there is no way, none where it lies behind. */
export function stepsTo(wanted: OrderStatus, from: OrderStatus): OrderStatus[] | undefined {
  if (wanted === from) return [];
  const onward = shortest(from, wanted);
  if (onward) return onward;
  return !bringsGoodsBack(from) && !bringsGoodsBack(wanted) && shortest(wanted, from) ? [] : undefined;
}

function shortest(from: OrderStatus, to: OrderStatus): OrderStatus[] | undefined {
  const ways: OrderStatus[][] = [[from]];
  const seen = new Set<OrderStatus>([from]);
  for (let way = ways.shift(); way; way = ways.shift()) {
    const last = way.at(-1) ?? from;
    if (last === to) return way.slice(1);
    for (const next of statusesAfter(last)) {
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

/** Goods whose pieces differ, as `id: ours → theirs` by 1C's variation. */
export function differencesOf(
  theirs: ReadonlyMap<string, number>,
  ours: ReadonlyMap<string, number>,
): { id: string; ours: number; theirs: number }[] {
  if (theirs.size === 0) return [];
  return [...new Set([...ours.keys(), ...theirs.keys()])]
    .map((id) => ({ id, ours: ours.get(id) ?? 0, theirs: theirs.get(id) ?? 0 }))
    .filter((one) => one.ours !== one.theirs);
}
