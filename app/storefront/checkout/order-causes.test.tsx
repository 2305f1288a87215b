import { expect, test } from "vitest";
import { kopiykas, type Kopiykas } from "../../../platform/money/money.ts";
import { renderScreen, textIn } from "../../../support/pages/render-screen.tsx";
import { OrderCauses } from "./order-causes.tsx";

const read = (causes: readonly ("too_many_open" | "below_min_order")[], path = "/checkout") =>
  textIn(
    renderScreen(
      <OrderCauses
        causes={causes.map((cause) => ({ cause, message: `(${cause})` }))}
        changes={[]}
        phone="+380671234567"
        isAnswer={false}
      />,
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

test("where no price is another, what changed in the bill is named; prices are named alone", () => {
  const changes = [{ kind: "bonuses" as const, reason: "Бонуси", was: kopiykas(-10_000), now: kopiykas(-4_050) }];
  const say = (prices: { name: string; wasKopiykas: Kopiykas; nowKopiykas: Kopiykas }[], path = "/checkout") => {
    const causes = [{ cause: "price_changed" as const, message: "(changed)", prices }];
    return textIn(renderScreen(<OrderCauses causes={causes} changes={changes} phone="" isAnswer={false} />, { path }));
  };
  expect(say([])).toMatch(/\(changed\) Бонуси: було −100 грн, тепер −40,50 грн$/);
  expect(say([], "/ru/checkout")).toMatch(/Бонуси: было −100 грн, теперь −40,50 грн$/);
  expect(say([{ name: "Гольф", wasKopiykas: kopiykas(100), nowKopiykas: kopiykas(200) }])).not.toContain("Бонуси");
});
