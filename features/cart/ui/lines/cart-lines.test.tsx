import { expect, test } from "vitest";
import { renderScreen, textIn } from "../../../../support/pages/render-screen.tsx";
import type { CartItem, CartView } from "../../cart.contract.ts";
import { CartLines } from "./cart-lines.tsx";
import { emptyCart } from "../empty-cart.ts";
import { type Id, idOf } from "../../../../platform/ids.ts";

type Line = { id: Id<"product">; name: string; size: string; quantity?: number; shipsBy?: string };
const line = ({ id, name, size, quantity = 4, shipsBy }: Line): CartItem => ({
  id,
  id_1c: `${id}`,
  name,
  item_category: "1110",
  image: null,
  tint: "1",
  quantity,
  min_order_amount: 1,
  suborder: shipsBy !== undefined,
  shipsBy: shipsBy ?? null,
  variant: {
    id: idOf<"variation">(id * 100 + Number(size)),
    id_1c: "",
    name: `чорний · ${size}`,
    colour: "чорний",
    size,
    price: 100,
    oldPrice: null,
    stock: 24,
    quantity_in_variation: 4,
  },
});
const cartOf = (lines: readonly Line[]): CartView => ({
  ...emptyCart,
  orderId: "0198a2f0-0000-7000-8000-000000000001",
  orderSubOrder: lines.some(({ shipsBy }) => shipsBy) ? "0198a2f0-0000-7000-8000-000000000002" : null,
  products: lines.map(line),
});
const read = (cart: CartView, { path = "/", inDialog = false } = {}) =>
  renderScreen(<CartLines cart={cart} inDialog={inDialog} />, { path });
const headings = (markup: string, tag = "h2") =>
  [...markup.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, "g"))].map(([, text]) => text);
const sizes = ["42", "44", "46", "48", "50", "52", "54", "56"];
const dress = sizes.map((size) => ({ id: idOf<"product">(7), name: "Сукня «Верба»", size }));

test("eight sizes of one dress stand in one card, named and summed once, with a row for each size", () => {
  const markup = read(cartOf(dress));
  expect(markup.match(/Сукня «Верба»<\/a>/g)).toHaveLength(1);
  expect([...markup.matchAll(/<b class="font-semibold whitespace-nowrap">(\d+)<\/b>/g)].map(([, size]) => size)).toEqual(sizes);
  expect(textIn(markup)).toContain("3\u00a0200\u00a0грн");
});

test("what is made to order stands apart under its day, and is never said to be there", () => {
  const cart = cartOf([...dress.slice(0, 1), { id: idOf<"product">(8), name: "Пальто «Рось»", size: "46", shipsBy: "2026-12-02" }]);
  expect(headings(read(cart))).toEqual(["Відправимо одразу", "Під замовлення: відправимо до 2\u00a0грудня"]);
  expect(headings(read(cart, { path: "/ru/cart" }))).toEqual(["Отправим сразу", "Под заказ: отправим до 2\u00a0декабря"]);
  // Below the title of the drawer, which is an h2.
  expect(headings(read(cart, { inDialog: true }), "h3")).toHaveLength(2);
  expect(textIn(read(cartOf([{ id: idOf<"product">(8), name: "Пальто", size: "46", shipsBy: "2026-12-02" }])))).not.toMatch(
    /У наявності|Залишилось/,
  );
});

test("the drawer shows the lines as the cart's page does", () => {
  expect(read(cartOf(dress), { inDialog: true })).toBe(read(cartOf(dress)));
});

test("products of a long cart are drawn when they come into sight, of a short one at once", () => {
  const many = (count: number) =>
    cartOf(Array.from({ length: count }, (_, at) => ({ id: idOf<"product">(at + 1), name: `Сукня ${at}`, size: "46" })));
  expect(read(many(41)).match(/lazy-row/g)).toHaveLength(41);
  expect(read(many(40))).not.toContain("lazy-row");
});

test("where there is no more of it the plus says so and keeps the focus of the keyboard", () => {
  const last = read(cartOf([{ id: idOf<"product">(7), name: "Сукня", size: "46", quantity: 24 }]));
  const plus = /<button[^>]*aria-label="Додати упаковку[^>]*>/.exec(last)?.[0] ?? "";
  expect(plus).toContain('aria-disabled="true"');
  expect(plus).not.toMatch(/ disabled/);
  expect(read(cartOf([{ id: idOf<"product">(7), name: "Сукня", size: "46" }]))).not.toContain("aria-disabled");
});

test("a product under its minimum asks for more where there is more, else offers to take it out", () => {
  const cart = cartOf(dress.slice(0, 1));
  const product = { id: idOf<"product">(7), name: "Сукня «Верба»", min_order_amount: 10, missing: 6 };
  const short = (atMost?: number) => ({ ...cart, productsWithoutMinAmount: [{ ...product, atMost }] });
  expect(textIn(read(short()))).toContain("Додайте ще 6\u00a0шт. До товару");
  expect(textIn(read(short(4)))).toContain(
    "взяти зараз можна лише 4\u00a0шт. Поки що його не замовити: приберіть його з кошика. Прибрати товар",
  );
  expect(textIn(read(short(4)))).not.toContain("Додайте");
  expect(textIn(read(short(4), { path: "/ru/cart" }))).toContain("взять сейчас можно лишь 4\u00a0шт.");
});
