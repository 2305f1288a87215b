import { useState } from "react";
import { callApi, isUnreachable } from "../../../client/call-api.ts";
import { useWords } from "../../../client/locale/locale.ts";
import type { OutputOf } from "../../../platform/contracts/endpoint.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/fields/text-field.tsx";
import type { KeptHere, viaPinCode } from "../sign-in.contract.ts";
import { signInMessages } from "../sign-in.messages.ts";
import { formatPhone } from "../../../platform/phone.ts";
import type { StartAnswer } from "./ask-for-code.ts";
import { FourDigits } from "./four-digits.tsx";
import { useAsking } from "./use-asking.tsx";

type Props = {
  suffix: string;
  phone: string;
  kept: () => KeptHere;
  onChangeNumber: () => void;
  /** The PIN is forgotten or disabled, so a code was sent. */
  onForgotten: (answer: StartAnswer) => void;
  onSignedIn: (answer: OutputOf<typeof viaPinCode>) => Promise<void>;
};

/** The server's words are shown under the PIN (specification §8), and after them the way by SMS. */
export function PinStep({ suffix, phone, kept, onChangeNumber, onForgotten, onSignedIn }: Props) {
  const words = useWords(signInMessages);
  const asking = useAsking(suffix);
  const [isRefused, setRefused] = useState(false);
  const check = async (pin: string) => {
    try {
      await onSignedIn(await callApi<typeof viaPinCode>("POST", "/api/v2/via-pin-code", { phone, pin_code: pin, kept: kept() }));
    } catch (refusal) {
      setRefused(!isUnreachable(refusal));
      throw refusal;
    }
  };
  const forget = async () => {
    const outcome = await asking.ask(phone, "code");
    if ("answer" in outcome) onForgotten(outcome.answer);
  };
  return (
    <div className="min-h-68 space-y-5">
      <p className="text-ink-700">{words["auth.pinWhy"](formatPhone(phone))}</p>
      <FourDigits kind="pin" field="pin_code" labelOf={words["auth.codeLabel"]} send={check} />
      <div className="grid gap-2">
        <Button kind={isRefused ? "secondary" : "quiet"} busy={asking.busy} onClick={forget}>
          {words[isRefused ? "auth.byCode" : "auth.forgot"]}
        </Button>
        <Button kind="quiet" onClick={onChangeNumber}>
          {words["auth.change"]}
        </Button>
      </div>
      {asking.note}
      {asking.error && <FieldError>{asking.error}</FieldError>}
    </div>
  );
}
