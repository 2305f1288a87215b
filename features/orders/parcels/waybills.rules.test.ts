import { expect, test } from "vitest";
import { orderStatuses } from "../orders.contract.ts";
import { isLiving, isWithdrawable } from "./waybills.rules.ts";

const states = ["wanted", "made", "failed", "withdrawn"] as const;

test("a waybill that is made is withdrawn while the parcel is in the shop, or its order was cancelled", () => {
  expect(orderStatuses.filter((status) => isWithdrawable({ state: "made" }, { status }))).toEqual(["confirmed", "packed", "cancelled"]);
  expect(states.filter((state) => isWithdrawable({ state }, { status: "packed" }))).toEqual(["made"]);
});

test("an order with a waybill that is made or asked for must not change", () => {
  expect(states.filter((state) => isLiving({ state }))).toEqual(["wanted", "made"]);
});
