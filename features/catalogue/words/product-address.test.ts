import fc from "fast-check";
import { expect, test } from "vitest";
import { productAddress, productOfAddress } from "./product-address.ts";

test("the product of an address is the one the address was made of, in whatever colour", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: "grapheme" }), fc.option(fc.string(), { nil: undefined }), (id, colour) => {
      expect(productOfAddress(productAddress({ id_1c: id, chosen_color: colour }))).toBe(id);
    }),
  );
});

test.each(["/category/1110", "/product/", "/products/7", "/product/7/reviews", "https://other.example/product/7", "/product/%E0%A4%A"])(
  "%s is the address of no product",
  (address) => {
    expect(productOfAddress(address)).toBeUndefined();
  },
);
