import { expect, test } from "vitest";
import type { KyivDay } from "../../platform/time.ts";
import { applyProfileForm, fullName } from "./accounts.rules.ts";

const today = "2026-11-21" as KyivDay;
const empty = { name: "", surname: "", patronymic: "", email: "", birthDate: null };
const form = { name: "Олена", surname: "Коваль", email: "olena@mail.ua" };

test("the first form fills everything", () => {
  expect(applyProfileForm(empty, { ...form, date_birth: "1992-06-10" }, today)).toEqual({
    fields: { name: "Олена", surname: "Коваль", patronymic: "", email: "olena@mail.ua", birthDate: "1992-06-10" },
  });
});

test("e-mail and birth date are written once", () => {
  const before = { ...empty, email: "olena@mail.ua", birthDate: "1992-06-10" };
  expect(applyProfileForm(before, { ...form, email: "other@mail.ua", date_birth: "1990-01-01" }, today)).toEqual({
    errors: { email: ["accounts.emailFixed"], date_birth: ["accounts.birthFixed"] },
  });
  expect(applyProfileForm(before, { ...form, email: "Olena@Mail.ua" }, today)).toHaveProperty("fields.birthDate", "1992-06-10");
});

test("a birth date in the future is refused, today is not", () => {
  expect(applyProfileForm(empty, { ...form, date_birth: "2026-11-22" }, today)).toHaveProperty("errors.date_birth");
  expect(applyProfileForm(empty, { ...form, date_birth: "2026-11-21" }, today)).toHaveProperty("fields");
});

test("the full name has no gaps", () => {
  expect(fullName({ surname: "Коваль", name: "Олена", patronymic: "" })).toBe("Коваль Олена");
});
