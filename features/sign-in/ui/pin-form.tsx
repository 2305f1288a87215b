import { useId, useState, type ReactNode } from "react";
import { ApiRefusal, callApi } from "../../../app/call-api.ts";
import { useWords } from "../../../app/locale/locale.ts";
import { Button } from "../../../ui/button.tsx";
import { CodeBoxes } from "../../../ui/code-boxes.tsx";
import { FieldError } from "../../../ui/text-field.tsx";
import type { createPinCode } from "../sign-in.contract.ts";
import { signInMessages } from "../sign-in.messages.ts";

type Field = "current_pin_code" | "pin_code" | "repeat";
const full = /^\d{4}$/;

/** A new PIN with its repeat, and the present one where it is needed. Each refusal stands at its field; what was right stays typed. */
export function PinForm({
  phone,
  asksPresent,
  children,
  onSaved,
}: {
  phone: string;
  asksPresent: boolean;
  /** Another way on, beside saving. */
  children?: ReactNode;
  onSaved: () => void;
}) {
  const words = useWords(signInMessages);
  const [typed, setTyped] = useState<Record<Field, string>>({ current_pin_code: "", pin_code: "", repeat: "" });
  const [errors, setErrors] = useState<Partial<Record<Field | "form", string>>>({});
  const [isPresentAsked, setPresentAsked] = useState(asksPresent);
  const [busy, setBusy] = useState(false);
  const fields: [Field, string][] = [
    ...(isPresentAsked ? [["current_pin_code", words["auth.pinPresent"]] satisfies [Field, string]] : []),
    ["pin_code", words["auth.pinNew"]],
    ["repeat", words["auth.pinRepeat"]],
  ];
  const save = async () => {
    const short = fields.filter(([name]) => !full.test(typed[name]));
    if (short.length > 0) return setErrors(Object.fromEntries(short.map(([name]) => [name, words["auth.pinDigits"]])));
    if (typed.pin_code !== typed.repeat) {
      setTyped({ ...typed, repeat: "" });
      return setErrors({ repeat: words["auth.pinRepeatError"] });
    }
    setBusy(true);
    try {
      const present = isPresentAsked ? { current_pin_code: typed.current_pin_code } : {};
      await callApi<typeof createPinCode>("POST", "/api/v2/create-pin-code", { phone, pin_code: typed.pin_code, ...present });
      onSaved();
    } catch (refusal) {
      if (!(refusal instanceof ApiRefusal) || refusal.status === 0) return setErrors({ form: words["err.network"] });
      const named = Object.fromEntries(Object.entries(refusal.errors).map(([name, texts]) => [name, texts[0]]));
      if (named["current_pin_code"]) setPresentAsked(true);
      setErrors(Object.keys(named).length > 0 ? named : { form: refusal.message });
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {fields.map(([name, label], at) => (
        <PinField
          key={name}
          label={label}
          value={typed[name]}
          error={errors[name]}
          focusOnOpen={at === 0}
          onChange={(digits) => {
            setTyped({ ...typed, [name]: digits });
            setErrors({ ...errors, [name]: undefined, form: undefined });
          }}
        />
      ))}
      {errors.form && <FieldError>{errors.form}</FieldError>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" className="grow" busy={busy}>
          {words["auth.pinSave"]}
        </Button>
        {children}
      </div>
    </form>
  );
}

function PinField({
  label,
  value,
  error,
  focusOnOpen,
  onChange,
}: {
  label: string;
  value: string;
  error: string | undefined;
  focusOnOpen: boolean;
  onChange: (digits: string) => void;
}) {
  const words = useWords(signInMessages);
  const errorId = useId();
  return (
    <fieldset>
      <legend className="body-s mb-1.5 font-medium">{label}</legend>
      <CodeBoxes
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
