import { expect, test } from "vitest";
import { exampleMovement, type MovementView } from "../../../../features/ledger/movement.contract.ts";
import { lastCashback } from "./last-cashback.ts";

const movement = (orderNumber: number, reason: MovementView["reason"], kopiykas: number): MovementView => ({
  ...exampleMovement,
  side: "bonuses",
  orderNumber,
  reason,
  kopiykas,
});

test("the last three cashbacks are shown, neither other grants nor what went back", () => {
  const movements = [
    movement(9, "cashback", -100),
    movement(8, "bonus_spent", -500),
    movement(7, "cashback", 300),
    movement(6, "cashback", 200),
    movement(5, "cashback", 100),
    movement(4, "cashback", 50),
  ];
  expect(lastCashback(movements).map(({ orderNumber }) => orderNumber)).toEqual([7, 6, 5]);
});
