/** Goods of the cart as the bill sees them; kopiykas and pieces. */
export type BillGoods = { suborder: boolean; price: number; pieces: number };
export type Bill = { lines: { kind: "goods" | "suborder" | "fee"; kopiykas: number }[]; toPay: number; goods: number; fee: number };
export type CodFee = { percent: number; fixedKopiykas: number };

/**
 * What an order costs, each part named; the lines sum to `toPay` (decisions.md §6). The fee for cash on delivery is a
 * share of the goods, rounded up to a kopiyka, plus a fixed part.
 */
export function billOf(goods: readonly BillGoods[], cod: CodFee): Bill {
  const sumOf = (suborder: boolean) =>
    goods.filter((line) => line.suborder === suborder).reduce((sum, line) => sum + line.price * line.pieces, 0);
  const [now, later] = [sumOf(false), sumOf(true)];
  const fee = now + later === 0 ? 0 : Math.ceil(((now + later) * cod.percent) / 100) + cod.fixedKopiykas;
  const lines = [
    { kind: "goods" as const, kopiykas: now },
    { kind: "suborder" as const, kopiykas: later },
    { kind: "fee" as const, kopiykas: fee },
  ].filter((line) => line.kopiykas > 0);
  return { lines, toPay: now + later + fee, goods: now + later, fee };
}

export type Cause =
  | { cause: "cart_expired" | "cart_empty" | "profile_incomplete" | "blacklisted" | "card_only" | "bad_department" | "too_many" }
  | { cause: "below_min_order"; minimum: number; missing: number }
  | { cause: "below_min_amount"; productId: number; name: string; minimum: number; missing: number }
  | { cause: "price_changed"; toPay: number };

/** Everything that stands in the way of placing, each cause by its name; none means the order may be placed. */
export function causesAgainst(order: {
  goods: number;
  toPay: number;
  lines: number;
  minOrder: number;
  underMinimum: readonly { id: number; name: string; min_order_amount: number; missing: number }[];
  blacklisted: boolean;
  cardOnly: boolean;
  profileFilled: boolean;
  priceChanged: boolean;
}): Cause[] {
  const causes: Cause[] = [];
  if (order.blacklisted) causes.push({ cause: "blacklisted" });
  if (order.lines === 0) causes.push({ cause: "cart_empty" });
  if (order.lines > 0 && order.goods < order.minOrder)
    causes.push({ cause: "below_min_order", minimum: order.minOrder, missing: order.minOrder - order.goods });
  for (const product of order.underMinimum) {
    causes.push({
      cause: "below_min_amount",
      productId: product.id,
      name: product.name,
      minimum: product.min_order_amount,
      missing: product.missing,
    });
  }
  if (!order.profileFilled) causes.push({ cause: "profile_incomplete" });
  if (order.cardOnly) causes.push({ cause: "card_only" });
  if (order.priceChanged) causes.push({ cause: "price_changed", toPay: order.toPay });
  return causes;
}

/** Statuses from which a customer may still cancel: nothing has been packed yet. */
export const isCancellable = (status: string): boolean => ["new", "awaiting_payment", "confirmed"].includes(status);
