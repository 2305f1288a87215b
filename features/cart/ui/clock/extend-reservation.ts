import { cartHere } from "../cart-store.ts";
import { recalculate } from "../remake-cart.ts";

/** `longest`: the shop reserves one cart no longer (`basket_max_hours`, decisions.md §3). */
export async function extendReservation(): Promise<"done" | "longest" | "failed"> {
  const before = cartHere()?.reservationEnd;
  if (!(await recalculate())) return "failed";
  return before && cartHere()?.reservationEnd === before ? "longest" : "done";
}
