import { expect, test } from "vitest";
import { exampleStaffOrder, staffOrderView, type StaffOrderView } from "../../../../features/orders/staff-orders.contract.ts";
import { changesOfOrder } from "./order-meanwhile.ts";

const order: StaffOrderView = staffOrderView.parse(exampleStaffOrder);

test("of an order that nobody touched nothing is told", () => {
  expect(changesOfOrder(order, order)).toEqual({ steps: [], facts: [] });
  // Another reading in another version, as after a payment, tells what it can.
  expect(changesOfOrder(order, { ...order, version: order.version + 1 })).toEqual({ steps: [], facts: [] });
});

test("new steps are told by their place, and facts by what they are now", () => {
  const [line] = order.lines;
  if (!line) throw new Error("the example has a line");
  const now: StaffOrderView = {
    ...order,
    version: order.version + 3,
    phone: "380501234567",
    parcelNumber: "20400123456789",
    toPayKopiykas: staffOrderView.shape.toPayKopiykas.parse(128_000),
    lines: [{ ...line, pieces: 2, missing: 2 }],
    goesWith: 100_200,
    history: [...order.history, { status: "confirmed", at: "2026-11-21T09:00:00.000Z", byWhom: "Ірина", note: "" }],
  };
  expect(changesOfOrder(order, now)).toEqual({
    steps: [1],
    facts: [
      { name: "order.recipient", text: "Коваль Олена, +380 (50) 123-45-67" },
      { name: "order.parcel", text: "20\u00a04001\u00a02345\u00a06789" },
      { name: "shortage.title", text: "SR-1110-0147 · бордовий · 46 × 2" },
      { name: "order.total", text: "1\u00a0280\u00a0грн" },
      { name: "order.sameParcel", text: "№\u00a0100200" },
    ],
  });
  // A removed parcel is reported too.
  expect(changesOfOrder(now, order).facts).toContainEqual({ name: "order.parcel", text: "" });
});
