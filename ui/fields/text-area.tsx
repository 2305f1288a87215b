import { useId, type TextareaHTMLAttributes } from "react";
import { classNames } from "../class-names.ts";
import { FieldError } from "./text-field.tsx";

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & { label: string; hint?: string; optional?: string; error?: string | undefined };

export function TextArea({ label, hint, optional, error, id: given, ...rest }: Props) {
  const made = useId();
  const id = given ?? made;
  return (
    <div>
      <label htmlFor={id} className="body-s mb-1.5 block font-medium">
        {label} {optional && <span className="text-ink-500">({optional})</span>}
      </label>
      <textarea
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${id}-${error ? "error" : "hint"}` : undefined}
        className={classNames(
          "block w-full rounded-control border bg-paper px-3.5 py-2.5 focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-ink-900",
          error ? "border-poppy-700" : "border-line-strong",
        )}
        {...rest}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && !error && (
        <p id={`${id}-hint`} className="caption mt-1.5 text-ink-500">
          {hint}
        </p>
      )}
    </div>
  );
}
