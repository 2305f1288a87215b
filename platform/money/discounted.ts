import { kopiykas, sumKopiykas, timesPieces, type Kopiykas } from "./money.ts";

/** `discount`: what is taken off all of its pieces, kopiykas. */
export type Discounted = { price: Kopiykas; pieces: number; discount?: Kopiykas | undefined };

/** What lines cost, what is taken off them, and what is left to pay for them, kopiykas. */
export function sumsOf(lines: readonly Discounted[]): { cost: Kopiykas; discount: Kopiykas; goods: Kopiykas } {
  const cost = sumKopiykas(lines.map(({ price, pieces }) => timesPieces(price, pieces)));
  const discount = sumKopiykas(lines.map((line) => line.discount ?? kopiykas(0)));
  return { cost, discount, goods: kopiykas(cost - discount) };
}

/** The part of a line's discount that `some` of its pieces have, kopiykas, rounded down: all pieces have all of it. */
export const discountOfPieces = ({ discount, pieces }: { discount: Kopiykas; pieces: number }, some: number): Kopiykas =>
  kopiykas(pieces === 0 ? 0 : Number((BigInt(discount) * BigInt(some)) / BigInt(pieces)));
