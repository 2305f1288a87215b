import { useState } from "react";
import { useWords } from "../../client/locale/locale.ts";
import { ShopLink } from "../../client/locale/shop-link.tsx";
import { useRouteLoaderData } from "../../client/way/page.ts";
import { consents } from "../../features/conversions/consents.rules.ts";
import { Button } from "../../ui/button.tsx";
import type { RootData } from "../storefront/layout/root-data.ts";
import { analyticsMessages } from "./analytics.messages.ts";
import { ConsentChoices } from "./consent-choices.tsx";
import { chooseConsent, useConsent, withdrawConsent } from "./consent.ts";

/** Answers of one weight; nothing is counted without a yes. Advertising is asked about only where there is some. */
export function ConsentBar() {
  const words = useWords(analyticsMessages);
  const { pixelId } = (useRouteLoaderData("root") as RootData).counting;
  const [isOpen, setOpen] = useState(false);
  if (useConsent() !== "undecided") return null;
  const hasAds = pixelId !== "";
  return (
    <aside aria-label={words.title} className="mt-18 -mb-18 bg-sky-100">
      <div className="container-shop flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-5">
        <p className="body-s max-w-180 basis-80 grow md:grow-0 md:basis-auto">
          {hasAds ? words.questionWithAds : words.question}{" "}
          <ShopLink to="/privacy-policy" className="underline">
            {words.policy}
          </ShopLink>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button kind="secondary" onClick={() => chooseConsent([])}>
            {words.no}
          </Button>
          {hasAds && (
            <Button kind="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {words.settings}
            </Button>
          )}
          <Button kind="secondary" onClick={() => chooseConsent(hasAds ? consents : ["analytics"])}>
            {words.yes}
          </Button>
        </div>
        {hasAds && isOpen && <ConsentChoices />}
      </div>
    </aside>
  );
}

/** Asks again. */
export function ConsentLink() {
  const words = useWords(analyticsMessages);
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
