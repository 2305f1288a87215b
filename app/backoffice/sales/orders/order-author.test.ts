import { expect, test } from "vitest";
import { nameOfAuthor } from "./order-author.ts";

test.each([
  ["shop", "order.byShop"],
  ["customer", "order.byCustomer"],
  ["olena@semyriad.example", "olena@semyriad.example"],
])("%s is named %s", (byWhom, name) => {
  expect(nameOfAuthor(byWhom, (word) => word)).toBe(name);
});
