import { describe, expect, test } from "vitest";
import { exampleCard, exampleProduct } from "../../../features/catalogue/catalogue.examples.ts";
import type { ProductView, VariationView } from "../../../features/catalogue/catalogue.contract.ts";
import { addToWishlist, discountOf, goodsOf, searchEvent, selectItem, viewItem, viewItemList } from "./events.ts";
import { listsOfPage, productOfPage } from "./lists-of-page.ts";
import { idOf } from "../../../platform/ids.ts";

const product = exampleProduct as ProductView;
const cards = [
  exampleCard,
  { ...exampleCard, id: idOf<"product">(2), id_1c: "second", price: 250.5, oldPrice: 300, productVariations: [] },
];
const list = { id: "category:1110", name: "Сукні", products: cards, from: 30 };

describe("events of the data layer", () => {
  test("a list tells each of its goods with its place, the price after the discount, the id of the feeds", () => {
    const event = viewItemList(list);
    expect(event).toMatchObject({ event: "view_item_list", ecommerce: { item_list_id: "category:1110", item_list_name: "Сукні" } });
    expect("ecommerce" in event && event.ecommerce.items).toMatchObject([
      { item_id: exampleCard.productVariations[0]?.id_1c, item_group_id: exampleCard.id_1c, index: 30 },
      { item_id: "second", item_group_id: "second", index: 31, price: 250.5, discount: 49.5, item_list_id: "category:1110", quantity: 1 },
    ]);
  });

  test("no event has more than 200 items", () => {
    const event = viewItemList({ ...list, products: Array.from({ length: 500 }, () => exampleCard) });
    expect("ecommerce" in event && event.ecommerce.items).toHaveLength(200);
  });

  test("a choice is told by the list it was made in, and not at all outside the lists", () => {
    expect(selectItem([list], "second")).toMatchObject({
      event: "select_item",
      ecommerce: { item_list_id: "category:1110", items: [{ item_id: "second", index: 31 }] },
    });
    expect(selectItem([list], "elsewhere")).toBeUndefined();
  });

  test("a product is told by the variation that is chosen; its value is the price of a piece", () => {
    const [variation] = product.productVariations;
    expect(viewItem(product, variation)).toMatchObject({
      event: "view_item",
      ecommerce: {
        currency: "UAH",
        value: variation?.price,
        items: [{ item_id: variation?.id_1c, item_group_id: product.id_1c, quantity: 1 }],
      },
    });
    expect(viewItem(product, undefined)).toMatchObject({ ecommerce: { value: product.price, items: [{ item_id: product.id_1c }] } });
  });

  test("the first of a list is its choice too; a list without a beginning counts from 1", () => {
    const first = selectItem([{ ...list, from: undefined }], exampleCard.id_1c);
    expect(first).toMatchObject({ ecommerce: { items: [{ item_group_id: exampleCard.id_1c, index: 1 }] } });
  });

  test("a chosen variation is named by what it has of size and colour", () => {
    const variantOf = (size: string, colourName: string) => {
      const event = viewItem(product, { ...(product.productVariations[0] as VariationView), size, colourName });
      return "ecommerce" in event ? event.ecommerce.items[0]?.item_variant : undefined;
    };
    expect([variantOf("42", "синій"), variantOf("", "синій"), variantOf("42", "")]).toEqual(["42 / синій", "синій", "42"]);
    const whole = viewItem(product, undefined);
    expect("ecommerce" in whole && whole.ecommerce.items[0]).not.toHaveProperty("item_variant");
  });

  test("a discount is told where the price before was higher", () => {
    expect([discountOf(80, 100), discountOf(80.1, 80.2), discountOf(80, 80), discountOf(80, 60), discountOf(80, null)]).toEqual([
      { discount: 20 },
      { discount: 0.1 },
      {},
      {},
      {},
    ]);
  });

  test("goods that are wished for are one piece; many goods are worth all of them, though 200 are named", () => {
    expect(addToWishlist(cards[1] as typeof exampleCard)).toMatchObject({
      ecommerce: { value: 250.5, items: [{ item_id: "second", quantity: 1 }] },
    });
    const item = { item_id: "1", item_group_id: "1", item_name: "", item_category: "", price: 0.1, quantity: 3 };
    expect(goodsOf(Array.from({ length: 201 }, () => item))).toMatchObject({ value: 60.3, items: { length: 200 } });
  });

  test("a search is told in small letters; one that may name a person is not", () => {
    expect(searchEvent(" Сукня ")).toEqual({ event: "search", search_term: "сукня" });
    expect(searchEvent("067 123 45 67")).toBeUndefined();
    expect(searchEvent("olena@mail.ua")).toBeUndefined();
  });
});

describe("what a page shows", () => {
  const ids = (path: string, loaded: unknown) => listsOfPage({ path, loaded }).map(({ id, from }) => [id, from]);

  test("is read from what its loader gave", () => {
    const listing = { products: cards, category: null, pagination: { current_page: 2, per_page: 29 } };
    expect(ids("/sale", { listing })).toEqual([["sale", 30]]);
    expect(ids("/retail/female", { listing })).toEqual([["retail:female", 30]]);
    expect(ids("/", { rails: { newItems: cards, sale: [] } })).toEqual([["home:newItems", undefined]]);
    expect(ids("/female", { newItems: cards, tiles: [] })).toEqual([["landing:female", undefined]]);
    expect(ids("/product/x", { ...product, similar: cards })).toEqual([["similar", undefined]]);
  });

  test("is nothing on a page without goods or without data", () => {
    for (const loaded of [undefined, null, {}, { listing: undefined }, "text"]) expect(ids("/delivery", loaded)).toEqual([]);
    expect(productOfPage({ path: "/delivery", loaded: {} })).toBeUndefined();
    expect(productOfPage({ path: "/product/x", loaded: product })).toBe(product);
  });
});
