import { expect, test } from "vitest";
import { z } from "zod";
import { cleanLine, cleanText } from "../text/clean-text.ts";
import { cleaned } from "./cleaned.ts";

const documented = (schema: z.ZodType) => z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });

test("the limits of a cleaned text are those that are kept, and so they are told to apps", () => {
  const needed = cleaned(cleanLine, 5, 1);
  expect(documented(needed)).toMatchObject({ type: "string", minLength: 1, maxLength: 5 });
  expect(documented(cleaned(cleanText, 500).default(""))).toMatchObject({ type: "string", maxLength: 500 });
  expect(documented(cleaned(cleanText, 500))).not.toHaveProperty("minLength");
  expect(needed.parse("  аб\u200bвгд ")).toBe("абвгд");
  for (const wrong of ["абвгде", " \u200b "]) expect(needed.safeParse(wrong).success).toBe(false);
  expect(cleaned(cleanText, 5).parse(" ".repeat(9_000))).toBe("");
});
