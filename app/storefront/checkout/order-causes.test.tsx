import { expect, test } from "vitest";
import { renderScreen, textIn } from "../../../support/pages/render-screen.tsx";
import { OrderCauses } from "./order-causes.tsx";

const read = (causes: readonly ("too_many_open" | "below_min_order")[], path = "/checkout") =>
  textIn(
    renderScreen(
      <OrderCauses causes={causes.map((cause) => ({ cause, message: `(${cause})` }))} phone="+380671234567" isAnswer={false} />,
      {
        path,
      },
    ),
  );

test("nobody is asked to mend what only the shop can change; the phone stands beside it", () => {
  expect(read(["too_many_open"])).toMatch(/^Зараз оформити замовлення не вийде \(too_many_open\) \+380/);
  expect(read(["too_many_open"], "/ru/checkout")).toMatch(/^Сейчас оформить заказ не получится \(too_many_open\) \+380/);
});

test("what the buyer can mend is called so, without the phone", () => {
  expect(read(["below_min_order"])).toBe("Щоб підтвердити замовлення, виправте: (below_min_order)");
  expect(read(["below_min_order", "too_many_open"], "/ru/checkout")).toMatch(/^Чтобы подтвердить заказ, исправьте:/);
});
