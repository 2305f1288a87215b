import { fromHryvnias, toHryvnias, sumKopiykas, timesPieces } from "../../platform/money/money.ts";
import { sizeOrder } from "../catalogue/words/sizes.ts";
import type { CartItem } from "./cart.contract.ts";
import type { Id } from "../../platform/ids.ts";

/** A product with all its lines; `sum` in hryvnias. Colour and price are null where lines differ. */
type Product<Line> = {
  id: Id<"product">;
  first: Line;
  items: readonly Line[];
  pieces: number;
  sum: number;
  colour: string | null;
  price: number | null;
};

export type CartProduct = Product<CartItem>;

type Facts = { id: Id<"product">; colour: string; size: string; price: number; quantity: number };

export const productsOf = (lines: readonly CartItem[]): CartProduct[] =>
  groupByProduct(lines, ({ id, quantity, variant: { colour, size, price } }) => ({ id, colour, size, price, quantity }));

/** Groups lines by product in their order, each product's lines by colour and size. */
export function groupByProduct<Line>(lines: readonly Line[], factsOf: (line: Line) => Facts): Product<Line>[] {
  const byProduct = Map.groupBy(
    lines.map((line) => ({ line, ...factsOf(line) })),
    ({ id }) => id,
  );
  return [...byProduct].flatMap(([id, unsorted]) => {
    const sorted = inOrder(unsorted);
    const items = sorted.map(({ line }) => line);
    const [first] = items;
    if (!first) return [];
    return {
      id,
      first,
      items,
      pieces: sorted.reduce((sum, { quantity }) => sum + quantity, 0),
      sum: toHryvnias(sumKopiykas(sorted.map(({ quantity, price }) => timesPieces(fromHryvnias(price), quantity)))),
      colour: sameOf(sorted, ({ colour }) => colour),
      price: sameOf(sorted, ({ price }) => price),
    };
  });
}

function inOrder<Line extends Facts>(lines: readonly Line[]): Line[] {
  const colours = [...new Set(lines.map(({ colour }) => colour))];
  const place = ({ colour }: Facts) => colours.indexOf(colour);
  return lines.toSorted((a, b) => place(a) - place(b) || sizeOrder(a.size) - sizeOrder(b.size));
}

function sameOf<Value>(lines: readonly Facts[], of: (line: Facts) => Value): Value | null {
  const [value, another] = new Set(lines.map(of));
  return value === undefined || another !== undefined ? null : value;
}
