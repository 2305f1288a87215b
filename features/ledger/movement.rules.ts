import type { MovementView } from "./movement.contract.ts";

/** The orders a movement names: its own, or for a debt the one whose parcel came back and the one that paid it. */
export function ordersNamed({
  side,
  orderNumber,
  debtOrderNumber,
}: Pick<MovementView, "side" | "orderNumber" | "debtOrderNumber">): { as: "order" | "debtOf" | "paidWith"; number: number }[] {
  const own = orderNumber === debtOrderNumber || orderNumber === null ? [] : [orderNumber];
  return [
    ...(debtOrderNumber === null ? [] : [{ as: "debtOf" as const, number: debtOrderNumber }]),
    ...own.map((number) => ({ as: side === "debts" ? ("paidWith" as const) : ("order" as const), number })),
  ];
}
