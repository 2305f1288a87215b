import CalendarDays from "lucide-react/icons/calendar-days";
import { useRef, type ChangeEvent, type FocusEvent } from "react";
import { TextField } from "./text-field.tsx";
import { dayAsTyped, typedDay } from "./typed-day.ts";

type Props = {
  id?: string;
  name?: string;
  label: string;
  hint?: string;
  error?: string;
  optional?: string;
  autoComplete?: string;
  /** `YYYY-MM-DD`, or an unfinished day. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (event: FocusEvent) => void;
  readOnly?: boolean;
  /** The calendar's range and first view, `YYYY-MM-DD`. */
  min: string;
  max: string;
  opensAt: string;
  pickText: string;
};

export function DateField({ value, onChange, onBlur, min, max, opensAt, pickText, readOnly, ...rest }: Props) {
  const calendar = useRef<HTMLInputElement>(null);
  const open = () => {
    const input = calendar.current;
    if (!input) return;
    if (input.value === "") input.value = opensAt;
    input.showPicker();
  };
  return (
    <div className="relative">
      <TextField
        {...rest}
        inputMode="numeric"
        maxLength={10}
        readOnly={readOnly}
        value={dayAsTyped(value)}
        onBlur={onBlur}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(typedDay(event.target.value))}
        suffix={
          !readOnly && (
            <button
              type="button"
              className="grid size-11 shrink-0 place-items-center"
              aria-label={pickText}
              title={pickText}
              onClick={open}
            >
              <CalendarDays size={20} aria-hidden="true" />
            </button>
          )
        }
      />
      {!readOnly && (
        <input
          ref={calendar}
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          className="pointer-events-none absolute right-0 bottom-0 size-px opacity-0"
          min={min}
          max={max}
          defaultValue=""
          onChange={(event) => event.target.value && onChange(event.target.value)}
        />
      )}
    </div>
  );
}
