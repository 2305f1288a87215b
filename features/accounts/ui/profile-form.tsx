import { useState } from "react";
import { ApiRefusal, callApi } from "../../../app/call-api.ts";
import { useWords } from "../../../app/locale/locale.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldError, TextField } from "../../../ui/text-field.tsx";
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
  const [errors, setErrors] = useState<Partial<Record<keyof ProfileFields | "form", string>>>({});
  const [busy, setBusy] = useState(false);
  const field = (name: keyof ProfileFields) => ({
    name,
    value: fields[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => {
      change({ [name]: event.target.value });
      setErrors({ ...errors, [name]: undefined, form: undefined });
    },
  });
  const submit = async () => {
    const missing = (["name", "surname", "email"] as const).filter((name) => fields[name].trim() === "");
    if (missing.length > 0) return setErrors(Object.fromEntries(missing.map((name) => [name, requiredText])));
    setBusy(true);
    try {
      const saved = await callApi<typeof updateProfile>("POST", "/api/update-profile", fields);
      forget();
      onSaved(saved);
    } catch (refusal) {
      if (!(refusal instanceof ApiRefusal) || refusal.status === 0) setErrors({ form: networkText });
      else
        setErrors({
          ...Object.fromEntries(Object.entries(refusal.errors).map(([name, texts]) => [name, texts[0]])),
          form: Object.keys(refusal.errors).length === 0 ? refusal.message : undefined,
        });
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField label={words["form.name"]} autoComplete="given-name" inputRef={takeFocusInDialog} {...field("name")} />
      <TextField label={words["form.surname"]} autoComplete="family-name" {...field("surname")} />
      <TextField
        label={words["form.patronymic"]}
        autoComplete="additional-name"
        optional={words["form.optional"]}
        {...field("patronymic")}
      />
      <TextField
        label={words["form.email"]}
        type="email"
        autoComplete="email"
        readOnly={profile.email !== ""}
        hint={profile.email ? words["accounts.emailFixed"] : undefined}
        {...field("email")}
      />
      <TextField
        label={words["form.birth"]}
        type="date"
        autoComplete="bday"
        optional={words["form.optional"]}
        readOnly={birth !== ""}
        hint={birth ? words["accounts.birthFixed"] : undefined}
        {...field("date_birth")}
      />
      {errors.form && <FieldError>{errors.form}</FieldError>}
      <Button type="submit" className="w-full" busy={busy}>
        {words["form.save"]}
      </Button>
    </form>
  );
}

const takeFocusInDialog = (input: HTMLInputElement | null): void => input?.setAttribute("autofocus", "");
