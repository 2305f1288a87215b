import { useState } from "react";
import { callApi, refusalByField } from "../../../client/call-api.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { useKeptDraft } from "../../../client/memory/use-kept-draft.ts";
import { kyivDay } from "../../../platform/time/time.ts";
import { Button } from "../../../ui/button.tsx";
import { DateField } from "../../../ui/fields/date-field.tsx";
import { ErrorSummary } from "../../../ui/fields/error-summary.tsx";
import { FieldError, TextField } from "../../../ui/fields/text-field.tsx";
import { useFormErrors } from "../../../ui/fields/use-form-errors.ts";
import type { ProfileView, updateProfile } from "../accounts.contract.ts";
import { accountsMessages } from "../accounts.messages.ts";
import { birthDayError, EARLIEST_BIRTH, yearsBefore } from "../birth-day.rules.ts";

type ProfileFields = { name: string; surname: string; patronymic: string; email: string; date_birth: string };

/** The calendar opens this many years back (specification §5). */
const ADULT_YEARS = 18;

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
  const {
    typed: fields,
    change,
    forget,
  } = useKeptDraft<ProfileFields>("profile_draft", {
    first: { name: profile.name, surname: profile.surname, patronymic: profile.patronymic, email: profile.email, date_birth: birth },
    written: { ...(profile.email && { email: profile.email }), ...(birth && { date_birth: birth }) },
  });
  const [busy, setBusy] = useState(false);
  const [today] = useState(() => kyivDay(new Date()));
  const check = () => ({
    name: fields.name.trim() === "" ? requiredText : undefined,
    surname: fields.surname.trim() === "" ? requiredText : undefined,
    email: emailError(fields.email, { requiredText, wrongText: words["accounts.emailError"] }),
    date_birth: birth === "" && fields.date_birth !== "" ? birthText(fields.date_birth, today, words) : undefined,
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
      method="dialog"
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
      <DateField
        {...errors.field("date_birth")}
        value={fields.date_birth}
        onChange={(day) => {
          change({ date_birth: day });
          errors.clear(["date_birth"]);
        }}
        autoComplete="bday"
        optional={words["form.optional"]}
        readOnly={birth !== ""}
        hint={birth ? words["accounts.birthFixed"] : words["accounts.birthHint"]}
        pickText={words["accounts.birthPick"]}
        min={EARLIEST_BIRTH}
        max={today}
        opensAt={yearsBefore(today, ADULT_YEARS)}
      />
      {errors.formError && <FieldError>{errors.formError}</FieldError>}
      <Button type="submit" className="w-full" busy={busy}>
        {words["form.save"]}
      </Button>
    </form>
  );
}

const takeFocusInDialog = (input: HTMLInputElement | null): void => input?.setAttribute("autofocus", "");

/** The server judges; this saves a round trip. */
const emailError = (email: string, { requiredText, wrongText }: { requiredText: string; wrongText: string }): string | undefined => {
  if (email.trim() === "") return requiredText;
  return /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : wrongText;
};

function birthText(day: string, today: string, words: Record<"accounts.birthError" | "accounts.birthFuture", string>): string | undefined {
  const key = birthDayError(day, today);
  return key && words[key];
}
