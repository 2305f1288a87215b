import { fromHryvnias, sumKopiykas, timesPieces } from "../../../platform/money/money.ts";
import type { CartItem, CartView } from "../cart.contract.ts";
import type { Id } from "../../../platform/ids.ts";

/** From this many lines on an answer holds the changed line alone: sixty lines are 29 KB, most of a second on a phone's slow network. */
const LARGE = 12;

export const isLarge = (cart: CartView | undefined): cart is CartView => cart !== undefined && cart.products.length >= LARGE;

/** Sums stay those of the whole cart. */
export const onlyVariation = (cart: CartView, variationId: Id<"variation">): CartView => ({
  ...cart,
  products: cart.products.filter(({ variant }) => variant.id === variationId),
});

/** Undefined where somebody else changed the cart, or where a removed line may change the day when goods made to order leave. */
export function withChangedLine(known: CartView, answer: CartView, variationId: Id<"variation">): CartView | undefined {
  if (known.orderId !== answer.orderId) return undefined;
  const [line] = answer.products;
  const isGoneToOrder = !line && known.products.some((item) => item.variant.id === variationId && item.suborder);
  if (isGoneToOrder && known.products.some((item) => item.variant.id !== variationId && item.suborder)) return undefined;
  // All goods made to order leave together.
  const sameDay = (item: CartItem) => (line?.suborder && item.suborder ? { ...item, shipsBy: line.shipsBy } : item);
  const products = known.products.flatMap((item) => (item.variant.id === variationId ? (line ?? []) : sameDay(item)));
  if (line && !known.products.some(({ variant }) => variant.id === variationId)) products.push(line);
  const pieces = products.reduce((sum, { quantity }) => sum + quantity, 0);
  const goods = sumKopiykas(products.map(({ quantity, variant }) => timesPieces(fromHryvnias(variant.price), quantity)));
  if (pieces !== answer.counter || goods !== fromHryvnias(answer.price)) return undefined;
  return { ...answer, products };
}
