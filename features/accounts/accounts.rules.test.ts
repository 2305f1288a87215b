import { expect, test } from "vitest";
import { fullName } from "./accounts.rules.ts";

test("the full name has no gaps", () => {
  expect(fullName({ surname: "Коваль", name: "Олена", patronymic: "" })).toBe("Коваль Олена");
});
