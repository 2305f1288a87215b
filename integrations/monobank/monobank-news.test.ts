import { expect, test } from "vitest";
import { monobankNews, readMonobankInvoice } from "./monobank-news.ts";

const invoice = {
  invoiceId: "p2_9ZgpZVsl3",
  status: "success",
  amount: 4_200,
  ccy: 980,
  finalAmount: 4_200,
  createdDate: "2026-11-24T14:15:22Z",
  reference: "84d0070ee4e44667b31371d8f8813947",
};
const newsOf = (more: object) => monobankNews(readMonobankInvoice({ ...invoice, ...more }));

test("a payment is read whatever new state a refund of it is in, and that refund is waited for", () => {
  const cancelList = [{ status: "on_hold_by_bank", amount: 100, extRef: "r-1", createdDate: null }];
  expect(newsOf({ cancelList })).toMatchObject({ state: "paid", amount: 4_200, refunded: 0 });
  expect(readMonobankInvoice({ ...invoice, cancelList }).cancelList).toMatchObject([{ status: "processing", extRef: "r-1" }]);
});

test("null says as little as absence", () => {
  const silent = { failureReason: null, errCode: null, finalAmount: null, modifiedDate: null, cancelList: null, paymentInfo: null };
  expect(newsOf(silent)).toEqual(newsOf({ finalAmount: undefined }));
});

test("tips make the final sum larger, and no refund of less than nothing", () => {
  expect(newsOf({ finalAmount: 4_700, tipsInfo: { employeeId: "1", amount: 500 } })).toMatchObject({ state: "paid", refunded: 0 });
});

test("a state nobody knows is no end", () => {
  for (const status of ["hold", "processing", "created", "verification_needed"]) expect(newsOf({ status }).state, status).toBe("waiting");
});
