import { expect, test } from "vitest";
import { renderScreen, textIn } from "../../../../support/pages/render-screen.tsx";
import { PaymentField } from "./payment-field.tsx";

const waits = { hours: 4, trusted: 10_000 };
const offered = {
  ua: { code: "cod", name: "Післяплата", note: "У відділенні.", isPaidNow: false },
  ru: { code: "cod", name: "Наложенный платёж", note: "", isPaidNow: false },
};
const checkout = (path: string, others: (typeof card)[] = []) => {
  const payment = offered[path.startsWith("/ru") ? "ru" : "ua"];
  return { goesWith: 0, offers: { deliveries: [], payments: [payment, ...others] }, payment, choosePayment: () => undefined };
};
const card = { code: "card", name: "Карткою", note: "", isPaidNow: true };
const read = (
  cause?: "card_only" | "payment_off" | "below_min_order",
  path = "/checkout",
  others: (typeof card)[] = [],
  isCardOnly = false,
) =>
  textIn(
    renderScreen(
      <PaymentField
        checkout={checkout(path, others)}
        causes={cause ? [{ cause, message: "Зателефонуйте нам." }] : []}
        isCardOnly={isCardOnly}
        waits={waits}
      />,
      {
        path,
        root: { settings: { phone: "+380671234567", services: ["np_branch", "cod"] } },
      },
    ),
  );

test("cash on delivery is offered to whoever may pay so, with the word that the order waits for", () => {
  expect(read()).toMatch(/Післяплата.*\+380/);
  expect(read(undefined, "/ru/checkout")).toContain("Наложенный платёж");
  expect(read("below_min_order")).toContain("Післяплата");
});

test.each(["card_only", "payment_off"] as const)(
  "with %s nothing is offered that would be refused: the reason stands in its place",
  (cause) => {
    expect(read(cause)).toMatch(/^3\. Оплата Зателефонуйте нам\.$/);
  },
);

test.each(["card_only", "payment_off"] as const)("with %s another way stays to be chosen, beside the reason", (cause) => {
  expect(read(cause, "/checkout", [card])).toMatch(/Зателефонуйте нам\..*Карткою/);
});

test("who may pay by card alone reads why there is one way, once", () => {
  expect(read(undefined, "/checkout", [], true)).toContain("Для вашого акаунта доступна лише оплата карткою");
  expect(read(undefined, "/ru/checkout", [], true)).toContain("Для вашего аккаунта доступна только оплата картой");
  expect(read("card_only", "/checkout", [], true)).not.toContain("Для вашого акаунта");
  expect(read()).not.toContain("Для вашого акаунта");
});
