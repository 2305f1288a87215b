import { expect, test } from "vitest";
import type { CartItem } from "./cart.contract.ts";
import { productsOf } from "./cart-products.rules.ts";
import { countProducts } from "./count-products.rules.ts";
import { type Id, idOf } from "../../platform/ids.ts";

const line = (id: Id<"product">, colour: string, size: string, quantity: number, price = 100.1): CartItem => ({
  id,
  id_1c: `${id}`,
  name: "Сукня",
  item_category: "1110",
  image: null,
  tint: "1",
  quantity,
  min_order_amount: 1,
  suborder: false,
  shipsBy: null,
  variant: {
    id: idOf<"variation">(id * 100 + Number(size)),
    id_1c: "",
    name: "",
    colour,
    size,
    price,
    oldPrice: null,
    stock: 99,
    quantity_in_variation: 1,
  },
});

test("lines of one product are one, by colour as they came and by size, with pieces and an exact sum", () => {
  const products = productsOf([
    line(idOf<"product">(1), "чорний", "48", 2),
    line(idOf<"product">(2), "білий", "46", 1),
    line(idOf<"product">(1), "сірий", "44", 3),
    line(idOf<"product">(1), "чорний", "46", 1),
  ]);
  expect(products.map(({ id, pieces, sum, colour, price }) => ({ id, pieces, sum, colour, price }))).toEqual([
    { id: 1, pieces: 6, sum: 600.6, colour: null, price: 100.1 },
    { id: 2, pieces: 1, sum: 100.1, colour: "білий", price: 100.1 },
  ]);
  expect(products[0]?.items.map(({ variant }) => `${variant.colour} ${variant.size}`)).toEqual(["чорний 46", "чорний 48", "сірий 44"]);
});

test("prices that differ are nobody's, and no line is no product", () => {
  expect(productsOf([line(idOf<"product">(1), "чорний", "46", 1), line(idOf<"product">(1), "чорний", "48", 1, 90)])[0]?.price).toBeNull();
  expect(productsOf([])).toEqual([]);
});

test("eight sizes of one dress are one product, in the header too", () => {
  const dress = ["42", "44", "46", "48", "50", "52", "54", "56"].map((size) => line(idOf<"product">(1), "чорний", size, 4));
  expect(countProducts({ products: [...dress, line(idOf<"product">(2), "білий", "46", 1)] })).toBe(2);
  expect(countProducts(undefined)).toBe(0);
});
