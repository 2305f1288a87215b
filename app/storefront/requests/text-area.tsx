import { useId, type TextareaHTMLAttributes } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { FieldError } from "../../../ui/text-field.tsx";

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & { label: string; hint: string; error?: string | undefined };

/** Several lines of text, labelled as a text field is. */
export function TextArea({ label, hint, error, ...rest }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="body-s mb-1.5 block font-medium">
        {label}
      </label>
      <textarea
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-${error ? "error" : "hint"}`}
        className={classNames(
          "block w-full rounded-control border bg-paper px-3.5 py-2.5 focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-ink-900",
          error ? "border-poppy-700" : "border-line-strong",
        )}
        {...rest}
      />
      {error ? (
        <FieldError id={`${id}-error`}>{error}</FieldError>
      ) : (
        <p id={`${id}-hint`} className="caption mt-1.5 text-ink-500">
          {hint}
        </p>
      )}
    </div>
  );
}
