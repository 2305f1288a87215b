import type { readEnds } from "./check-database.ts";
import type { ProvingCustomer } from "./customer.ts";
import type { History } from "./history.ts";
import { isAmong, sameLines, showEach, showLines } from "./possible-lines.ts";

type Ends = Awaited<ReturnType<typeof readEnds>>;

/**
 * Every acknowledged add is in a cart, in an order, or was released with the cart it was in: what one customer was told
 * against how their carts and orders stand in the database.
 */
export function againstEnds({ client, cart, bought, placing }: ProvingCustomer, { carts, orders }: Ends, history: History): string[] {
  const faults: string[] = [];
  for (const [id, known] of cart.all) {
    const end = carts.get(id);
    if (!end) faults.push(`cart ${id} was answered and is nowhere`);
    else if (end.state === "open" && !isAmong(known.possible, end.lines))
      faults.push(`cart ${id} is open with ${showLines(end.lines)}, must be ${showEach(known.possible)}`);
    else if (end.state !== "open") faults.push(...wrongEnd(id, known, end));
  }
  function wrongEnd(id: string, known: { end: number }, { state, closedAt }: { state: string; closedAt: Date | null }): string[] {
    const at = closedAt?.getTime() ?? 0;
    const wasAsked = history.staffMayHaveEndedCart(id) || history.mayHaveEnded(client, at);
    const isRight =
      (state === "expired" && at >= known.end) ||
      (state === "deleted" && wasAsked) ||
      (state === "ordered" && (placing.has(id) || bought.some(({ cartId }) => cartId === id)));
    return isRight ? [] : [`cart ${id} is ${state} since ${at}, reserved until ${known.end}: nobody asked for that`];
  }
  for (const { number, cartId, lines, kopiykas, cancelled } of bought) {
    const order = orders.get(number);
    const end = carts.get(cartId);
    if (!order || order.cart_id !== cartId) faults.push(`I10 order ${number} was shown and is nowhere`);
    else if (end?.state !== "ordered" || !sameLines(end.lines, lines))
      faults.push(`I10 order ${number} holds ${showLines(end?.lines)}, was placed with ${showLines(lines)}`);
    else if (totalOf(orders, cartId) !== kopiykas)
      faults.push(`I10 order ${number} costs ${totalOf(orders, cartId)}, was shown as ${kopiykas}`);
    else if (cancelled === "yes" && order.status !== "cancelled") faults.push(`order ${number} was cancelled and is ${order.status}`);
    else if (cancelled === "no" && order.status === "cancelled") faults.push(`order ${number} is cancelled by nobody`);
  }
  return faults;
}

const totalOf = (orders: Ends["orders"], cartId: string): number =>
  [...orders.values()].filter((order) => order.cart_id === cartId).reduce((sum, { goods }) => sum + goods, 0);
