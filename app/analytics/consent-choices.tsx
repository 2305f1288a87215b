import { useState } from "react";
import { useWords } from "../../client/locale/locale.ts";
import { consents, type Consent } from "../../features/conversions/consents.rules.ts";
import { Button } from "../../ui/button.tsx";
import { consentBarMessages } from "./consent-bar.messages.ts";
import { chooseConsent } from "./consent.ts";

/** Nothing is ticked beforehand. */
export function ConsentChoices() {
  const words = useWords(consentBarMessages);
  const [agreed, setAgreed] = useState<readonly Consent[]>([]);
  const toggle = (one: Consent) => setAgreed(agreed.includes(one) ? agreed.filter((other) => other !== one) : [...agreed, one]);
  return (
    <div className="flex w-full flex-wrap items-center justify-end gap-x-6 gap-y-2">
      {consents.map((one) => (
        <label key={one} className="body-s flex min-h-11 cursor-pointer items-center gap-2">
          <input type="checkbox" className="size-5 shrink-0 accent-beet-600" checked={agreed.includes(one)} onChange={() => toggle(one)} />
          {words[one]}
        </label>
      ))}
      <Button kind="secondary" onClick={() => chooseConsent(agreed)}>
        {words.save}
      </Button>
    </div>
  );
}
