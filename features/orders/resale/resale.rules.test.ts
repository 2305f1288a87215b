import fc from "fast-check";
import { expect, test } from "vitest";
import { kopiykas } from "../../../platform/money/money.ts";
import { orderStatuses } from "../orders.contract.ts";
import {
  leastCollected,
  marginState,
  MOST_COLLECTED,
  resaleOf,
  resaleRefusal,
  resaleSums,
  typedKopiykas,
  type ResaleRefusal,
} from "./resale.rules.ts";
import { withComma } from "../../../platform/text/decimal-comma.ts";

const sum = fc.integer({ min: 0, max: 5_000_000 }).map(kopiykas);
const fine = { isOnReceipt: true, isJoined: false, parts: 1, recipientPhone: "380671234567", ownPhone: "380501234567" };

test("what may be collected is the shop's part and the margin, neither below nothing", () => {
  fc.assert(
    fc.property(sum, sum, (collect, due) => {
      const refusal = resaleRefusal({ ...fine, collect, due });
      const wanted: ResaleRefusal | undefined =
        collect > MOST_COLLECTED ? "tooMuch" : collect < leastCollected(due) ? "tooLittle" : collect % 100 > 0 ? "notWhole" : undefined;
      expect(refusal).toBe(wanted);
      if (refusal) return;
      const { margin, ...sums } = resaleSums({ collected: collect, due });
      expect(sums).toEqual({ collected: collect, due });
      expect(due + margin).toBe(collect);
      expect(margin).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("the bounds themselves are taken, a kopiyka beyond them is not", () => {
  const refused = (collect: number, due: number) => resaleRefusal({ ...fine, collect, due: kopiykas(due) });
  expect([refused(100, 100), refused(99, 100), refused(100, 0), refused(0, 0)]).toEqual([undefined, "tooLittle", undefined, "tooLittle"]);
  expect([refused(150, 150), refused(200, 150), refused(250, 150)]).toEqual(["tooLittle", undefined, "notWhole"]);
  expect([refused(MOST_COLLECTED, 100), refused(MOST_COLLECTED + 1, 100)]).toEqual([undefined, "tooMuch"]);
  expect([refused(-1, 0), refused(1e21, 0), refused(Number.MAX_SAFE_INTEGER, 0)]).toEqual(["tooLittle", "tooMuch", "tooMuch"]);
});

test("whatever its sum, an order by card, in another parcel, of two parcels or to oneself is refused", () => {
  fc.assert(
    fc.property(sum, sum, (collect, due) => {
      const asked = { ...fine, collect, due };
      expect(resaleRefusal({ ...asked, isOnReceipt: false })).toBe("notOnReceipt");
      expect(resaleRefusal({ ...asked, isJoined: true })).toBe("joined");
      expect(resaleRefusal({ ...asked, parts: 2 })).toBe("twoParcels");
      expect(resaleRefusal({ ...asked, recipientPhone: fine.ownPhone })).toBe("ownPhone");
      expect(resaleRefusal({ ...asked, recipientPhone: undefined })).toBe(resaleRefusal(asked));
    }),
  );
});

test("goods that are missing lower the shop's part, and no kopiyka of what is collected is lost", () => {
  fc.assert(
    fc.property(sum, fc.array(sum, { maxLength: 6 }), sum, sum, (toPay, missing, prepaid, more) => {
      const prepayment = kopiykas(Math.min(prepaid, toPay));
      const collected = kopiykas(Math.max(1, toPay - prepayment + more));
      let left = toPay;
      for (const value of missing) {
        left = kopiykas(Math.max(0, left - value));
        const resale = resaleOf({ collected, to_pay: left, prepayment: kopiykas(Math.min(prepayment, left)) });
        expect(resale?.collected).toBe(collected);
        expect((resale?.due ?? NaN) + (resale?.margin ?? NaN)).toBe(collected);
      }
    }),
  );
  expect(resaleOf({ collected: null, to_pay: kopiykas(5), prepayment: kopiykas(0) })).toBeUndefined();
});

test("less than is due is a bug that is not booked", () => {
  expect(() => resaleSums({ collected: kopiykas(99), due: kopiykas(100) })).toThrow("99 is collected where 100 is due");
  expect(() => resaleSums({ collected: kopiykas(99), due: kopiykas(-1) })).toThrow(RangeError);
  expect([leastCollected(kopiykas(0)), leastCollected(kopiykas(70)), leastCollected(kopiykas(101))]).toEqual([100, 100, 200]);
});

test("a margin is credited by handing over alone, and stays whatever comes after", () => {
  const states = orderStatuses.map((status) => [status, marginState(status, ["new", status])]);
  expect(Object.fromEntries(states)).toEqual({
    new: "expected",
    awaiting_payment: "expected",
    confirmed: "expected",
    packed: "expected",
    shipped: "expected",
    ready: "expected",
    delivered: "credited",
    completed: "expected",
    cancelled: "none",
    returned: "none",
  });
  for (const status of ["completed", "returned"] as const) expect(marginState(status, ["new", "delivered", status])).toBe("credited");
});

test("hryvnias as people type them are whole kopiykas, anything else is no sum", () => {
  fc.assert(fc.property(sum, (one) => void expect(typedKopiykas(withComma((one / 100).toFixed(2)))).toBe(one)));
  expect(["1 299,5", "1299.50", "12", "0,07", "1\u00a0000"].map(typedKopiykas)).toEqual([129_950, 129_950, 1_200, 7, 100_000]);
  for (const odd of ["", " ", "-5", "1e21", "NaN", "12,505", "1,2,3", "0x10", "٣", "1299 грн", "9999999999"])
    expect(typedKopiykas(odd)).toBeUndefined();
});
