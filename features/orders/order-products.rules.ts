import { toHryvnias, kopiykas, sumKopiykas } from "../../platform/money/money.ts";
import { groupByProduct } from "../cart/cart-products.rules.ts";
import type { OrderView } from "./orders.contract.ts";
import type { StaffOrderView } from "./staff-orders.contract.ts";

export const orderProducts = (lines: OrderView["lines"]) =>
  groupByProduct(lines, ({ productId: id, colour, size, price, quantity }) => ({ id, colour, size, price, quantity }));

type StaffLine = StaffOrderView["lines"][number];

/** Staff see products, their colours, and sizes from the smallest; kopiykas. */
export const staffOrderProducts = (lines: readonly StaffLine[]) =>
  groupByProduct(lines, ({ productId: id, colour, size, priceKopiykas, pieces: quantity }) => ({
    id,
    colour,
    size,
    price: toHryvnias(priceKopiykas),
    quantity,
  })).map(({ id, first, items, pieces }) => ({
    id,
    name: first.name,
    article: first.article,
    pieces,
    colours: [...Map.groupBy(items, ({ colour }) => colour)].map(([colour, sizes]) => ({ colour, sizes })),
    lowestKopiykas: kopiykas(Math.min(...items.map(({ priceKopiykas }) => priceKopiykas))),
    highestKopiykas: kopiykas(Math.max(...items.map(({ priceKopiykas }) => priceKopiykas))),
    sumKopiykas: sumKopiykas(items.map((line) => line.sumKopiykas)),
  }));
