import CircleAlert from "lucide-react/icons/circle-alert";
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from "react";
import { classNames } from "../class-names.ts";

type Props = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  hint?: string;
  error?: string;
  optional?: string;
  prefix?: ReactNode;
  suffix?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
};

export function TextField({ label, hint, error, optional, prefix, suffix, inputRef, className, id, ...rest }: Props) {
  const made = useId();
  const fieldId = id ?? made;
  const described = [hint && `${fieldId}-hint`, error && `${fieldId}-error`].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label htmlFor={fieldId} className="body-s mb-1.5 block font-medium">
        {label} {optional && <span className="text-ink-500">({optional})</span>}
      </label>
      <div
        className={classNames(
          "flex min-h-12 items-center rounded-control border bg-paper focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-ink-900",
          error ? "border-poppy-700" : "border-line-strong",
        )}
      >
        {prefix && <span className="pl-3.5 text-ink-700">{prefix}</span>}
        <input
          ref={inputRef}
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className="w-full min-w-0 bg-transparent px-3.5 py-2.5 outline-none read-only:text-ink-500"
          {...rest}
        />
        {suffix}
      </div>
      {hint && !error && (
        <p id={`${fieldId}-hint`} className="caption mt-1.5 text-ink-500">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${fieldId}-error`}>{error}</FieldError>}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="caption mt-1.5 flex items-start gap-1.5 text-poppy-700">
      <CircleAlert size={16} aria-hidden="true" className="mt-px shrink-0" />
      {children}
    </p>
  );
}
