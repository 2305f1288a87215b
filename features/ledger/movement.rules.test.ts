import { expect, test } from "vitest";
import { ordersNamed } from "./movement.rules.ts";

test("a movement names its order; of a debt the one whose parcel came back and, once it is paid with another, that one", () => {
  expect(ordersNamed({ side: "balance", orderNumber: 5, debtOrderNumber: null })).toEqual([{ as: "order", number: 5 }]);
  expect(ordersNamed({ side: "bonuses", orderNumber: null, debtOrderNumber: null })).toEqual([]);
  expect(ordersNamed({ side: "debts", orderNumber: 5, debtOrderNumber: 5 })).toEqual([{ as: "debtOf", number: 5 }]);
  expect(ordersNamed({ side: "debts", orderNumber: 7, debtOrderNumber: 5 })).toEqual([
    { as: "debtOf", number: 5 },
    { as: "paidWith", number: 7 },
  ]);
  expect(ordersNamed({ side: "debts", orderNumber: null, debtOrderNumber: 5 })).toEqual([{ as: "debtOf", number: 5 }]);
});
