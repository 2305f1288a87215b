import { useState } from "react";
import { callApi, refusalByField } from "../../../app/call-api.ts";
import { useWords } from "../../../app/locale/locale.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { FieldError, TextField } from "../../../ui/text-field.tsx";
import { useFormErrors } from "../../../ui/use-form-errors.ts";
import type { ProfileView, updateProfile } from "../accounts.contract.ts";
import { accountsMessages } from "../accounts.messages.ts";
import { useProfileDraft, type ProfileFields } from "./use-profile-draft.ts";

/** The profile form of the specification §5: e-mail and birth date are read-only once set; errors stand next to their fields. */
export function ProfileForm({
  profile,
  requiredText,
  networkText,
  onSaved,
}: {
  profile: ProfileView;
  requiredText: string;
  networkText: string;
  onSaved: (profile: ProfileView) => void;
}) {
  const words = useWords(accountsMessages);
  const birth = profile.date_birth === null ? "" : new Date(profile.date_birth * 1_000).toISOString().slice(0, 10);
  const { fields, change, forget } = useProfileDraft(profile, {
    name: profile.name,
    surname: profile.surname,
    patronymic: profile.patronymic,
    email: profile.email,
    date_birth: birth,
  });
  const [busy, setBusy] = useState(false);
  const check = () => ({
    name: fields.name.trim() === "" ? requiredText : undefined,
    surname: fields.surname.trim() === "" ? requiredText : undefined,
    email: emailError(fields.email, { requiredText, wrongText: words["accounts.emailError"] }),
  });
  const { form, ...errors } = useFormErrors<keyof ProfileFields>({
    labels: {
      name: words["form.name"],
      surname: words["form.surname"],
      patronymic: words["form.patronymic"],
      email: words["form.email"],
      date_birth: words["form.birth"],
    },
    check,
  });
  const field = (name: keyof ProfileFields) => ({
    ...errors.field(name),
    value: fields[name],
    onChange: (event: { target: { value: string } }) => {
      change({ [name]: event.target.value });
      errors.clear([name]);
    },
  });
  const submit = async () => {
    if (errors.refuse(check())) return;
    setBusy(true);
    try {
      const saved = await callApi<typeof updateProfile>("POST", "/api/update-profile", fields);
      forget();
      onSaved(saved);
    } catch (refusal) {
      errors.refuse(refusalByField(refusal, networkText));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      ref={form}
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ErrorSummary title={words["form.summary"]} problems={errors.problems} />
      <TextField autoComplete="given-name" inputRef={takeFocusInDialog} {...field("name")} />
      <TextField autoComplete="family-name" {...field("surname")} />
      <TextField autoComplete="additional-name" optional={words["form.optional"]} {...field("patronymic")} />
      <TextField
        type="email"
        autoComplete="email"
        readOnly={profile.email !== ""}
        hint={profile.email ? words["accounts.emailFixed"] : undefined}
        {...field("email")}
      />
      <TextField
        type="date"
        autoComplete="bday"
        optional={words["form.optional"]}
        readOnly={birth !== ""}
        hint={birth ? words["accounts.birthFixed"] : undefined}
        {...field("date_birth")}
      />
      {errors.formError && <FieldError>{errors.formError}</FieldError>}
      <Button type="submit" className="w-full" busy={busy}>
        {words["form.save"]}
      </Button>
    </form>
  );
}

const takeFocusInDialog = (input: HTMLInputElement | null): void => input?.setAttribute("autofocus", "");

/** An address is judged for good by the server; this only saves the way there. */
const emailError = (email: string, { requiredText, wrongText }: { requiredText: string; wrongText: string }): string | undefined => {
  if (email.trim() === "") return requiredText;
  return /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : wrongText;
};
