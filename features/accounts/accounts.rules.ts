import type { FieldErrors } from "../../platform/field-errors.ts";
import type { KyivDay } from "../../platform/time.ts";

export type ProfileFields = { name: string; surname: string; patronymic: string; email: string; birthDate: string | null };

/**
 * What a customer's form makes of a profile (specification §5): e-mail and birth date are written once; the birth
 * date is not in the future. Answers the new fields, or the errors by field name of the form.
 */
export function applyProfileForm(
  before: ProfileFields,
  form: { name: string; surname: string; patronymic?: string; email: string; date_birth?: string | null },
  today: KyivDay,
): { fields: ProfileFields } | { errors: FieldErrors } {
  const errors: FieldErrors = {};
  const birthDate = form.date_birth || null;
  if (before.email !== "" && form.email.toLowerCase() !== before.email.toLowerCase()) errors["email"] = ["accounts.emailFixed"];
  if (before.birthDate && birthDate && birthDate !== before.birthDate) errors["date_birth"] = ["accounts.birthFixed"];
  if (!before.birthDate && birthDate && (birthDate > today || birthDate < "1900-01-01")) errors["date_birth"] = ["accounts.birthError"];
  if (Object.keys(errors).length > 0) return { errors };
  return {
    fields: {
      name: form.name,
      surname: form.surname,
      patronymic: form.patronymic ?? before.patronymic,
      email: before.email || form.email,
      birthDate: before.birthDate ?? birthDate,
    },
  };
}

/** A profile is filled when a parcel can be addressed to it. */
export const isProfileFilled = ({ name, surname }: { name: string; surname: string }): boolean => name !== "" && surname !== "";

/** «Коваль Олена Ігорівна», without gaps. */
export const fullName = ({ surname, name, patronymic }: { surname: string; name: string; patronymic: string }): string =>
  [surname, name, patronymic].filter(Boolean).join(" ");
