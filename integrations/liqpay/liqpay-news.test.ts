import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { kopiykas, toHryvnias } from "../../platform/money/money.ts";
import { fromLiqPayAmount, liqPayNews, readLiqPayMessage } from "./liqpay-news.ts";

const now = new Date("2026-02-01T00:00:00Z");
const newsOf = (more: object) =>
  liqPayNews(readLiqPayMessage({ payment_id: 2547, order_id: "SO-1042-1", amount: 1499.5, currency: "UAH", ...more }), now);
/** Each value of the vendor's list of statuses. */
const statuses = {
  paid: ["success", "wait_compensation", "wait_accept", "reversed"],
  sandbox: ["sandbox"],
  failed: ["failure", "error"],
  waiting: [
    "3ds_verify",
    "captcha_verify",
    "cvv_verify",
    "ivr_verify",
    "otp_verify",
    "password_verify",
    "phone_verify",
    "pin_verify",
    "receiver_verify",
    "sender_verify",
    "senderapp_verify",
    "p24_verify",
    "mp_verify",
    "wait_qr",
    "wait_sender",
    "hold_wait",
    "cash_wait",
    "invoice_wait",
    "prepared",
    "processing",
    "wait_card",
    "wait_lc",
    "wait_reserve",
    "wait_secure",
    "try_again",
    "a status of next year",
  ],
};

describe.each(Object.entries(statuses))("a payment is %s", (state, all) => {
  test.each(all)("at %s", (status) => expect(newsOf({ status })).toMatchObject({ state, status, isSettled: status !== "wait_accept" }));
});

test("an error without a status is a failure, also where the result is ok", () => {
  expect(newsOf({ result: "ok", err_code: "decline", err_description: "Відмовлено" })).toMatchObject({
    state: "failed",
    status: "decline",
    failure: "Відмовлено (decline)",
  });
});

test("that a name was used before says nothing about the payment under it", () => {
  expect(newsOf({ result: "error", status: "error", err_code: "order_id_duplicate" }).state).toBe("waiting");
});

test("what went back is told, of a whole return without its sum as well", () => {
  expect(newsOf({ status: "success", refund_amount: 0.1 })).toMatchObject({ state: "paid", refunded: 10 });
  expect(newsOf({ status: "reversed" })).toMatchObject({ refunded: 149_950, amount: 149_950 });
});

test.each(["", "yesterday", -1, 8.64e15 + 1, 1e18])(
  "a moment that is none (%s) is not taken: the payment's beginning counts",
  (end_date) => {
    expect(newsOf({ status: "success", create_date: 1_769_846_520_000, end_date }).at).toEqual(new Date(1_769_846_520_000));
  },
);

test("ids, sums and times are read as numbers and as texts, and the same word is the same event", () => {
  const loose = { payment_id: "2547", amount: "1499.50", end_date: "1769846520000", is_3ds: "false" };
  expect(newsOf({ status: "success", ...loose })).toEqual(newsOf({ status: "success", end_date: 1_769_846_520_000, is_3ds: false }));
  expect(newsOf({ status: "success", ...loose })).toMatchObject({
    event: "2547 success 0",
    at: new Date("2026-01-31T08:02:00Z"),
    reference: "SO-1042-1",
    providerId: "2547",
  });
  expect(newsOf({ status: "success" }).at).toEqual(now);
});

test("hryvnias of theirs become kopiykas exactly, and anything else is refused", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (amount) => {
      const onTheWire = JSON.stringify(toHryvnias(kopiykas(amount)));
      expect(onTheWire).toMatch(/^\d+(\.\d{1,2})?$/);
      expect(fromLiqPayAmount(onTheWire)).toBe(amount);
    }),
  );
  for (const wrong of ["", "-1", "1499,50", "1e3", "1 499", "0.001", "NaN", "9".repeat(20)])
    expect(() => fromLiqPayAmount(wrong)).toThrow();
});
