import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { orderStatuses, type OrderStatus } from "../../orders/orders.contract.ts";
import { statusesAfter } from "../../orders/orders.rules.ts";
import { differencesOf, statusNamed, stepsTo, wantedOf, type OrderDocument } from "./document.rules.ts";

const silent: OrderDocument = {
  id: "",
  number: "100234",
  status: "",
  isPosted: false,
  isDeleted: false,
  isCancelled: false,
  isShipped: false,
  parcelNumber: "",
  pieces: new Map(),
};

describe("what 1C wants of an order", () => {
  test.each<[string, Partial<OrderDocument>, OrderStatus | "unknown" | undefined]>([
    ["nothing is said", {}, undefined],
    ["it is posted", { isPosted: true }, "confirmed"],
    ["its goods left the warehouse", { isPosted: true, isShipped: true }, "packed"],
    ["they left, and the carrier's number is known", { isShipped: true, parcelNumber: "20450000000001" }, "shipped"],
    ["a status goes before what the papers show", { status: "delivered", isShipped: true }, "delivered"],
    ["a status nobody knows", { status: "На погодженні", isPosted: true }, "unknown"],
    ["deleted goes before everything", { isDeleted: true, status: "packed" }, "cancelled"],
    ["so does cancelled", { isCancelled: true, isPosted: true }, "cancelled"],
  ])("%s", (_, said, wanted) => expect(wantedOf({ ...silent, ...said })).toBe(wanted));

  test.each([
    ["packed", "packed"],
    ["Збираємо", "packed"],
    ["  собираем ", "packed"],
    ["[shipped] У дорозі", "shipped"],
    ["[N] Принят", undefined],
    ["[N] Отримано", "delivered"],
    ["", undefined],
    ["[", undefined],
  ])("«%s» is %s", (written, status) => expect(statusNamed(written)).toBe(status));
});

describe("steps", () => {
  test.each<[OrderStatus, OrderStatus, OrderStatus[] | undefined]>([
    ["new", "packed", ["confirmed", "packed"]],
    ["new", "shipped", ["confirmed", "packed", "shipped"]],
    ["packed", "packed", []],
    ["shipped", "confirmed", []],
    ["delivered", "packed", []],
    ["shipped", "cancelled", undefined],
    ["new", "cancelled", ["cancelled"]],
    ["cancelled", "confirmed", undefined],
    ["cancelled", "cancelled", []],
    ["completed", "returned", ["returned"]],
    ["returned", "cancelled", undefined],
  ])("from %s to %s", (from, wanted, steps) => expect(stepsTo(wanted, from)).toEqual(steps));

  test("each step is one the shop allows, and they lead where 1C wants", () => {
    fc.assert(
      fc.property(fc.constantFrom(...orderStatuses), fc.constantFrom(...orderStatuses), (from, wanted) => {
        const steps = stepsTo(wanted, from) ?? [];
        steps.reduce((before, step) => {
          expect(statusesAfter(before)).toContain(step);
          return step;
        }, from);
        if (steps.length > 0) expect(steps.at(-1)).toBe(wanted);
      }),
    );
  });
});

test("goods differ where pieces do; a document without goods says nothing of them", () => {
  const ours = new Map([
    ["a#1", 4],
    ["a#2", 2],
  ]);
  expect(differencesOf(new Map(), ours)).toEqual([]);
  expect(differencesOf(new Map(ours), ours)).toEqual([]);
  expect(
    differencesOf(
      new Map([
        ["a#1", 3],
        ["b", 1],
      ]),
      ours,
    ),
  ).toEqual([
    { id: "a#1", ours: 4, theirs: 3 },
    { id: "a#2", ours: 2, theirs: 0 },
    { id: "b", ours: 0, theirs: 1 },
  ]);
});
