import { expect, test } from "vitest";
import { z } from "zod";
import { randomUuid } from "./random-uuid.ts";

test("every one is a UUID of version 4 and another one", () => {
  const made = Array.from({ length: 1_000 }, randomUuid);
  for (const one of made) expect(z.uuidv4().safeParse(one).success, one).toBe(true);
  expect(new Set(made).size).toBe(1_000);
});
