import { useId, useState } from "react";
import { CodeBoxes } from "../../../ui/fields/code-boxes.tsx";
import { FieldError } from "../../../ui/fields/text-field.tsx";
import { useWords } from "../../../client/locale/locale.ts";
import { signInMessages } from "../sign-in.messages.ts";
import { refusalText } from "./refusal-text.ts";
import { useWebOtp } from "./use-web-otp.ts";

/** Submits when all four are filled; a refusal empties them and returns the focus. */
export function FourDigits({
  kind,
  field,
  labelOf,
  send,
}: {
  kind: "code" | "pin";
  field: string;
  labelOf: (position: number) => string;
  send: (digits: string) => Promise<void>;
}) {
  const words = useWords(signInMessages);
  const [digits, setDigits] = useState("");
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const errorId = useId();
  const change = (typed: string) => {
    setError("");
    setDigits(typed);
    if (/^\d{4}$/.test(typed)) void submit(typed);
  };
  const submit = async (typed: string) => {
    setBusy(true);
    try {
      await send(typed);
    } catch (refusal) {
      setDigits("");
      setError(refusalText(refusal, field, words));
    } finally {
      setBusy(false);
    }
  };
  useWebOtp(kind, change);
  return (
    <div>
      <CodeBoxes
        kind={kind}
        value={digits}
        onChange={change}
        labelOf={labelOf}
        invalid={error !== ""}
        errorId={errorId}
        disabled={busy}
        focusOnOpen
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
