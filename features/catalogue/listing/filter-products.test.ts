import fc from "fast-check";
import { expect, test } from "vitest";
import { openFacetColumns } from "./facet-columns.ts";
import { facetNames } from "./listing-names.ts";
import { openFacetValues } from "./facet-values.ts";
import { filterProducts, type Wanted } from "./filter-products.ts";
import { pageOf } from "./goods-page.ts";
import { pack } from "../collections/packed-set.ts";
import { openPriceBits } from "./price-bits.ts";
import { addToSet, emptySet } from "../collections/product-set.ts";

const sizes = ["42", "44", "46"];
const colours = ["burgundy", "navy", "milk"];
const brands = ["Лан", "Тканка"];

const product = fc.record({
  price: fc.integer({ min: 100, max: 1_000 }),
  brand: fc.constantFrom(...brands),
  variations: fc.array(fc.record({ size: fc.constantFrom(...sizes), colour: fc.constantFrom(...colours), pack: fc.constantFrom(1, 4) }), {
    minLength: 1,
    maxLength: 4,
  }),
});
const subset = (values: string[]) => fc.option(fc.subarray(values, { minLength: 1 }), { nil: undefined });
const wanted = fc.record({
  size: subset(sizes),
  colour: subset(colours),
  brand: subset(brands),
  priceMin: fc.option(fc.integer({ min: 100, max: 1_000 }), { nil: undefined }),
  priceMax: fc.option(fc.integer({ min: 100, max: 1_000 }), { nil: undefined }),
});

test("products and counts are those of the plain definition", () => {
  fc.assert(
    fc.property(fc.array(product, { maxLength: 30 }), wanted, (raw, { priceMin, priceMax, ...chosen }) => {
      const facets = openFacetValues();
      const products = raw.map((one) => {
        const described = {
          ...one,
          audiences: [],
          season: "",
          material: "",
          available: true,
          variations: one.variations.map((v) => ({ ...v, colour_name_uk: "", colour_name_ru: "" })),
        };
        return described;
      });
      const columns = openFacetColumns();
      columns.reserve(products.length);
      const priceBits = openPriceBits();
      priceBits.reserve(products.length);
      for (const [slot, one] of products.entries()) {
        columns.put(slot, facets.valuesOf(one));
        priceBits.put(slot, one.price);
      }
      const asked: Wanted = { values: chosen, priceMin, priceMax };
      const goods = { prices: Float64Array.from(products, ({ price }) => price), costing: priceBits.costing, columns, facets };
      const all = emptySet(columns.capacity());
      for (const slot of products.keys()) addToSet(all, slot);
      const within = pack(all);
      const result = filterProducts(goods, within, asked);
      const passes = (one: (typeof products)[number], skip?: string) =>
        (skip === "price" || (one.price >= (priceMin ?? 0) && one.price <= (priceMax ?? Infinity))) &&
        (skip === "size" || !chosen.size || one.variations.some((v) => chosen.size?.includes(v.size))) &&
        (skip === "colour" || !chosen.colour || one.variations.some((v) => chosen.colour?.includes(v.colour))) &&
        (skip === "brand" || !chosen.brand || chosen.brand.includes(one.brand));
      const expected = [...products.keys()].filter((slot) => passes(products[slot] as (typeof products)[number]));
      const order = [...products.keys()];
      expect(pageOf({ order }, result, { from: 0, to: products.length })).toEqual(expected);
      expect(pageOf({ order: order.toReversed() }, result, { from: 1, to: 3 })).toEqual(expected.toReversed().slice(1, 3));
      expect(result.total).toBe(expected.length);
      const prices = products.filter((one) => passes(one, "price")).map(({ price }) => price);
      expect([result.minPrice, result.maxPrice]).toEqual(prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : [0, 0]);
      expect(filterProducts(goods, within, asked, () => filterProducts(goods, within, { values: {} }))).toEqual(result);
      for (const [value, text] of facets.texts.entries()) {
        const facet = facetNames[facets.facetOf[value] ?? 0] ?? "";
        const holds = (one: (typeof products)[number]): boolean => facets.valuesOf(one).flat().includes(value);
        const plain = products.filter((one) => passes(one, facet) && holds(one)).length;
        expect([facet, text, result.counts[value]]).toEqual([facet, text, plain]);
      }
    }),
  );
});
