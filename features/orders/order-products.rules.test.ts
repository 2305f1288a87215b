import { kopiykas } from "../../platform/money/money.ts";
import { expect, test } from "vitest";
import { orderProducts, staffOrderProducts } from "./order-products.rules.ts";
import { type Id, idOf } from "../../platform/ids.ts";

const line = (productId: Id<"product">, colour: string, size: string, quantity: number, price = 100.1) => ({
  productId,
  id_1c: `goods-${productId}`,
  chosen_color: "",
  article: `SR-${productId}`,
  name: "Сукня",
  variant: `${colour} · ${size}`,
  colour,
  size,
  image: null,
  tint: "1",
  quantity,
  missing: 0,
  returned: 0,
  pack: 1,
  price,
  discount: 0,
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

test("seventy lines of an order are as many rows for staff as it has products: colours within each, sizes within a colour", () => {
  const staffLine = (position: number, productId: number, colour: string, size: string, priceKopiykas: number) => ({
    position,
    productId: idOf<"product">(productId),
    article: `SR-${productId}`,
    name: "Сукня",
    image: null,
    colour,
    size,
    pieces: 2,
    missing: 0,
    returned: 0,
    pack: 2,
    priceKopiykas: kopiykas(priceKopiykas),
    sumKopiykas: kopiykas(priceKopiykas * 2),
  });
  const colours = ["чорний", "білий", "синій", "бордовий", "кемел"];
  const sizes = ["48", "46", "44", "42", "40", "38", "36"];
  const lines = [1, 2].flatMap((product) =>
    sizes.flatMap((size, step) =>
      colours.map((colour, at) => staffLine(product * 100 + step * 10 + at, product, colour, size, product === 1 ? 100_10 : 90_00 + step)),
    ),
  );
  const products = staffOrderProducts(lines);
  expect(products.map(({ id, pieces, sumKopiykas }) => [id, pieces, sumKopiykas])).toEqual([
    [1, 70, 700_700],
    [2, 70, 630_210],
  ]);
  for (const product of products) {
    expect(product.colours.map(({ colour }) => colour)).toEqual(colours);
    for (const colour of product.colours) expect(colour.sizes.map(({ size }) => size)).toEqual(sizes.toReversed());
  }
  expect(products.map(({ lowestKopiykas, highestKopiykas }) => [lowestKopiykas, highestKopiykas])).toEqual([
    [100_10, 100_10],
    [90_00, 90_06],
  ]);
});
