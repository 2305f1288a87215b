import { useEffect, useRef, useState, type RefObject } from "react";
import { ApiRefusal, callApi } from "../../../app/call-api.ts";
import { useWords } from "../../../app/locale/locale.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { signInMessages } from "../sign-in.messages.ts";
import { parsePhone } from "../sign-in.rules.ts";
import type { viaPhoneNumber } from "../sign-in.contract.ts";
import { phoneHash } from "./phone-hash.ts";
import { useSignIn } from "./sign-in-store.ts";

/** Asks for a code; answers the seconds until another may be asked for. */
export async function askForCode(phone: string, suffix: string, isAgain: boolean): Promise<number> {
  const { resendIn } = await callApi<typeof viaPhoneNumber>(
    "POST",
    "/api/v2/via-phone-number",
    { phone, force_sms_sending: isAgain ? 1 : 0, ...storedUtm() },
    { headers: { "X-Phone-Hash": await phoneHash(phone, suffix) } },
  );
  return resendIn;
}

/** The first step: a phone number in any form people paste it. */
export function PhoneStep({
  suffix,
  phone,
  onPhone,
  onSent,
}: {
  suffix: string;
  phone: string;
  onPhone: (text: string) => void;
  onSent: (digits: string, resendIn: number) => void;
}) {
  const words = useWords(signInMessages);
  const { intent } = useSignIn();
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useMask(input, onPhone);
  const submit = async () => {
    const digits = parsePhone(phone);
    if (!digits) return setError(words["auth.phoneError"]);
    setBusy(true);
    try {
      onSent(digits, await askForCode(digits, suffix, false));
    } catch (refusal) {
      setError(
        refusal instanceof ApiRefusal && refusal.status !== 0 ? (refusal.errors["phone"]?.[0] ?? refusal.message) : words["err.network"],
      );
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  return (
    <form
      noValidate
      className="space-y-5"
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
        error={error}
        autoFocus
        onChange={(event) => {
          setError("");
          onPhone(event.target.value);
        }}
      />
      <Button type="submit" className="w-full" busy={busy}>
        {words["auth.getCode"]}
      </Button>
    </form>
  );
}

/** The mask is loaded with the dialog, not with the page. */
function useMask(input: RefObject<HTMLInputElement | null>, onPhone: (text: string) => void): void {
  useEffect(() => {
    let destroy: (() => void) | undefined;
    let gone = false;
    const load = async () => {
      const { Maskito } = await import("@maskito/core");
      if (gone || !input.current) return;
      const mask = new Maskito(input.current, {
        mask: ["(", /\d/, /\d/, ")", " ", /\d/, /\d/, /\d/, "-", /\d/, /\d/, "-", /\d/, /\d/],
        preprocessors: [
          ({ elementState, data }) => ({ elementState, data: data.length > 4 ? (parsePhone(data)?.slice(3) ?? data) : data }),
        ],
      });
      destroy = () => mask.destroy();
      input.current.addEventListener("input", follow);
    };
    const follow = () => onPhone(input.current?.value ?? "");
    void load();
    const element = input.current;
    return () => {
      gone = true;
      destroy?.();
      element?.removeEventListener("input", follow);
    };
  }, [input, onPhone]);
}

function storedUtm(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem("utm") ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}
