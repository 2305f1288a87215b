import { useWords } from "../../client/locale/locale.ts";
import { Button } from "../../ui/button.tsx";
import { ShopLink } from "../../client/locale/shop-link.tsx";
import { analyticsMessages } from "./analytics.messages.ts";
import { chooseConsent, useConsent, withdrawConsent } from "./consent.ts";

/** Two answers of one weight; nothing is counted without a yes. */
export function ConsentBar() {
  const words = useWords(analyticsMessages);
  if (useConsent() !== "undecided") return null;
  return (
    <aside aria-label={words.title} className="mt-18 -mb-18 bg-sky-100">
      <div className="container-shop flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-5">
        <p className="body-s max-w-180 basis-80 grow md:grow-0 md:basis-auto">
          {words.question}{" "}
          <ShopLink to="/privacy-policy" className="underline">
            {words.policy}
          </ShopLink>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button kind="secondary" onClick={() => chooseConsent(false)}>
            {words.no}
          </Button>
          <Button kind="secondary" onClick={() => chooseConsent(true)}>
            {words.yes}
          </Button>
        </div>
      </div>
    </aside>
  );
}

/** Asks again. */
export function ConsentLink() {
  const words = useWords(analyticsMessages);
  const choice = useConsent();
  if (choice !== "granted" && choice !== "denied") return null;
  return (
    <button type="button" className="caption inline-flex min-h-11 items-center text-ink-500 underline" onClick={withdrawConsent}>
      {choice === "granted" ? words.on : words.off}
    </button>
  );
}
