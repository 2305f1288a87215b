import { useEffect, useId, useState } from "react";
import { ApiRefusal, callApi } from "../../../app/call-api.ts";
import { useWords } from "../../../app/locale/locale.ts";
import { Button } from "../../../ui/button.tsx";
import { CodeBoxes } from "../../../ui/code-boxes.tsx";
import { FieldError } from "../../../ui/text-field.tsx";
import { signInMessages } from "../sign-in.messages.ts";
import { formatPhone } from "../sign-in.rules.ts";
import type { smsCodeCheck } from "../sign-in.contract.ts";
import { askForCode } from "./phone-step.tsx";

type Props = { suffix: string; phone: string; firstWait: number; onChangeNumber: () => void; onSignedIn: () => Promise<void> };

/** The second step: four digits of an SMS. A full code is sent by itself. */
export function CodeStep({ suffix, phone, firstWait, onChangeNumber, onSignedIn }: Props) {
  const words = useWords(signInMessages);
  const [code, setCode] = useState("");
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const [wait, setWait] = useState(firstWait);
  const errorId = useId();
  useEffect(() => {
    if (wait <= 0) return undefined;
    const timer = setTimeout(() => setWait(wait - 1), 1_000);
    return () => clearTimeout(timer);
  }, [wait]);

  const check = async (typed: string) => {
    setBusy(true);
    try {
      await callApi<typeof smsCodeCheck>("POST", "/api/sms-code-check", { phone, code: typed });
      await onSignedIn();
    } catch (refusal) {
      setCode("");
      setError(
        refusal instanceof ApiRefusal && refusal.status === 422
          ? words["app.codeError"]
          : refusal instanceof ApiRefusal && refusal.status !== 0
            ? refusal.message
            : words["err.network"],
      );
    } finally {
      setBusy(false);
    }
  };
  const change = (typed: string) => {
    setError("");
    setCode(typed);
    if (/^\d{4}$/.test(typed)) void check(typed);
  };
  const again = async () => {
    try {
      setWait(await askForCode(phone, suffix, true));
    } catch (refusal) {
      setError(refusal instanceof ApiRefusal && refusal.status !== 0 ? refusal.message : words["err.network"]);
    }
  };
  return (
    <div className="space-y-5">
      <p className="text-ink-700">{words["auth.codeSent"](formatPhone(phone))}</p>
      <CodeBoxes
        value={code}
        onChange={change}
        labelOf={words["auth.codeLabel"]}
        invalid={error !== ""}
        errorId={errorId}
        disabled={busy}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <div className="flex flex-wrap gap-2">
        <Button kind="quiet" disabled={wait > 0} onClick={again}>
          {wait > 0 ? words["auth.resendIn"](`${Math.floor(wait / 60)}:${String(wait % 60).padStart(2, "0")}`) : words["auth.resend"]}
        </Button>
        <Button kind="quiet" onClick={onChangeNumber}>
          {words["auth.change"]}
        </Button>
      </div>
    </div>
  );
}
