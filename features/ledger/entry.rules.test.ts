import { expect, test } from "vitest";
import { idOf } from "../../platform/ids.ts";
import { balancedPostings } from "./entry.rules.ts";

const of = { accountId: idOf<"account">(7), orderId: "order" };

test("an entry out of balance by a kopiyka, or with a part of one, is none", () => {
  for (const amount of [-99, -101]) {
    const postings = [
      { ledger: "order_funds", amount: 100 },
      { ledger: "customer_balance", amount },
    ] as const;
    expect(() => balancedPostings(of, postings)).toThrow(RangeError);
  }
  const parts = [
    { ledger: "order_funds", amount: 0.5 },
    { ledger: "customer_balance", amount: -0.5 },
  ] as const;
  expect(() => balancedPostings(of, parts)).toThrow(RangeError);
});

test("nothing is written of zero; a posting is the entry's customer's or order's, unless it names another, and only where its ledger is theirs", () => {
  const postings = balancedPostings(of, [
    { ledger: "customer_balance", amount: 60, orderId: "other" },
    { ledger: "customer_bonus", amount: 0 },
    { ledger: "customer_bonus", amount: 40, accountId: idOf<"account">(8), lotId: idOf<"bonus_lot">(3) },
    { ledger: "order_funds", amount: -100, accountId: idOf<"account">(8) },
  ]);
  expect(postings).toEqual([
    { ledger: "customer_balance", amount: 60, accountId: 7, orderId: null, lotId: null, debtId: null },
    { ledger: "customer_bonus", amount: 40, accountId: 8, orderId: null, lotId: 3, debtId: null },
    { ledger: "order_funds", amount: -100, accountId: null, orderId: "order", lotId: null, debtId: null },
  ]);
});
