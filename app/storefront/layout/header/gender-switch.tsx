import { useLocation, useMatches, useRouteLoaderData } from "../../../../client/router/page.ts";
import { genders, type Gender } from "../../../../features/catalogue/words/genders.ts";
import { openStore } from "../../../../ui/store.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { useWords, withoutLocale } from "../../../../client/locale/locale.ts";
import { ShopLink } from "../../../../client/locale/shop-link.tsx";
import { keep } from "../../../../client/memory/device-memory.ts";
import { audienceOfPage } from "./audience-of-page.ts";
import { layoutMessages } from "../layout.messages.ts";
import type { RootData } from "../root-data.ts";

const chosenHere = openStore<Gender | undefined>(undefined);

/** The choice lasts seven days (specification §2 and specification §9). */
export function rememberGender(gender: Gender): void {
  keep("gender", gender);
  chosenHere.set(gender);
}

/** The page's own, else the visitor's last choice. */
export function useGender(): Gender {
  const { gender } = useRouteLoaderData("root") as RootData;
  const chosen = chosenHere.useWhole() ?? gender;
  const { pathname, search } = useLocation();
  const loaded = useMatches().at(-1)?.loaderData;
  return audienceOfPage({ path: withoutLocale(pathname), search, loaded }, chosen);
}

export function GenderSwitch() {
  const words = useWords(layoutMessages);
  const chosen = useGender();
  return (
    <nav aria-label={words.audience} className="flex overflow-x-auto">
      {genders.map((gender) => (
        <ShopLink
          key={gender}
          to={`/${gender}`}
          onClick={() => rememberGender(gender)}
          aria-current={gender === chosen ? "true" : undefined}
          className={classNames(
            "body-s flex h-11 grow items-center justify-center border-b-3 px-2 font-semibold whitespace-nowrap md:h-14 lg:px-3 xl:h-18",
            gender === chosen ? "border-beet-600 text-beet-600" : "border-transparent hover:border-line",
          )}
        >
          {words[`gender.${gender}`]}
        </ShopLink>
      ))}
    </nav>
  );
}
