import { useState } from "react";
import { useWords } from "../../client/locale/locale.ts";
import { ShopLink } from "../../client/locale/shop-link.tsx";
import { useRouteLoaderData } from "../../client/router/page.ts";
import { consents } from "../../features/conversions/consents.rules.ts";
import { Button } from "../../ui/button.tsx";
import type { RootData } from "../storefront/layout/root-data.ts";
import { consentBarMessages } from "./consent-bar.messages.ts";
import { ConsentChoices } from "./consent-choices.tsx";
import { chooseConsent } from "./consent.ts";

/** Both answers look alike, and nothing is counted without a yes. Advertising is asked about only where there is some. */
export default function ConsentBar() {
  const words = useWords(consentBarMessages);
  const { pixelId } = (useRouteLoaderData("root") as RootData).counting;
  const [isOpen, setOpen] = useState(false);
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
