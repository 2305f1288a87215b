import { expect, test } from "vitest";
import { exampleProduct } from "../../../../features/catalogue/catalogue.examples.ts";
import { renderScreen, textIn } from "../../../../support/pages/render-screen.tsx";
import { BuyBar } from "./buy-bar.tsx";
import type { Adding } from "./use-adding.ts";

const [variation] = exampleProduct.productVariations;
const adding: Adding = {
  add: async () => undefined,
  busy: false,
  canAdd: false,
  packs: 1,
  pack: 4,
  most: 0,
  setPacks: () => undefined,
  piecesInCart: 0,
  stock: 0,
};
const read = (now: Partial<Adding>, path = "/product/verba") =>
  renderScreen(
    <BuyBar
      chosen={{ variation, shown: variation } as never}
      adding={{ ...adding, ...now }}
      question={{} as never}
      standsFor={{ current: null }}
    />,
    { path },
  );
const buttonOf = (markup: string) => /<button[^>]*>.*<\/button>/.exec(markup)?.[0] ?? "";

test("the bar adds while there is more", () => {
  expect(textIn(buttonOf(read({ canAdd: true, most: 3 })))).toBe("Додати");
});

test("who holds all that is left is led to the cart, not told that there is none", () => {
  const held = read({ piecesInCart: 8, stock: 8 });
  expect(textIn(buttonOf(held))).toBe("Відкрити кошик");
  expect(buttonOf(held)).not.toContain("disabled=");
  expect(textIn(held)).toContain("У кошику 8\u00a0шт");
  expect(textIn(held)).not.toContain("Немає");
  expect(textIn(buttonOf(read({ piecesInCart: 8, stock: 8 }, "/ru/product/verba")))).toBe("Открыть корзину");
});

test("where there is none for this customer the bar says so", () => {
  const none = read({});
  expect(textIn(buttonOf(none))).toBe("Немає");
  expect(buttonOf(none)).toContain("disabled=");
});
