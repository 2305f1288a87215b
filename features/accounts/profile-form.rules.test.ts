import { expect, test } from "vitest";
import type { KyivDay } from "../../platform/time/time.ts";
import { applyProfileForm, type ProfileEntries } from "./profile-form.rules.ts";

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

test("an e-mail that is there may be left out or empty, one that is not is asked for beside all that is wrong", () => {
  const before = { ...empty, email: "olena@mail.ua" };
  const { email: _, ...names } = form;
  for (const left of [names, { ...names, email: "" }, { ...names, email: " " }])
    expect(applyProfileForm(before, left, today)).toHaveProperty("fields.email", "olena@mail.ua");
  expect(applyProfileForm(empty, { name: "", surname: "" }, today)).toEqual({
    errors: { name: ["form.required"], surname: ["form.required"], email: ["form.required"] },
  });
  expect(applyProfileForm(before, { name: "", surname: "" }, today)).toEqual({
    errors: { name: ["form.required"], surname: ["form.required"] },
  });
});

test("a birth date in the future is refused, today is not", () => {
  expect(applyProfileForm(empty, { ...form, date_birth: "2026-11-22" }, today)).toEqual({
    errors: { date_birth: ["accounts.birthFuture"] },
  });
  expect(applyProfileForm(empty, { ...form, date_birth: "2026-11-21" }, today)).toHaveProperty("fields");
});

test("all bad fields are told at once, whatever is wrong with each", () => {
  const bad = { name: "", surname: "  ", patronymic: "<b>", email: "no", date_birth: "2999-01-01" };
  expect(applyProfileForm(empty, bad, today)).toEqual({
    errors: {
      name: ["form.required"],
      surname: ["form.required"],
      patronymic: ["accounts.nameError"],
      email: ["accounts.emailError"],
      date_birth: ["accounts.birthFuture"],
    },
  });
});

test.each<[keyof ProfileEntries, string, string]>([
  ["name", "x".repeat(51), "form.tooLong"],
  ["name", "Олена1", "accounts.nameError"],
  ["surname", "<b>", "accounts.nameError"],
  ["email", "", "form.required"],
  ["email", "olena", "accounts.emailError"],
  ["email", `${"o".repeat(120)}@mail.ua`, "form.tooLong"],
  ["date_birth", "10.06.1992", "accounts.birthError"],
  ["date_birth", "1992-02-30", "accounts.birthError"],
  ["date_birth", "1899-12-31", "accounts.birthFuture"],
])("%s %j is refused", (field, text, key) => {
  expect(applyProfileForm(empty, { ...form, [field]: text }, today)).toEqual({ errors: { [field]: [key] } });
});

test.each(["Анна-Марія", "О'Коннор", "Дем’ян", "Мар'яна Іванівна", "Zoë"])("%s is a name", (name) => {
  expect(applyProfileForm(empty, { ...form, name }, today)).toHaveProperty("fields.name", name);
});
