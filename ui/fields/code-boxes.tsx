import { useEffect, useRef } from "react";
import { classNames } from "../class-names.ts";

type Props = {
  id?: string;
  /** A code may be autofilled; a PIN is hidden. */
  kind?: "code" | "pin";
  value: string;
  onChange: (code: string) => void;
  labelOf: (position: number) => string;
  invalid: boolean;
  errorId?: string;
  /** Keeps the focus but takes no input. */
  disabled?: boolean;
  focusOnOpen?: boolean;
};

export function CodeBoxes({ id, kind = "code", value, onChange, labelOf, invalid, errorId, disabled, focusOnOpen = false }: Props) {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const isEmpty = value === "";
  useEffect(() => {
    if (isEmpty && boxes.current.some((box) => box === document.activeElement)) boxes.current[0]?.focus();
  }, [isEmpty]);
  const digits = Array.from({ length: 4 }, (_, at) => value[at]?.trim() ?? "");
  const put = (from: number, text: string) => {
    const typed = text.replace(/\D/g, "");
    const next = typed.length >= 4 ? [...typed].slice(0, 4) : digits.map((digit, at) => typed[at - from] ?? digit);
    // Whoever hears of it may lead on to what comes next.
    boxes.current[Math.min(3, typed.length >= 4 ? 3 : from + typed.length)]?.focus();
    onChange(
      next
        .map((digit) => digit || " ")
        .join("")
        .trimEnd(),
    );
  };
  return (
    <div className="flex gap-3 max-[18rem]:gap-1">
      {digits.map((digit, at) => (
        <input
          key={labelOf(at + 1)}
          ref={(box) => {
            boxes.current[at] = box;
            // React focuses before the dialog opens, which looks for the attribute.
            if (at === 0 && focusOnOpen) box?.setAttribute("autofocus", "");
          }}
          id={at === 0 ? id : undefined}
          value={digit}
          readOnly={disabled}
          type={kind === "pin" ? "password" : "text"}
          inputMode="numeric"
          autoComplete={kind === "code" && at === 0 ? "one-time-code" : "off"}
          aria-label={labelOf(at + 1)}
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? errorId : undefined}
          onChange={(event) => {
            const text = event.target.value;
            if (text === "")
              onChange(
                digits
                  .map((one, position) => (position === at ? " " : one || " "))
                  .join("")
                  .trimEnd(),
              );
            else put(at, text.length === 2 && digit ? text.replace(digit, "") : text);
          }}
          onPaste={(event) => {
            event.preventDefault();
            put(0, event.clipboardData.getData("text"));
          }}
          onKeyDown={(event) => {
            if (event.key !== "Backspace" || digit) return;
            event.preventDefault();
            boxes.current[at - 1]?.focus();
          }}
          onFocus={(event) => event.target.select()}
          className={classNames(
            "display-s h-16 w-14 min-w-0 rounded-control border bg-surface-2 text-center",
            invalid ? "border-poppy-700" : "border-transparent focus:border-ink-900",
          )}
        />
      ))}
    </div>
  );
}
