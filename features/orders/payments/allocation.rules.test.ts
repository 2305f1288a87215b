import fc from "fast-check";
import { expect, test } from "vitest";
import { kopiykas } from "../../../platform/money/money.ts";
import { allocationOf, type PaidPart } from "./allocation.rules.ts";

const part = (id: string, more: Partial<PaidPart> = {}): PaidPart => ({
  id,
  status: "awaiting_payment",
  toPay: kopiykas(10_000),
  isPaid: false,
  endedBy: "nobody",
  ...more,
});
const ended = (id: string, endedBy: PaidPart["endedBy"] = "others") => part(id, { status: "cancelled", endedBy });

test("money for a waiting purchase pays all of its parts, a part that is covered already among them", () => {
  expect(allocationOf(kopiykas(20_000), [part("a"), part("b")])).toEqual({ kind: "apply", ids: ["a", "b"], rest: 0 });
  expect(allocationOf(kopiykas(10_000), [part("a", { toPay: kopiykas(0) }), part("b")])).toEqual({
    kind: "apply",
    ids: ["b", "a"],
    rest: 0,
  });
});

test("S17 an order that has ended comes back with its money, or the money goes back", () => {
  expect(allocationOf(kopiykas(10_000), [ended("a")])).toEqual({ kind: "revive", ids: ["a"], ended: ["a"], otherwise: { kind: "refund" } });
});

test("S17 of two parts the ended one comes back, or the other is paid and the rest goes back", () => {
  expect(allocationOf(kopiykas(20_000), [part("a"), ended("b")])).toEqual({
    kind: "revive",
    ids: ["a", "b"],
    ended: ["b"],
    otherwise: { kind: "apply", ids: ["a"], rest: 10_000 },
  });
  expect(allocationOf(kopiykas(10_000), [part("a"), ended("b")])).toEqual({ kind: "apply", ids: ["a"], rest: 0 });
});

test("what staff ended stays ended, a purchase is paid once, too little pays nothing", () => {
  expect(allocationOf(kopiykas(10_000), [ended("a", "staff")])).toEqual({ kind: "refund" });
  expect(allocationOf(kopiykas(10_000), [part("a", { status: "confirmed", isPaid: true })])).toEqual({ kind: "refund" });
  expect(allocationOf(kopiykas(10_000), [part("a", { status: "confirmed", isPaid: true }), part("b")])).toEqual({ kind: "refund" });
  expect(allocationOf(kopiykas(10_000), [part("a", { status: "completed", isPaid: true }), ended("b")])).toEqual({ kind: "refund" });
  expect(allocationOf(kopiykas(9_999), [part("a")])).toEqual({ kind: "refund" });
});

test("S17 money never vanishes: what is applied and what goes back sum to what came", () => {
  const parts = fc.array(
    fc.record({
      id: fc.uuid(),
      status: fc.constantFrom("awaiting_payment" as const, "cancelled" as const, "confirmed" as const),
      toPay: fc.integer({ min: 0, max: 3 }).map(kopiykas),
      isPaid: fc.boolean(),
      endedBy: fc.constantFrom("nobody" as const, "staff" as const, "others" as const),
    }),
    { maxLength: 2 },
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }).map(kopiykas), parts, (amount, all) => {
      const sumOf = (ids: readonly string[]) => all.filter(({ id }) => ids.includes(id)).reduce((sum, { toPay }) => sum + toPay, 0);
      const allocation = allocationOf(amount, all);
      for (const one of allocation.kind === "revive" ? [allocation, allocation.otherwise] : [allocation]) {
        if (one.kind === "apply") expect(sumOf(one.ids) + one.rest).toBe(amount);
        if (one.kind === "revive") expect(sumOf(one.ids)).toBe(amount);
      }
    }),
  );
});
