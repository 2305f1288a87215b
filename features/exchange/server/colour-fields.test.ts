import { expect, test } from "vitest";
import { colourFieldsOf } from "./colour-fields.ts";

test("a declined name is the palette's, a shade keeps its own, an unknown one stays as it is written", () => {
  expect(colourFieldsOf("Синяя")).toEqual({ colour: "blue", colourUk: "синій", colourRu: "синий" });
  expect(colourFieldsOf("сіро-блакитний")).toEqual({ colour: "pale-blue", colourUk: "сіро-блакитний", colourRu: "сіро-блакитний" });
  expect(colourFieldsOf("Сутінковий шафран")).toEqual({ colour: "", colourUk: "Сутінковий шафран", colourRu: "Сутінковий шафран" });
  expect(colourFieldsOf(undefined)).toEqual({ colour: null, colourUk: null, colourRu: null });
});
