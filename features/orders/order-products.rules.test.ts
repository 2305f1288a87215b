import { expect, test } from "vitest";
import { orderProducts } from "./order-products.rules.ts";
import { type Id, idOf } from "../../platform/ids.ts";

const line = (productId: Id<"product">, colour: string, size: string, quantity: number, price = 100.1) => ({
  productId,
  article: `SR-${productId}`,
  name: "Сукня",
  variant: `${colour} · ${size}`,
  colour,
  size,
  image: null,
  tint: "1",
  quantity,
  pack: 1,
  price,
  sum: price * quantity,
});

test("fifty lines of two products are two, with every line under its product and the sums of both", () => {
  const sizes = Array.from({ length: 25 }, (_, at) => String(90 - at * 2));
  const products = orderProducts(
    sizes.flatMap((size) => [line(idOf<"product">(1), "чорний", size, 2), line(idOf<"product">(2), "білий", size, 1, 90)]),
  );
  expect(products.map(({ id, items, pieces, sum }) => [id, items.length, pieces, sum])).toEqual([
    [1, 25, 50, 5_005],
    [2, 25, 25, 2_250],
  ]);
  expect(products[0]?.items.map(({ size }) => size)).toEqual(sizes.toReversed());
});
