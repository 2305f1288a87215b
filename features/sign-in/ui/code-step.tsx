import { useState } from "react";
import { callApi } from "../../../client/call-api.ts";
import { useWords } from "../../../client/locale/locale.ts";
import type { OutputOf } from "../../../platform/contracts/endpoint.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/fields/text-field.tsx";
import type { KeptHere, smsCodeCheck } from "../sign-in.contract.ts";
import { signInMessages } from "../sign-in.messages.ts";
import { formatPhone } from "../../../platform/phone.ts";
import type { StartAnswer } from "./ask-for-code.ts";
import { FourDigits } from "./four-digits.tsx";
import { useAsking } from "./use-asking.tsx";
import { useCountdown, waitText } from "./use-countdown.ts";

type Props = {
  suffix: string;
  phone: string;
  asked: StartAnswer;
  kept: () => KeptHere;
  onChangeNumber: () => void;
  onSignedIn: (answer: OutputOf<typeof smsCodeCheck>) => Promise<void>;
  onPin: (() => void) | undefined;
};

export function CodeStep({ suffix, phone, asked, kept, onChangeNumber, onSignedIn, onPin }: Props) {
  const words = useWords(signInMessages);
  const [wait, startWaiting] = useCountdown(asked.resendIn);
  const [{ isDelayed, isForCustomersOnly }, setAnswer] = useState(asked);
  const asking = useAsking(suffix);
  const check = async (code: string) =>
    onSignedIn(await callApi<typeof smsCodeCheck>("POST", "/api/sms-code-check", { phone, code, kept: kept() }));
  const again = async () => {
    const outcome = await asking.ask(phone, "code");
    if ("answer" in outcome) {
      startWaiting(outcome.answer.resendIn);
      setAnswer(outcome.answer);
    } else if (outcome.retryAfter) startWaiting(outcome.retryAfter);
  };
  return (
    <div className="min-h-68 space-y-5">
      {!isForCustomersOnly && <p className="text-ink-700">{words["auth.codeSent"](formatPhone(phone))}</p>}
      {(isDelayed || isForCustomersOnly) && (
        <p role="status" className="rounded-control bg-marigold-100 px-3.5 py-2.5">
          {words[isForCustomersOnly ? "auth.customersOnly" : "auth.delayed"]}
        </p>
      )}
      <FourDigits kind="code" field="code" labelOf={words["auth.codeLabel"]} send={check} />
      <div className="grid gap-2">
        <Button kind="quiet" disabled={wait > 0} busy={asking.busy} onClick={again}>
          {wait > 0 ? words["auth.resendIn"](waitText(wait, words["auth.hours"])) : words["auth.resend"]}
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
      {asking.note}
      {asking.error && <FieldError>{asking.error}</FieldError>}
    </div>
  );
}
