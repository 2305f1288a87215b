import { kopiykas } from "../../../platform/money/money.ts";
import { expect, test } from "vitest";
import { isWaiting, mayBeShort, needsApproval } from "./waiting.rules.ts";

const newcomer = { completedOrders: 0, unconfirmed: kopiykas(0), toPay: kopiykas(1_000_000), trusted: kopiykas(1_000_000) };

test("S33 a newcomer is trusted with so much on delivery, in one order or in several", () => {
  expect(needsApproval(newcomer)).toBe(false);
  expect(needsApproval({ ...newcomer, toPay: kopiykas(1_000_001) })).toBe(true);
  expect(needsApproval({ ...newcomer, toPay: kopiykas(400_000), unconfirmed: kopiykas(600_000) })).toBe(false);
  expect(needsApproval({ ...newcomer, toPay: kopiykas(400_000), unconfirmed: kopiykas(600_001) })).toBe(true);
  expect(needsApproval({ ...newcomer, toPay: kopiykas(1), trusted: kopiykas(0) })).toBe(true);
});

test("S33 who has a completed order never waits", () => {
  expect(needsApproval({ ...newcomer, completedOrders: 1, toPay: kopiykas(100_000_000) })).toBe(false);
});

test("an order waits while it is new and has a time to wait", () => {
  const until = new Date();
  expect(isWaiting({ status: "new", waits_until: until })).toBe(true);
  expect(isWaiting({ status: "new", waits_until: null })).toBe(false);
  expect(isWaiting({ status: "confirmed", waits_until: until })).toBe(false);
});

test("goods are found missing in an order that is here, waits neither for staff nor for money", () => {
  const short = (status: string, waits_until: Date | null = null) => mayBeShort({ status, waits_until });
  expect(["new", "confirmed", "packed"].map((status) => short(status))).toEqual([true, true, true]);
  expect(["awaiting_payment", "shipped", "cancelled", "returned"].map((status) => short(status))).toEqual([false, false, false, false]);
  expect([short("new", new Date()), short("confirmed", new Date())]).toEqual([false, true]);
});
