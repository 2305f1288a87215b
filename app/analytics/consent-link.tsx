import { useWords } from "../../client/locale/locale.ts";
import { consentLinkMessages } from "./consent-link.messages.ts";
import { useConsent, withdrawConsent } from "./consent.ts";

export function ConsentLink() {
  const words = useWords(consentLinkMessages);
  const choice = useConsent();
  if (typeof choice === "string") return null;
  const [only, second] = choice;
  const one = only === "advertising" ? words.onAds : words.on;
  return (
    <button type="button" className="caption inline-flex min-h-11 items-center text-ink-500 underline" onClick={withdrawConsent}>
      {second ? words.onBoth : only ? one : words.off}
    </button>
  );
}
