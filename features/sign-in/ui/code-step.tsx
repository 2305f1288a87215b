import { useState } from "react";
import { ApiRefusal, callApi } from "../../../app/call-api.ts";
import { useWords } from "../../../app/locale/locale.ts";
import type { OutputOf } from "../../../platform/endpoint.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/text-field.tsx";
import type { smsCodeCheck } from "../sign-in.contract.ts";
import { signInMessages } from "../sign-in.messages.ts";
import { formatPhone } from "../sign-in.rules.ts";
import { askForCode } from "./ask-for-code.ts";
import { FourDigits } from "./four-digits.tsx";
import { refusalText } from "./refusal-text.ts";
import { minutes, useCountdown } from "./use-countdown.ts";

type Props = {
  suffix: string;
  phone: string;
  firstWait: number;
  onChangeNumber: () => void;
  onSignedIn: (answer: OutputOf<typeof smsCodeCheck>) => Promise<void>;
  /** The way to the PIN, where the shop takes one on this device. */
  onPin: (() => void) | undefined;
};

/** The second step: four digits of an SMS, typed, pasted, filled in or taken from the message. A full code is sent by itself. */
export function CodeStep({ suffix, phone, firstWait, onChangeNumber, onSignedIn, onPin }: Props) {
  const words = useWords(signInMessages);
  const [wait, startWaiting] = useCountdown(firstWait);
  const [error, setError] = useState("");
  const check = async (code: string) => onSignedIn(await callApi<typeof smsCodeCheck>("POST", "/api/sms-code-check", { phone, code }));
  const again = async () => {
    setError("");
    try {
      startWaiting((await askForCode(phone, suffix, "code")).resendIn);
    } catch (refusal) {
      if (refusal instanceof ApiRefusal && refusal.retryAfterSeconds) startWaiting(refusal.retryAfterSeconds);
      setError(refusalText(refusal, "phone", words["err.network"]));
    }
  };
  return (
    <div className="min-h-64 space-y-5">
      <p className="text-ink-700">{words["auth.codeSent"](formatPhone(phone))}</p>
      <FourDigits kind="code" field="code" labelOf={words["auth.codeLabel"]} send={check} />
      <div className="flex flex-wrap gap-2">
        <Button kind="quiet" disabled={wait > 0} onClick={again}>
          {wait > 0 ? words["auth.resendIn"](minutes(wait)) : words["auth.resend"]}
        </Button>
        <Button kind="quiet" onClick={onChangeNumber}>
          {words["auth.change"]}
        </Button>
        {onPin && (
          <Button kind="quiet" onClick={onPin}>
            {words["auth.usePin"]}
          </Button>
        )}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}
