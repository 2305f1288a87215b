import type { FocusEvent } from "react";
import { FieldError } from "./text-field.tsx";

type Props<Value extends string> = {
  id: string;
  name: string;
  label: string;
  optional?: string;
  error: string | undefined;
  onBlur: (event: FocusEvent) => void;
  options: readonly { value: Value; text: string }[];
  chosen: string;
  onChoose: (value: Value) => void;
};

export function RadioList<Value extends string>({ id, name, label, optional, error, onBlur, options, chosen, onChoose }: Props<Value>) {
  return (
    <fieldset aria-invalid={error ? true : undefined} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="body-s mb-1.5 font-medium">
        {label} {optional && <span className="text-ink-500">({optional})</span>}
      </legend>
      {options.map(({ value, text }, at) => (
        <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            id={at === 0 ? id : undefined}
            name={name}
            value={value}
            checked={chosen === value}
            className="size-5 shrink-0 accent-beet-600"
            onBlur={onBlur}
            onChange={() => onChoose(value)}
          />
          {text}
        </label>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
