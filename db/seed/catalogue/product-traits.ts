import type { SeededRandom } from "./seeded-random.ts";

export type ProductTraits = {
  soldByPiece: boolean;
  madeToOrder: boolean;
  soldOut: boolean;
  /** Percent, 0 for none. */
  discount: number;
  video: boolean;
  topSales: boolean;
  /** Days before the export. */
  ageDays: number;
};

export const ordinaryTraits: ProductTraits = {
  soldByPiece: false,
  madeToOrder: false,
  soldOut: false,
  discount: 0,
  video: false,
  topSales: false,
  ageDays: 120,
};

/** A real wholesaler's shares: 8 % retail, 4 % made to order, 4 % sold out, 14 % discounted, 6 % new. */
export function drawTraits(random: SeededRandom): ProductTraits {
  const madeToOrder = random.chance(0.04);
  const topSales = random.chance(0.04);
  return {
    madeToOrder,
    topSales,
    soldByPiece: !madeToOrder && random.chance(0.083),
    soldOut: !madeToOrder && !topSales && random.chance(0.027),
    discount: random.chance(0.14) ? random.weighted(discounts) : 0,
    video: random.chance(topSales ? 0.4 : 0.05),
    ageDays: random.chance(0.06) ? random.between(0, 29) : random.between(30, 399),
  };
}

const discounts: readonly (readonly [percent: number, weight: number])[] = [
  [5, 1],
  [10, 4],
  [15, 5],
  [20, 5],
  [25, 3],
  [30, 4],
  [35, 1],
  [40, 2],
  [50, 2],
  [60, 0.5],
  [70, 0.2],
];
