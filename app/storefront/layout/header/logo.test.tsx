import { expect, test } from "vitest";
import { renderScreen } from "../../../../support/pages/render-screen.tsx";
import { Logo } from "./logo.tsx";

/** Pixels of a class like `w-29` on the outermost element: four a step. */
const pixels = (markup: string, side: "w" | "h") => 4 * Number(new RegExp(`^<a class="[^"]*(?<=[ "])${side}-([\\d.]+)`).exec(markup)?.[1]);

test("the logo is 116 × 42, the large one 176 × 64", () => {
  const [small, large] = [renderScreen(<Logo />), renderScreen(<Logo large />)];
  expect([pixels(small, "w"), pixels(small, "h")]).toEqual([116, 42]);
  expect([pixels(large, "w"), pixels(large, "h")]).toEqual([176, 64]);
});
