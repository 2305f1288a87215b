import { useRef, useState } from "react";
import { useWords } from "../../../client/locale/locale.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { signInMessages } from "../sign-in.messages.ts";
import { parsePhone } from "../sign-in.rules.ts";
import type { StartAnswer } from "./ask-for-code.ts";
import { useSignIn } from "./sign-in-store.ts";
import { useAsking } from "./use-asking.tsx";
import { usePhoneMask } from "./use-phone-mask.ts";

export function PhoneStep({
  suffix,
  phone,
  onPhone,
  onAnswer,
}: {
  suffix: string;
  phone: string;
  onPhone: (text: string) => void;
  onAnswer: (digits: string, answer: StartAnswer) => void;
}) {
  const words = useWords(signInMessages);
  const { intent } = useSignIn();
  const [error, setError] = useState("");
  const asking = useAsking(suffix);
  const input = useRef<HTMLInputElement>(null);
  usePhoneMask(input, onPhone);
  const submit = async () => {
    const digits = parsePhone(phone);
    if (!digits) return setError(words["auth.phoneError"]);
    const outcome = await asking.ask(digits, "code or PIN");
    if ("answer" in outcome) onAnswer(digits, outcome.answer);
    return undefined;
  };
  return (
    <form
      noValidate
      className="min-h-68 space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p className="text-ink-700">{intent.why ? words[`auth.${intent.why}`] : words["auth.why"]}</p>
      <TextField
        inputRef={input}
        label={words["auth.phone"]}
        prefix="+380"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder="(67) 123-45-67"
        value={phone}
        error={error || asking.error}
        onChange={(event) => {
          setError("");
          asking.forgetError();
          onPhone(event.target.value);
        }}
      />
      <Button type="submit" className="w-full" busy={asking.busy}>
        {words["auth.getCode"]}
      </Button>
      {asking.note}
    </form>
  );
}
