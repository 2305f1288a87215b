import { expect, test } from "vitest";
import { colourFieldsOf } from "./colour-fields.ts";

const none = new Map<string, string>();

test("a declined name is the palette's, a shade keeps its own, an unknown one stays as it is written", () => {
  expect(colourFieldsOf("Синяя", none)).toEqual({ colour: "blue", colourUk: "синій", colourRu: "синий" });
  expect(colourFieldsOf("сіро-блакитний", none)).toEqual({ colour: "pale-blue", colourUk: "сіро-блакитний", colourRu: "сіро-блакитний" });
  expect(colourFieldsOf("Сутінковий шафран", none)).toEqual({ colour: "", colourUk: "Сутінковий шафран", colourRu: "Сутінковий шафран" });
  expect(colourFieldsOf(undefined, none)).toEqual({ colour: null, colourUk: null, colourRu: null });
});

test("a name staff put into the palette has its place there and keeps its name", () => {
  const byStaff = new Map([["сутінковий шафран", "mustard"]]);
  expect(colourFieldsOf("Сутінковий Шафран", byStaff)).toEqual({
    colour: "mustard",
    colourUk: "Сутінковий Шафран",
    colourRu: "Сутінковий Шафран",
  });
});
