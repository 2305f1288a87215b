import { kopiykas, sumKopiykas, timesPieces, type Kopiykas } from "./money.ts";

/** `discount`: for all pieces together, kopiykas. */
export type Discounted = { price: Kopiykas; pieces: number; discount?: Kopiykas | undefined };

/** Kopiykas: what lines cost, their discount, and what is left to pay. */
export function sumsOf(lines: readonly Discounted[]): { cost: Kopiykas; discount: Kopiykas; goods: Kopiykas } {
  const cost = sumKopiykas(lines.map(({ price, pieces }) => timesPieces(price, pieces)));
  const discount = sumKopiykas(lines.map((line) => line.discount ?? kopiykas(0)));
  return { cost, discount, goods: kopiykas(cost - discount) };
}

/** The discount of `some` of a line's pieces, kopiykas, rounded down; all pieces have all of it. */
export const discountOfPieces = ({ discount, pieces }: { discount: Kopiykas; pieces: number }, some: number): Kopiykas =>
  kopiykas(pieces === 0 ? 0 : Number((BigInt(discount) * BigInt(some)) / BigInt(pieces)));
