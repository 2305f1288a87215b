import { z } from "zod";
import type { FieldErrors } from "../../platform/contracts/field-errors.ts";
import type { KyivDay } from "../../platform/time/time.ts";
import { birthDayError } from "./birth-day.rules.ts";

export type ProfileFields = { name: string; surname: string; patronymic: string; email: string; birthDate: string | null };
export type ProfileEntries = {
  name: string;
  surname: string;
  patronymic?: string | undefined;
  email?: string | undefined;
  /** `YYYY-MM-DD`; empty for none. */
  date_birth?: string | null | undefined;
};

const LONGEST_NAME = 50;
const LONGEST_EMAIL = 120;

/** Applies the profile form (specification §5): e-mail and birth date are written once. Returns new fields, or errors by form field. */
export function applyProfileForm(
  before: ProfileFields,
  form: ProfileEntries,
  today: KyivDay,
): { fields: ProfileFields } | { errors: FieldErrors } {
  const entries = {
    name: form.name,
    surname: form.surname,
    patronymic: form.patronymic ?? before.patronymic,
    email: form.email?.trim() || before.email,
  };
  const { name, surname, patronymic, email } = trimmed(entries);
  const birthDate = form.date_birth?.trim() || null;
  const found = {
    name: nameError(name) ?? (name === "" ? "form.required" : undefined),
    surname: nameError(surname) ?? (surname === "" ? "form.required" : undefined),
    patronymic: nameError(patronymic),
    email: emailError(email, before.email),
    date_birth: birthError(birthDate, before.birthDate, today),
  };
  const errors = Object.fromEntries(Object.entries(found).flatMap(([field, key]) => (key ? [[field, [key]]] : [])));
  if (Object.keys(errors).length > 0) return { errors };
  return { fields: { name, surname, patronymic, email: before.email || email, birthDate: before.birthDate ?? birthDate } };
}

const trimmed = <Texts extends Record<string, string>>(texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim()])) as Texts;

function nameError(text: string): string | undefined {
  if (text.length > LONGEST_NAME) return "form.tooLong";
  return /^[\p{L}\p{M}'’ʼ\- .]*$/u.test(text) ? undefined : "accounts.nameError";
}

function emailError(email: string, before: string): string | undefined {
  if (before !== "" && email.toLowerCase() !== before.toLowerCase()) return "accounts.emailFixed";
  if (email === "") return "form.required";
  if (email.length > LONGEST_EMAIL) return "form.tooLong";
  return z.email().safeParse(email).success ? undefined : "accounts.emailError";
}

function birthError(day: string | null, before: string | null, today: KyivDay): string | undefined {
  if (day === null) return undefined;
  if (before) return day === before ? undefined : "accounts.birthFixed";
  return birthDayError(day, today);
}
