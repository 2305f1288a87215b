import { useId, useState, type FocusEvent, type ReactNode } from "react";
import { callApi, refusalByField } from "../../../client/call-api.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { Button } from "../../../ui/button.tsx";
import { accountsMessages } from "../../accounts/accounts.messages.ts";
import { CodeBoxes } from "../../../ui/fields/code-boxes.tsx";
import { ErrorSummary } from "../../../ui/fields/error-summary.tsx";
import { FieldError } from "../../../ui/fields/text-field.tsx";
import { useFormErrors } from "../../../ui/fields/use-form-errors.ts";
import type { createPinCode } from "../sign-in.contract.ts";
import { signInMessages } from "../sign-in.messages.ts";

type Field = "current_pin_code" | "pin_code" | "repeat";

export function PinForm({
  phone,
  asksPresent,
  children,
  onSaved,
}: {
  phone: string;
  asksPresent: boolean;
  children?: ReactNode;
  onSaved: () => void;
}) {
  const words = useWords(signInMessages);
  const formWords = useWords(accountsMessages);
  const [typed, setTyped] = useState<Record<Field, string>>({ current_pin_code: "", pin_code: "", repeat: "" });
  const [isPresentAsked, setPresentAsked] = useState(asksPresent);
  const [busy, setBusy] = useState(false);
  const labels = { current_pin_code: words["auth.pinPresent"], pin_code: words["auth.pinNew"], repeat: words["auth.pinRepeat"] };
  const shortError = (name: Field) => (isFull(typed[name]) ? undefined : words["auth.pinDigits"]);
  const isOther = !shortError("pin_code") && !shortError("repeat") && typed.pin_code !== typed.repeat;
  const check = () => ({
    current_pin_code: isPresentAsked ? shortError("current_pin_code") : undefined,
    pin_code: shortError("pin_code"),
    repeat: isOther ? words["auth.pinRepeatError"] : shortError("repeat"),
  });
  const { form, ...errors } = useFormErrors<Field>({ labels, check });
  const fields: Field[] = [...(isPresentAsked ? (["current_pin_code"] as const) : []), "pin_code", "repeat"];
  const save = async () => {
    if (errors.refuse(check())) {
      if (isOther) setTyped({ ...typed, repeat: "" });
      return;
    }
    setBusy(true);
    try {
      const present = isPresentAsked ? { current_pin_code: typed.current_pin_code } : {};
      await callApi<typeof createPinCode>("POST", "/api/v2/create-pin-code", { phone, pin_code: typed.pin_code, ...present });
      onSaved();
    } catch (refusal) {
      const said = refusalByField(refusal, words["err.network"]);
      if (said["current_pin_code"]) setPresentAsked(true);
      errors.refuse(said);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      ref={form}
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <ErrorSummary title={formWords["form.summary"]} problems={errors.problems} />
      {fields.map((name, at) => (
        <PinField
          key={name}
          {...errors.field(name)}
          value={typed[name]}
          focusOnOpen={at === 0}
          onChange={(digits) => {
            const next = fields[at + 1];
            if (next && !isFull(typed[name]) && isFull(digits)) document.getElementById(errors.field(next).id)?.focus();
            setTyped({ ...typed, [name]: digits });
            errors.clear([name]);
          }}
        />
      ))}
      {errors.formError && <FieldError>{errors.formError}</FieldError>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" className="grow" busy={busy}>
          {words["auth.pinSave"]}
        </Button>
        {children}
      </div>
    </form>
  );
}

const isFull = (digits: string): boolean => /^\d{4}$/.test(digits);

function PinField({
  id,
  label,
  value,
  error,
  focusOnOpen,
  onBlur,
  onChange,
}: {
  id: string;
  label: string;
  value: string;
  error: string | undefined;
  focusOnOpen: boolean;
  onBlur: (event: FocusEvent) => void;
  onChange: (digits: string) => void;
}) {
  const words = useWords(signInMessages);
  const errorId = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- notices when the focus leaves the boxes inside
    <fieldset onBlur={onBlur}>
      <legend className="body-s mb-1.5 font-medium">{label}</legend>
      <CodeBoxes
        id={id}
        kind="pin"
        value={value}
        onChange={onChange}
        labelOf={(position) => words["auth.pinBox"](label, position)}
        invalid={error !== undefined}
        errorId={errorId}
        focusOnOpen={focusOnOpen}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
