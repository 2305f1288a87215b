import Star from "lucide-react/icons/star";
import type { FocusEvent } from "react";
import { useWords } from "../../../client/locale/locale.ts";
import { FieldError } from "../../../ui/fields/text-field.tsx";
import { reviewsMessages } from "../reviews.messages.ts";
import { everyStar } from "./stars.tsx";

type Props = {
  /** Id of the first star, for the summary of errors. */
  id: string;
  label: string;
  name: string;
  value: number;
  error?: string | undefined;
  onChange: (mark: number) => void;
  onBlur: (event: FocusEvent) => void;
};

/** `value` is 0 until one is chosen. */
export function StarInput({ id, label, name, value, error, onChange, onBlur }: Props) {
  const words = useWords(reviewsMessages);
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      onBlur={onBlur}
    >
      <legend className="body-s font-medium">{label}</legend>
      <span className="-ml-2 flex text-beet-600">
        {everyStar.map((star) => (
          <label
            key={star}
            className="inline-flex size-11 cursor-pointer items-center justify-center rounded-control hover:bg-surface-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink-900"
          >
            <input
              id={star === 1 ? id : undefined}
              type="radio"
              name={name}
              value={star}
              checked={star === value}
              aria-label={words["reviews.stars"](star)}
              className="sr-only"
              onChange={() => onChange(star)}
            />
            <Star size={28} aria-hidden="true" className={star <= value ? "fill-current" : ""} />
          </label>
        ))}
      </span>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
