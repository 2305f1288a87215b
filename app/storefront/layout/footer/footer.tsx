import { useRouteLoaderData } from "../../../../client/router/page.ts";
import { genders } from "../../../../features/catalogue/words/genders.ts";
import { ConsentLink } from "../../../analytics/consent-link.tsx";
import { useWords } from "../../../../client/locale/locale.ts";
import { ShopLink } from "../../../../client/locale/shop-link.tsx";
import { AppQrButton } from "./app-qr.tsx";
import { AppStoreLinks, useHasApp } from "./app-store-links.tsx";
import { appMessages } from "./app.messages.ts";
import { FooterContacts } from "./footer-contacts.tsx";
import { AccountLink, FooterBlock, footerLink } from "./footer-parts.tsx";
import { LanguageSwitch } from "../header/language-switch.tsx";
import { layoutMessages } from "../layout.messages.ts";
import { AppQrDialog } from "../overlays.ts";
import { Logo } from "../header/logo.tsx";
import type { RootData } from "../root-data.ts";

const pages = [
  ["/about", "nav.about"],
  ["/delivery", "nav.delivery"],
  ["/faq", "nav.faq"],
  ["/loyalty", "nav.loyalty"],
  ["/warranty", "nav.warranty"],
  ["/reviews", "nav.reviews"],
  ["/suppliers", "nav.suppliers"],
  ["/get-offer", "nav.getOffer"],
  ["/privacy-policy", "nav.privacy"],
  ["/public-offer", "nav.offer"],
] as const;

export function Footer() {
  const words = useWords(layoutMessages);
  const { year } = useRouteLoaderData("root") as RootData;
  const hasApp = useHasApp();
  return (
    <footer className="mt-18 bg-surface-1">
      <div className="row-stripe h-1.5" aria-hidden="true" />
      <div className="container-shop grid gap-x-8 py-6 md:grid-cols-3 md:gap-y-8 md:py-10 xl:grid-cols-[2fr_2fr_3fr_5fr_4fr]">
        <FooterBlock title={words.audience}>
          {genders.map((gender) => (
            <li key={gender}>
              <ShopLink to={`/${gender}`} className={footerLink}>
                {words[`gender.${gender}`]}
              </ShopLink>
            </li>
          ))}
        </FooterBlock>
        <FooterBlock title={words["footer.account"]}>
          <li>
            <AccountLink to="/account">{words.account}</AccountLink>
          </li>
          <li>
            <AccountLink to="/account/orders">{words["nav.orders"]}</AccountLink>
          </li>
          <li>
            <AccountLink to="/account/unpaid-orders">{words["nav.unpaidOrders"]}</AccountLink>
          </li>
          <li>
            <AccountLink to="/account/notifications">{words["nav.notices"]}</AccountLink>
          </li>
          <li>
            <AccountLink to="/account/lists">{words["nav.lists"]}</AccountLink>
          </li>
          <li>
            <ShopLink to="/quick-order" className={footerLink}>
              {words["nav.quickOrder"]}
            </ShopLink>
          </li>
          <li>
            <ShopLink to="/favorites" className={footerLink}>
              {words.favourites}
            </ShopLink>
          </li>
          <li>
            <ShopLink to="/viewed" className={footerLink}>
              {words["nav.viewed"]}
            </ShopLink>
          </li>
        </FooterBlock>
        <FooterBlock title={words["footer.information"]}>
          {pages.map(([to, key]) => (
            <li key={to}>
              <ShopLink to={to} className={footerLink}>
                {words[key]}
              </ShopLink>
            </li>
          ))}
        </FooterBlock>
        <div className="md:col-span-2 xl:col-span-1">
          <FooterContacts />
        </div>
        {hasApp && <FooterApp />}
      </div>
      <div className="container-shop flex flex-wrap items-center justify-between gap-4 border-t border-line py-4">
        <LegalLines />
        <Logo large />
        <p className="caption text-ink-500">{words.copyright(year)}</p>
        <ConsentLink />
        <div className="-mx-2">
          <LanguageSwitch />
        </div>
      </div>
      {hasApp && <AppQrDialog />}
    </footer>
  );
}

/** Stays in sight on a phone too, where the blocks above are folded (law 675-VIII art. 7). */
function LegalLines() {
  const words = useWords(layoutMessages);
  const { seller } = useRouteLoaderData("root") as RootData;
  const said = [seller.name, seller.code && words["footer.sellerCode"](seller.code), seller.name && seller.address].filter(Boolean);
  return (
    <div className="caption w-full text-ink-500">
      {said.length > 0 && <p>{said.join(", ")}</p>}
      <p className="-mb-3 flex flex-wrap gap-x-4 md:hidden">
        <ShopLink to="/privacy-policy" className="inline-flex min-h-11 items-center underline">
          {words["nav.privacy"]}
        </ShopLink>
        <ShopLink to="/public-offer" className="inline-flex min-h-11 items-center underline">
          {words["nav.offer"]}
        </ShopLink>
      </p>
    </div>
  );
}

function FooterApp() {
  const words = useWords(appMessages);
  return (
    <section className="py-5 md:py-0">
      <h2 className="label mb-4">{words["app.title"]}</h2>
      <div className="flex flex-wrap items-start gap-5 xl:flex-col">
        <AppStoreLinks />
        <AppQrButton className="max-md:hidden" />
      </div>
    </section>
  );
}
